package import ExpoDiagnostics
package import ExpoSource

extension ShapeRule {
  package func words(in language: MessageLanguage) -> RuleWords {
    switch language {
    case .english: english
    }
  }

  private var english: RuleWords {
    switch self {
    case .wrongRoot:
      RuleWords(
        "the document is neither an exposition nor a list of entries",
        explanation: """
          An exposition is one object with title, visitors, location, duration and description; \
          entries are an array of objects with name, image_name, short_desc and desc. Which one a \
          document is meant to be is seen by two of its keys, or said with --kind.
          """)
    case .missingKey:
      RuleWords(
        "a required key is missing",
        explanation: """
          Every key of an exposition and of an entry is required: an app that declares them without \
          an optional fails to decode the whole document when one is missing. Where another key \
          looks like the missing one, a note names it and this is one finding, not two.
          """)
    case .unknownKey:
      RuleWords(
        "a key that nothing reads",
        explanation: """
          Decoders skip keys they do not know without a word, so a misspelt optional key or a \
          forgotten one goes unnoticed. Delete it, or rename it if it was meant as another.
          """)
    case .duplicateKey:
      RuleWords(
        "a key appears more than once in an object",
        explanation: """
          RFC 8259 §4 leaves open what a reader makes of it. Swift's JSONDecoder takes the first \
          value, JavaScript, Python and jq the last, so that the app and every other tool see \
          different data. Keys that are equal only after Unicode normalisation, such as 한 typed \
          as one character or as three, are one key to Swift and two to the others.
          """)
    case .typeMismatch:
      RuleWords(
        "a value is of another type than is asked for",
        explanation: """
          Decoders do not convert: text is not read from a number, nor a list from an object. The \
          message says which type is asked for and which was found.
          """)
    case .nullValue:
      RuleWords(
        "a required value is null",
        explanation: """
          null stands for no value, and a property that is not optional cannot hold it: decoding \
          fails. Write the value, or empty text if there is none yet.
          """)
    case .emptyList:
      RuleWords(
        "a list of entries is empty",
        explanation: """
          An empty list decodes, and the app shows an empty screen. It is usually a placeholder \
          that was never filled, or an export that failed.
          """)
    }
  }
}
