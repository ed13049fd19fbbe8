/// A type of value as messages name it.
public enum JSONType: Equatable, Sendable {
  /// An object.
  case object
  /// An array.
  case array
  /// A string.
  case text
  /// Any number.
  case number
  /// A number without a fraction.
  case wholeNumber
  /// True or false.
  case boolean
  /// Null.
  case null

  /// Creates the type of a kind of value.
  package init(_ kind: JSONNode.Kind) {
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
