package import ExpoBase

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
