package import ExpoDiagnostics
package import ExpoSource
import ExpoText

extension DecodeError.Shape {
  /// The words of the kind.
  package func words(in language: Language) -> ProblemWords {
    switch self {
    case .keyNotFound(let key, let present, let near):
      language.pick(
        en: ProblemWords(
          "missing key '\(VisibleText.quoted(key))'"
            + (near.map { "; found '\(VisibleText.quoted($0.name))'" } ?? ""),
          notes: [
            near.map { Note("unknown key '\($0.name)'", at: $0.location) }
              ?? Note(Self.words(in: language, present: present))
          ],
          help: near.map { "did you mean '\(VisibleText.quoted(key))'? rename '\($0.name)'" }
            ?? "add \"\(key)\"",
          fix: near.map { _ in "rename to '\(key)'" }),
        ko: ProblemWords(
          "필수인 '\(VisibleText.quoted(key))' 키가 "
            + (near.map { "없고 비슷한 '\(VisibleText.quoted($0.name))' 키가 있습니다" } ?? "없습니다"),
          notes: [
            near.map { Note("알 수 없는 키 '\($0.name)'", at: $0.location) }
              ?? Note(Self.words(in: language, present: present))
          ],
          help: near.map {
            "혹시 '\(VisibleText.quoted(key))'인가요? '\($0.name)' 키의 이름을 바꾸세요"
          } ?? "\"\(key)\" 키를 추가하세요",
          fix: near.map { _ in "'\(key)' 키로 바꾸기" }))
    case .unknownKey(let key, let nearest, _):
      language.pick(
        en: ProblemWords(
          "unknown key '\(VisibleText.quoted(key))'",
          help: nearest.map { "did you mean '\($0)'?" } ?? "delete it",
          fix: nearest.map { "rename to '\($0)'" }),
        ko: ProblemWords(
          "알 수 없는 키입니다: '\(VisibleText.quoted(key))'",
          help: nearest.map { "혹시 '\($0)'인가요?" } ?? "이 키를 지우세요",
          fix: nearest.map { "'\($0)' 키로 바꾸기" }))
    case .duplicateKey(let key, let duplicates): duplicates.words(in: language, key)
    case .typeMismatch(let expected, let found, let key):
      language.pick(
        en: ProblemWords(
          "expected \(expected.words(in: language))\(JSONType.owner(key)), found \(found.words(in: language))",
          help: expected == .text && found == .number ? "put quotes around it" : nil,
          fix: expected == .text && found == .number ? "put quotes around" : nil),
        ko: ProblemWords(
          "\(JSONType.korean(expected, owner: key)) \(found.words(in: language))입니다",
          help: expected == .text && found == .number ? "따옴표로 감싸세요" : nil,
          fix: expected == .text && found == .number ? "따옴표로 감싸기" : nil))
    case .valueNotFound(let expected, let key):
      language.pick(
        en: ProblemWords(
          "expected \(expected.words(in: language))\(JSONType.owner(key)), found null",
          help: expected == .text
            ? "write a string, or \"\" if there is none yet"
            : "write \(expected.words(in: language))"),
        ko: ProblemWords(
          "\(JSONType.korean(expected, owner: key)) null입니다",
          help: expected == .text
            ? "문자열을 쓰거나, 아직 없으면 \"\"로 두세요"
            : "\(Particle.object.joined(to: expected.words(in: language))) 쓰세요"))
    case .valueRejected(let found, let reason):
      language.pick(
        en: ProblemWords("\(found.english) is not accepted: \(reason.words(in: language))"),
        ko: ProblemWords("\(found.korean) 쓸 수 없습니다: \(reason.words(in: language))"))
    case .nameNotListed(let part, let name, let known, let nearest):
      language.pick(
        en: known.isEmpty
          ? ProblemWords(
            (part == .key ? "the key " : "") + "'\(VisibleText.quoted(name))' is not accepted")
          : ProblemWords(
            "expected \(part == .key ? "the key " : "")\(Self.english(known: known)), "
              + "found '\(VisibleText.quoted(name))'",
            help: nearest.map { "did you mean '\(VisibleText.quoted($0))'?" },
            fix: nearest.map { "write '\(VisibleText.quoted($0))'" }),
        ko: ProblemWords(
          (part == .key ? "쓸 수 없는 키입니다: " : "쓸 수 없는 값입니다: ") + "'\(VisibleText.quoted(name))'",
          notes: known.isEmpty ? [] : [Note("쓸 수 있는 이름: \(Self.shown(known, quote: "'"))")],
          help: nearest.map { "혹시 '\(VisibleText.quoted($0))'인가요?" },
          fix: nearest.map { "'\(VisibleText.quoted($0))' 쓰기" }))
    }
  }

  /// `'strawberry', 'banana' or 'kiwi'`; of many names the first.
  private static func english(known names: [String]) -> String {
    names.count > 8
      ? shown(names, quote: "'")
      : English.list(names.map { "'\(VisibleText.quoted($0))'" }, "or")
  }

  private static func words(in language: Language, present keys: [String]) -> String {
    keys.isEmpty
      ? language.pick(en: "the object is empty", ko: "객체가 비어 있습니다")
      : language.pick(en: "found \(shown(keys))", ko: "있는 키: \(shown(keys))")
  }

  /// The first names of a list.
  private static func shown(_ names: [String], quote: String = "") -> String {
    names.prefix(8).map { quote + VisibleText.quoted($0) + quote }.joined(separator: ", ")
      + (names.count > 8 ? ", …" : "")
  }
}

extension JSONType {
  /// The type in a sentence: `an object`.
  func words(in language: Language) -> String {
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

  /// ` for 'visitors'`, or nothing for an element.
  static func owner(_ key: String?) -> String {
    key.map { " for '\($0)'" } ?? ""
  }

  /// `'visitors' 값은 정수여야 하는데`; an element has no key.
  static func korean(_ expected: JSONType, owner key: String?) -> String {
    (key.map { "'\($0)' 값은 " } ?? "") + Particle.must.joined(to: expected.words(in: .korean))
      + " 하는데"
  }
}

extension DecodeError.Duplicates {
  fileprivate func words(in language: Language, _ key: String) -> ProblemWords {
    let name = VisibleText.quoted(key)
    let isTwice = locations.count == 2
    return ProblemWords(
      language.pick(
        en: "key '\(name)' appears \(isTwice ? "twice" : "\(locations.count) times")"
          + (isCanonicalOnly
            ? ", spelled differently and equal after Unicode normalization" : ""),
        ko: "'\(name)' 키가 \(isCanonicalOnly ? "유니코드 정규화만 다른 표기로 " : "")"
          + "\(isTwice ? "두 번" : "\(locations.count)번") 나옵니다"),
      notes: noted.map { Note($0.role.words(in: language), at: $0.location) },
      help: help(in: language), fix: fix(in: language))
  }

  private func help(in language: Language) -> String {
    if joint?.isEmpty == false {
      return language.pick(
        en: "if another entry begins here, put '},{' before it",
        ko: "여기서 다른 항목이 시작한다면 앞에 '},{'를 넣으세요")
    }
    return hasOneValue
      ? language.pick(en: "delete one, the values are the same", ko: "값이 같으니 하나를 지우세요")
      : language.pick(en: "keep one", ko: "하나만 남기세요")
  }

  private func fix(in language: Language) -> String? {
    guard let joint else { return language.pick(en: "delete all but the first", ko: "첫 번째만 남기기") }
    return joint.isEmpty ? nil : language.pick(en: "write '},{'", ko: "'},{' 쓰기")
  }
}

extension DecodeError.Duplicates.Role {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .first: language.pick(en: "first here", ko: "처음 나온 곳")
    case .readBySwift: language.pick(en: "Swift reads this one", ko: "Swift는 이 값을 읽습니다")
    case .readByOthers:
      language.pick(en: "most other readers read this one", ko: "다른 파서는 대부분 이 값을 읽습니다")
    }
  }
}

extension DecodeError.RejectedValue {
  fileprivate var english: String {
    switch self {
    case .spelling(let spelling): "'\(spelling)'"
    case .type(let type): type.words(in: .english)
    }
  }

  fileprivate var korean: String {
    switch self {
    case .spelling(let spelling): "'\(spelling)' 값은"
    case .type(let type): "이 " + Particle.topic.joined(to: type.words(in: .korean))
    }
  }
}

extension DecodeError.Rejection {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .described(let words): words
    case .reason(let reason): reason.words(in: language)
    }
  }
}

// MARK: - Rules
extension ShapeRule {
  /// The words of the rule.
  package func words(in language: Language) -> RuleWords {
    switch self {
    case .wrongRoot:
      language.pick(
        en: RuleWords(
          "the document is neither an exposition nor a list of entries",
          explanation: """
            An exposition is one object with title, visitors, location, duration and description; \
            entries are an array of objects with name, image_name, short_desc and desc. The kind \
            is detected by two of its keys, or given with --kind.
            """,
          advice: """
            Write entries as an array and an exposition as an object, or leave the file out with \
            exclude.
            """),
        ko: RuleWords(
          "박람회 문서도 항목 목록도 아닙니다",
          explanation: """
            박람회는 title, visitors, location, duration, description 키가 있는 객체 하나이고, 항목 목록은 \
            name, image_name, short_desc, desc 키가 있는 객체의 배열입니다. 문서의 종류는 그중 키 두 개로 \
            알아내며, --kind로 직접 정할 수도 있습니다.
            """,
          advice: "항목은 배열로, 박람회는 객체로 쓰세요. 다른 파일이면 exclude로 빼세요."))
    case .missingKey:
      language.pick(
        en: RuleWords(
          "a required key is missing",
          explanation: """
            Every key of an exposition and of an entry is required: an app that declares them \
            without an optional fails to decode the whole document when one is missing. If another \
            key resembles the missing one, a note names it, and both are one finding.
            """,
          advice: "Add the key, or correct the spelling of the one that was meant."),
        ko: RuleWords(
          "필수 키가 없습니다",
          explanation: """
            박람회와 항목의 키는 모두 필수입니다. 프로퍼티를 옵셔널로 선언하지 않은 앱은 키가 하나만 없어도 문서 \
            전체를 디코딩하지 못합니다. 빠진 키와 비슷한 키가 있으면 참고에 적고, 둘을 문제 한 건으로 셉니다.
            """,
          advice: "키를 추가하거나, 철자가 틀린 키를 고치세요."))
    case .unknownKey:
      language.pick(
        en: RuleWords(
          "an unknown key",
          explanation: """
            Decoders skip unknown keys silently, so a misspelt optional key or a forgotten one \
            goes unnoticed.
            """,
          advice: """
            Delete the key, or rename it to the one that was meant. To allow the key, add it to \
            extraKeys in the configuration.
            """),
        ko: RuleWords(
          "알 수 없는 키가 있습니다",
          explanation: """
            디코더는 모르는 키를 말없이 건너뛰므로, 철자가 틀렸거나 깜빡 남겨 둔 키를 알아채기 어렵습니다.
            """,
          advice: "키를 지우거나 원래 쓰려던 이름으로 바꾸세요. 일부러 둔 키이면 설정의 extraKeys에 적으세요."))
    case .duplicateKey:
      language.pick(
        en: RuleWords(
          "a key appears more than once in an object",
          explanation: """
            RFC 8259 §4 does not define which value a reader uses. Swift's JSONDecoder takes the \
            first value, JavaScript, Python and jq the last, so that the app and every other tool \
            see different data. Keys that are equal only after Unicode normalization, such as 한 \
            typed as one character or as three, are one key to Swift and two to the others.
            """,
          advice: "Keep one member and delete the others."),
        ko: RuleWords(
          "한 객체에 같은 키가 둘 이상 있습니다",
          explanation: """
            RFC 8259 §4는 어느 값을 읽어야 하는지 정하지 않았습니다. Swift의 JSONDecoder는 첫 번째 값을, \
            JavaScript와 Python과 jq는 마지막 값을 읽으므로 앱과 다른 도구가 서로 다른 데이터를 보게 됩니다. 한 \
            글자로 쓴 '한'과 세 자모로 쓴 '한'처럼 유니코드 정규화만 다른 키는 Swift에서는 같은 키이지만 다른 \
            도구에서는 다른 키입니다.
            """,
          advice: "멤버 하나만 남기고 지우세요."))
    case .typeMismatch:
      language.pick(
        en: RuleWords(
          "a value has the wrong type",
          explanation: """
            Decoders do not convert: they do not read a string from a number, or an array from an \
            object. The message names the expected type and the type found.
            """,
          advice: "Write a value of the type that the message names."),
        ko: RuleWords(
          "값의 타입이 다릅니다",
          explanation: """
            디코더는 타입을 바꾸어 읽지 않습니다. 숫자를 문자열로, 객체를 배열로 읽는 일은 없습니다. 필요한 타입과 \
            실제 타입은 메시지에 나옵니다.
            """,
          advice: "메시지에 나온 타입의 값을 쓰세요."))
    case .nullValue:
      language.pick(
        en: RuleWords(
          "a required value is null",
          explanation: """
            A property that is not optional cannot hold null: one null fails the decoding of the \
            whole document.
            """,
          advice: "Write the value, or an empty string if there is none yet."),
        ko: RuleWords(
          "필수 값이 null입니다",
          explanation: """
            옵셔널이 아닌 프로퍼티에는 null을 담을 수 없으므로, null 하나 때문에 문서 전체를 디코딩하지 \
            못합니다.
            """,
          advice: "값을 쓰거나, 아직 없으면 빈 문자열을 쓰세요."))
    case .emptyList:
      language.pick(
        en: RuleWords(
          "a list of entries is empty",
          explanation: """
            An empty list decodes, and the app shows an empty screen. It is usually a placeholder \
            that was never filled, or an export that failed.
            """,
          advice: "Add the entries, or delete the document."),
        ko: RuleWords(
          "항목 목록이 비어 있습니다",
          explanation: """
            빈 목록도 디코딩은 되지만 앱에는 빈 화면이 나옵니다. 채우는 것을 잊었거나 잘못 내보낸 파일인 경우가 \
            많습니다.
            """,
          advice: "항목을 추가하거나 문서를 지우세요."))
    }
  }
}
