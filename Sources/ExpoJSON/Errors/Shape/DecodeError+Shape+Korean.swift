import ExpoDiagnostics
import ExpoSource
import ExpoText

extension DecodeError.Shape {
  var korean: ProblemWords {
    switch self {
    case .keyNotFound(let key, let present, let near):
      ProblemWords(
        "필수인 '\(VisibleText.quoted(key))' 키가 "
          + (near.map { "없고 '\(VisibleText.quoted($0.name))' 키가 있습니다" } ?? "없습니다"),
        notes: [
          near.map { Note("알 수 없는 키 '\($0.name)'", at: $0.location) }
            ?? Note(Self.korean(present: present))
        ],
        help: near.map {
          "혹시 '\(VisibleText.quoted(key))'인가요? '\($0.name)' 키의 이름을 바꾸세요"
        } ?? "\"\(key)\" 키를 추가하세요",
        fix: near.map { _ in "'\(key)' 키로 바꾸기" })
    case .unknownKey(let key, let nearest, _):
      ProblemWords(
        "알 수 없는 키입니다: '\(VisibleText.quoted(key))'",
        help: nearest.map { "혹시 '\($0)'인가요?" } ?? "이 키를 지우세요",
        fix: nearest.map { "'\($0)' 키로 바꾸기" })
    case .duplicateKey(let key, let duplicates): duplicates.korean(key)
    case .typeMismatch(let expected, let found, let key):
      ProblemWords(
        "\(JSONType.korean(expected, owner: key)) \(found.korean)입니다",
        help: expected == .text && found == .number ? "따옴표로 감싸세요" : nil,
        fix: expected == .text && found == .number ? "따옴표로 감싸기" : nil)
    case .valueNotFound(let expected, let key):
      ProblemWords(
        "\(JSONType.korean(expected, owner: key)) null입니다",
        help: expected == .text
          ? "문자열을 쓰거나, 아직 없으면 \"\"로 두세요"
          : "\(Particle.object.joined(to: expected.korean)) 쓰세요")
    case .valueRejected(let found, let reason): reason.korean(of: found)
    case .nameNotListed(let part, let name, let known, let nearest):
      ProblemWords(
        (part == .key ? "쓸 수 없는 키입니다: " : "쓸 수 없는 값입니다: ") + "'\(VisibleText.quoted(name))'",
        notes: [Note(Self.korean(known: known))],
        help: nearest.map { "혹시 '\(VisibleText.quoted($0))'인가요?" },
        fix: nearest.map { "'\(VisibleText.quoted($0))' 쓰기" })
    }
  }

  private static func korean(known names: [String]) -> String {
    let shown = names.prefix(8).map { "'\(VisibleText.quoted($0))'" }.joined(separator: ", ")
    return "쓸 수 있는 이름: \(shown)" + (names.count > 8 ? ", …" : "")
  }

  private static func korean(present keys: [String]) -> String {
    let shown = keys.prefix(8).map(VisibleText.quoted).joined(separator: ", ")
    return keys.isEmpty ? "객체가 비어 있습니다" : "있는 키: \(shown)" + (keys.count > 8 ? ", …" : "")
  }
}

extension JSONType {
  var korean: String {
    switch self {
    case .object: "객체"
    case .array: "배열"
    case .text: "문자열"
    case .number: "숫자"
    case .wholeNumber: "정수"
    case .boolean: "불리언(true/false)"
    case .null: "null"
    }
  }

  /// `'visitors' 값은 정수여야 하는데`; an element has no key.
  static func korean(_ expected: JSONType, owner key: String?) -> String {
    (key.map { "'\($0)' 값은 " } ?? "") + Particle.must.joined(to: expected.korean) + " 하는데"
  }
}

extension DecodeError.Duplicates {
  fileprivate func korean(_ key: String) -> ProblemWords {
    let name = VisibleText.quoted(key)
    let times = locations.count == 2 ? "두 번" : "\(locations.count)번"
    return ProblemWords(
      isCanonicalOnly
        ? "'\(name)' 키가 유니코드 정규화만 다른 표기로 \(times) 나옵니다" : "'\(name)' 키가 \(times) 나옵니다",
      notes: noted.map { Note($0.role.korean, at: $0.location) },
      help: koreanHelp, fix: koreanFix)
  }

  private var koreanHelp: String {
    if joint?.isEmpty == false { return "여기서 다른 항목이 시작한다면 앞에 '},{'를 넣으세요" }
    return hasOneValue ? "값이 같으니 하나를 지우세요" : "하나만 남기세요"
  }

  private var koreanFix: String? {
    guard let joint else { return "첫 번째만 남기기" }
    return joint.isEmpty ? nil : "'},{' 쓰기"
  }
}

extension DecodeError.Duplicates.Role {
  fileprivate var korean: String {
    switch self {
    case .first: "처음 나온 곳"
    case .readBySwift: "Swift는 이 값을 읽습니다"
    case .readByOthers: "다른 파서는 대부분 이 값을 읽습니다"
    }
  }
}

extension DecodeError.Rejection {
  fileprivate func korean(of found: DecodeError.RejectedValue) -> ProblemWords {
    let value =
      switch found {
      case .spelling(let spelling): "'\(spelling)' 값은"
      case .type(let type): "이 " + Particle.topic.joined(to: type.korean)
      }
    let words =
      switch self {
      case .described(let words): words
      case .reason(let reason): reason.words(in: .korean)
      }
    return ProblemWords("\(value) 쓸 수 없습니다: \(words)")
  }
}
