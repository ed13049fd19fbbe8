import ExpoBase

/// The rules of the family `shape`.
extension Rule {
  package static let wrongRoot = Rule(
    "EX301", "unknown-document", .shape, .error, example: #"{"entries": []}"#,
    corrected: #"[{"name": "x", "image_name": "x", "short_desc": "x", "desc": "x"}]"#,
    en: """
      the document is neither an exposition nor a list of entries

      An exposition is one object with title, visitors, location, duration and description; \
      entries are an array of objects with name, image_name, short_desc and desc. The kind \
      is detected by two of its keys, or given with --kind.

      Write entries as an array and an exposition as an object, or leave the file out with \
      exclude.
      """,
    ko: """
      박람회 문서도 항목 문서도 아닙니다

      박람회는 title, visitors, location, duration, description 키가 있는 객체 하나이고, 항목 문서는 \
      name, image_name, short_desc, desc 키가 있는 객체의 배열입니다. 문서의 종류는 그중 키 두 개로 \
      알아내며, --kind로 직접 정할 수도 있습니다.

      항목은 배열로, 박람회는 객체로 쓰세요. 다른 파일이면 exclude로 검사에서 제외하세요.
      """)

  package static let missingKey = Rule(
    "EX302", "missing-key", .shape, .error,
    example: #"[{"name": "x", "image_name": "x", "desc": "x"}]"#,
    corrected: #"[{"name": "x", "image_name": "x", "short_desc": "x", "desc": "x"}]"#,
    en: """
      a required key is missing

      Every key of an exposition and of an entry is required: an app that declares them \
      without an optional fails to decode the whole document when one is missing. If another \
      key resembles the missing one, the finding is at that key.

      Add the key, or correct the spelling of the one that was meant.
      """,
    ko: """
      필수 키가 없습니다

      박람회와 항목의 키는 모두 필수입니다. 프로퍼티를 옵셔널로 선언하지 않은 앱은 키가 하나만 없어도 문서 \
      전체를 디코딩하지 못합니다. 비슷한 키가 있으면 그 키를 가리킵니다.

      키를 추가하거나, 철자가 틀린 키를 고치세요.
      """)

  package static let unknownKey = Rule(
    "EX303", "unknown-key", .shape, .warning,
    example: #"{"title": "x", "title_Image": "poster"}"#, corrected: #"{"title": "x"}"#,
    en: """
      an unknown key

      Decoders skip unknown keys silently, so a misspelled optional key or a forgotten one \
      goes unnoticed.

      Delete the key, or rename it to the one that was meant. To allow the key, add it to \
      extraKeys in .expo.json; to show it, add it to facts, alt, credit, license or source.
      """,
    ko: """
      알 수 없는 키가 있습니다

      디코더는 모르는 키를 오류 없이 무시하므로, 철자가 틀렸거나 지우는 것을 잊은 키를 알아채기 어렵습니다.

      키를 지우거나 원래 쓰려던 이름으로 바꾸세요. 일부러 둔 키이면 설정의 extraKeys에 적고, 보여 줄 항목의 키이면 facts, alt, credit, \
      license, source에 적으세요.
      """)

  static let duplicateKey = Rule(
    "EX304", "duplicate-key", .shape, .error, example: #"{"visitors": 1, "visitors": 2}"#,
    corrected: #"{"visitors": 1}"#,
    en: """
      a key appears more than once in an object

      RFC 8259 §4 does not define which value a reader uses. Swift's JSONDecoder takes the \
      first value, JavaScript, Python and jq the last, so that the app and every other tool \
      see different data. Keys that are equal only after Unicode normalization, such as 한 \
      typed as one character or as three, are one key to Swift and two to the others.

      Keep the correct value and delete the others.
      """,
    ko: """
      한 객체에 같은 키가 둘 이상 있습니다

      RFC 8259 §4는 어느 값을 읽어야 하는지 정하지 않았습니다. Swift의 JSONDecoder는 첫 번째 값을, \
      JavaScript, Python, jq는 마지막 값을 읽으므로 앱과 다른 도구가 서로 다른 데이터를 보게 됩니다. 한 \
      글자로 쓴 '한'과 세 자모로 쓴 '한'처럼 유니코드 정규화만 다른 키는 Swift에서는 같은 키이지만 다른 \
      도구에서는 다른 키입니다.

      하나만 남기고 지우세요.
      """)

  package static let typeMismatch = Rule(
    "EX305", "type-mismatch", .shape, .error, example: #"{"title": 1900}"#,
    corrected: #"{"title": "1900"}"#,
    en: """
      a value has the wrong type

      Decoders do not convert: they do not read a string from a number, or an array from an \
      object. The message shows the expected type and the type found.

      Write a value of the type that the message names.
      """,
    ko: """
      값의 타입이 다릅니다

      디코더는 타입을 바꾸어 읽지 않습니다. 숫자를 문자열로, 객체를 배열로 읽는 일은 없습니다. 필요한 타입과 \
      실제 타입은 메시지에 나옵니다.

      메시지에 나온 타입의 값을 쓰세요.
      """)

  static let nullValue = Rule(
    "EX306", "null-value", .shape, .error, example: #"{"description": null}"#,
    corrected: #"{"description": ""}"#,
    en: """
      a required value is null

      A property that is not optional cannot hold null: one null fails the decoding of the \
      whole document.

      Write the value, or an empty string if there is none yet.
      """,
    ko: """
      필수 값이 null입니다

      옵셔널이 아닌 프로퍼티에는 null을 담을 수 없으므로, null 하나 때문에 문서 전체를 디코딩하지 \
      못합니다.

      값을 쓰거나, 아직 없으면 빈 문자열을 쓰세요.
      """)

  package static let emptyList = Rule(
    "EX307", "empty-list", .shape, .error, example: "[]",
    corrected: #"[{"name": "x", "image_name": "x", "short_desc": "x", "desc": "x"}]"#,
    en: """
      a list of entries is empty

      An empty list decodes, and the app shows an empty screen. It is usually a placeholder \
      that was never filled, or an export that failed.

      Add the entries, or delete the document.
      """,
    ko: """
      항목 문서에 항목이 없습니다

      빈 배열도 디코딩은 되지만 앱에는 빈 화면이 나옵니다. 채우는 것을 잊었거나 잘못 내보낸 파일인 경우가 \
      많습니다.

      항목을 추가하거나 문서를 지우세요.
      """)
}
