extension Rule {
  static let shapeRules: [Rule] = [
    wrongRoot, missingKey, unknownKey, duplicateKey, typeMismatch, nullValue, emptyList,
  ]

  /// EX301: a document that is neither an exposition nor a list of entries.
  public static let wrongRoot = Rule(
    "EX301", "wrong-root", .shape, .error,
    summary: "the document is neither an exposition nor a list of entries",
    explanation: """
      An exposition is one object with title, visitors, location, duration and description; \
      entries are an array of objects with name, image_name, short_desc and desc. Which one a \
      document is meant to be is seen by two of its keys, or said with --kind.
      """,
    example: #"{"entries": []}"#)

  /// EX302: a key that must be there and is not.
  public static let missingKey = Rule(
    "EX302", "missing-key", .shape, .error,
    summary: "a required key is missing",
    explanation: """
      Every key of an exposition and of an entry is required: an app that declares them without \
      an optional fails to decode the whole document when one is missing. Where another key \
      looks like the missing one, a note names it and this is one finding, not two.
      """,
    example: #"{"title": "x", "locaton": "Seoul"}"#)

  /// EX303: a key that nothing reads.
  public static let unknownKey = Rule(
    "EX303", "unknown-key", .shape, .warning,
    summary: "a key that nothing reads",
    explanation: """
      Decoders skip keys they do not know without a word, so a misspelt optional key or a \
      forgotten one goes unnoticed. Delete it, or rename it if it was meant as another.
      """,
    example: #"{"title": "x", "title_Image": "poster"}"#)

  /// EX304: one key twice.
  public static let duplicateKey = Rule(
    "EX304", "duplicate-key", .shape, .error,
    summary: "a key appears more than once in an object",
    explanation: """
      RFC 8259 §4 leaves open what a reader makes of it. Swift's JSONDecoder takes the first \
      value, JavaScript, Python and jq the last, so that the app and every other tool see \
      different data. Keys that are equal only after Unicode normalisation, such as 한 typed \
      as one character or as three, are one key to Swift and two to the others.
      """,
    example: #"{"visitors": 1, "visitors": 2}"#)

  /// EX305: a value of another type.
  public static let typeMismatch = Rule(
    "EX305", "type-mismatch", .shape, .error,
    summary: "a value is of another type than is asked for",
    explanation: """
      Decoders do not convert: text is not read from a number, nor a list from an object. The \
      message says which type is asked for and which was found.
      """,
    example: #"{"duration": 1900}"#)

  /// EX306: null where a value is required.
  public static let nullValue = Rule(
    "EX306", "null-value", .shape, .error,
    summary: "a required value is null",
    explanation: """
      null stands for no value, and a property that is not optional cannot hold it: decoding \
      fails. Write the value, or empty text if there is none yet.
      """,
    example: #"{"description": null}"#)

  /// EX307: a list of entries without entries.
  public static let emptyList = Rule(
    "EX307", "empty-list", .shape, .warning,
    summary: "a list of entries is empty",
    explanation: """
      An empty list decodes, and the app shows an empty screen. It is usually a placeholder \
      that was never filled, or an export that failed.
      """,
    example: "[]")
}
