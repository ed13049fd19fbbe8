import ExpoDiagnostics
import ExpoSource

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
          Every key of an exposition and of an entry is required: an app that declares them without \
          an optional fails to decode the whole document when one is missing. Where another key \
          looks like the missing one, a note names it and this is one finding, not two.
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
          Delete the key, or rename it to the one that was meant. A key that is meant to be there \
          goes into extraKeys of the configuration.
          """)
    case .duplicateKey:
      RuleWords(
        "a key appears more than once in an object",
        explanation: """
          RFC 8259 §4 does not say what a reader does with it. Swift's JSONDecoder takes the \
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
