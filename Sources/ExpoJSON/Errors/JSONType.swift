import ExpoBase

/// A type of value as messages name it.
package enum JSONType: String, Sendable {
  case object
  case array
  case text = "string"
  case number
  case wholeNumber = "integer"
  case boolean
  case null

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

extension JSONType {
  /// `an object`.
  package func words(in language: Language) -> String {
    switch self {
    case .object: language.pick(en: "an object", ko: "객체")
    case .array: language.pick(en: "an array", ko: "배열")
    case .text: language.pick(en: "a string", ko: "문자열")
    case .number: language.pick(en: "a number", ko: "숫자")
    case .wholeNumber: language.pick(en: "a whole number", ko: "정수")
    case .boolean: language.pick(en: "true or false", ko: "불리언(true/false)")
    case .null: "null"
    }
  }

  /// `expected a whole number for 'visitors', found null`, and to write one; `key` is nil for an element.
  func mismatch(in language: Language, _ key: String?, found: String) -> ProblemWords {
    let name = words(in: language)
    return .typeMismatch(
      name, must: Particle.must.joined(to: name), object: Particle.object.joined(to: name),
      found: found, key: key, language)
  }
}
