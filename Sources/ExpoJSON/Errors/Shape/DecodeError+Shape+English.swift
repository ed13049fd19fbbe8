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
    case .nameNotListed(let part, let name, let known, _) where known.isEmpty:
      ProblemWords(
        (part == .key ? "the key " : "") + "'\(VisibleText.quoted(name))' is not accepted")
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

// MARK: - Rules

extension ShapeRule {
  var english: RuleWords {
    switch self {
    case .wrongRoot:
      RuleWords(
        "the document is neither an exposition nor a list of entries",
        explanation: """
          An exposition is one object with title, visitors, location, duration and description; \
          entries are an array of objects with name, image_name, short_desc and desc. The kind \
          is detected by two of its keys, or given with --kind.
          """,
        advice: """
          Write entries as an array and an exposition as an object, or leave the file out with \
          exclude.
          """)
    case .missingKey:
      RuleWords(
        "a required key is missing",
        explanation: """
          Every key of an exposition and of an entry is required: an app that declares them \
          without an optional fails to decode the whole document when one is missing. If another \
          key resembles the missing one, a note names it, and both are one finding.
          """,
        advice: "Add the key, or correct the spelling of the one that was meant.")
    case .unknownKey:
      RuleWords(
        "an unknown key",
        explanation: """
          Decoders skip unknown keys silently, so a misspelt optional key or a forgotten one \
          goes unnoticed.
          """,
        advice: """
          Delete the key, or rename it to the one that was meant. To allow the key, add it to \
          extraKeys in the configuration.
          """)
    case .duplicateKey:
      RuleWords(
        "a key appears more than once in an object",
        explanation: """
          RFC 8259 §4 does not define which value a reader uses. Swift's JSONDecoder takes the \
          first value, JavaScript, Python and jq the last, so that the app and every other tool \
          see different data. Keys that are equal only after Unicode normalization, such as 한 \
          typed as one character or as three, are one key to Swift and two to the others.
          """,
        advice: "Keep one member and delete the others.")
    case .typeMismatch:
      RuleWords(
        "a value has the wrong type",
        explanation: """
          Decoders do not convert: they do not read a string from a number, or an array from an \
          object. The message names the expected type and the type found.
          """,
        advice: "Write a value of the type that the message names.")
    case .nullValue:
      RuleWords(
        "a required value is null",
        explanation: """
          A property that is not optional cannot hold null: one null fails the decoding of the \
          whole document.
          """,
        advice: "Write the value, or an empty string if there is none yet.")
    case .emptyList:
      RuleWords(
        "a list of entries is empty",
        explanation: """
          An empty list decodes, and the app shows an empty screen. It is usually a placeholder \
          that was never filled, or an export that failed.
          """,
        advice: "Add the entries, or delete the document.")
    }
  }
}
