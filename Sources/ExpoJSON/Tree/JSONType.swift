/// A type of value as messages name it.
public enum JSONType: String, Equatable, Sendable {
  case object = "an object"
  case array = "an array"
  case text = "text"
  case number = "a number"
  case wholeNumber = "a whole number"
  case boolean = "true or false"
  case null = "null"

  init(_ kind: JSONNode.Kind) {
    self =
      switch kind {
      case .object: .object
      case .array: .array
      case .string: .text
      case .number: .number
      case .boolean: .boolean
      case .null, .missing: .null
      }
  }
}
