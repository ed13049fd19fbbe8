import ExpoDiagnostics
import ExpoSource
import ExpoText

extension DecodeError.Shape {
  var english: ProblemWords {
    switch self {
    case .keyNotFound(let key, let present, let near):
      ProblemWords(
        "missing key '\(VisibleText.quoted(key))'"
          + (near.map { "; found '\(VisibleText.quoted($0.name))'" } ?? ""),
        notes: [
          near.map { Note("unknown key '\($0.name)'", at: $0.location) }
            ?? Note(Self.english(present: present))
        ],
        help: near.map { "did you mean '\(VisibleText.quoted(key))'? rename '\($0.name)'" }
          ?? "add \"\(key)\"",
        fix: near.map { _ in "rename to '\(key)'" })
    case .unknownKey(let key, let nearest, _):
      ProblemWords(
        "unknown key '\(VisibleText.quoted(key))'",
        help: nearest.map { "did you mean '\($0)'?" } ?? "delete it",
        fix: nearest.map { "rename to '\($0)'" })
    case .duplicateKey(let key, let duplicates): duplicates.english(key)
    case .typeMismatch(let expected, let found, let key):
      ProblemWords(
        "expected \(expected.english)\(JSONType.english(owner: key)), found \(found.english)",
        help: expected == .text && found == .number ? "put quotes around it" : nil,
        fix: expected == .text && found == .number ? "put quotes around" : nil)
    case .valueNotFound(let expected, let key):
      ProblemWords(
        "expected \(expected.english)\(JSONType.english(owner: key)), found null",
        help: expected == .text
          ? "write a string, or \"\" if there is none yet" : "write \(expected.english)")
    case .valueRejected(let found, let reason):
      ProblemWords("\(found.english) is not accepted: \(reason.english)")
    case .nameNotListed(let part, let name, let known, let nearest):
      ProblemWords(
        "expected \(part == .key ? "the key " : "")\(Self.english(known: known)), "
          + "found '\(VisibleText.quoted(name))'",
        help: nearest.map { "did you mean '\(VisibleText.quoted($0))'?" },
        fix: nearest.map { "write '\(VisibleText.quoted($0))'" })
    }
  }

  /// `'strawberry', 'banana' or 'kiwi'`; of many names the first.
  private static func english(known names: [String]) -> String {
    let shown = names.prefix(8).map { "'\(VisibleText.quoted($0))'" }
    return names.count > shown.count
      ? shown.joined(separator: ", ") + ", …" : English.list(shown, "or")
  }

  private static func english(present keys: [String]) -> String {
    let shown = keys.prefix(8).map(VisibleText.quoted).joined(separator: ", ")
    return keys.isEmpty ? "the object is empty" : "found \(shown)" + (keys.count > 8 ? ", …" : "")
  }
}

extension JSONType {
  /// The type in a sentence: `an object`.
  var english: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .text: "a string"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }

  /// ` for 'visitors'`, or nothing for an element.
  static func english(owner key: String?) -> String {
    key.map { " for '\($0)'" } ?? ""
  }
}

extension DecodeError.Duplicates {
  fileprivate func english(_ key: String) -> ProblemWords {
    let times = locations.count == 2 ? "twice" : "\(locations.count) times"
    let spelling = ", spelled differently and equal after Unicode normalization"
    return ProblemWords(
      "key '\(VisibleText.quoted(key))' appears \(times)" + (isCanonicalOnly ? spelling : ""),
      notes: noted.map { Note($0.role.english, at: $0.location) },
      help: help, fix: fix)
  }

  private var help: String {
    if joint?.isEmpty == false { return "if another entry begins here, put '},{' before it" }
    return hasOneValue ? "delete one, the values are the same" : "keep one"
  }

  private var fix: String? {
    guard let joint else { return "delete all but the first" }
    return joint.isEmpty ? nil : "write '},{'"
  }
}

extension DecodeError.Duplicates.Role {
  fileprivate var english: String {
    switch self {
    case .first: "first here"
    case .readBySwift: "Swift reads this one"
    case .readByOthers: "most other readers read this one"
    }
  }
}

extension DecodeError.RejectedValue {
  fileprivate var english: String {
    switch self {
    case .spelling(let spelling): "'\(spelling)'"
    case .type(let type): type.english
    }
  }
}

extension DecodeError.Rejection {
  fileprivate var english: String {
    switch self {
    case .described(let words): words
    case .reason(let reason): reason.words(in: .english)
    }
  }
}
