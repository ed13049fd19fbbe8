import ExpoDiagnostics
import ExpoSource
import ExpoText

extension DecodeError.Shape {
  var korean: ProblemWords {
    switch self {
    case .keyNotFound(let key, let present, let near):
      ProblemWords(
        "필수인 '\(VisibleText.quoted(key))' 키가 "
          + (near.map { "없고 비슷한 '\(VisibleText.quoted($0.name))' 키가 있습니다" } ?? "없습니다"),
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
        notes: known.isEmpty ? [] : [Note(Self.korean(known: known))],
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

// MARK: - Rules

extension ShapeRule {
  var korean: RuleWords {
    switch self {
    case .wrongRoot:
      RuleWords(
        "박람회 문서도 항목 목록도 아닙니다",
        explanation: """
          박람회는 title, visitors, location, duration, description 키가 있는 객체 하나이고, 항목 목록은 \
          name, image_name, short_desc, desc 키가 있는 객체의 배열입니다. 문서의 종류는 그중 키 두 개로 \
          알아내며, --kind로 직접 정할 수도 있습니다.
          """,
        advice: "항목은 배열로, 박람회는 객체로 쓰세요. 다른 파일이면 exclude로 빼세요.")
    case .missingKey:
      RuleWords(
        "필수 키가 없습니다",
        explanation: """
          박람회와 항목의 키는 모두 필수입니다. 프로퍼티를 옵셔널로 선언하지 않은 앱은 키가 하나만 없어도 문서 \
          전체를 디코딩하지 못합니다. 빠진 키와 비슷한 키가 있으면 참고에 적고, 둘을 문제 한 건으로 셉니다.
          """,
        advice: "키를 추가하거나, 철자가 틀린 키를 고치세요.")
    case .unknownKey:
      RuleWords(
        "알 수 없는 키가 있습니다",
        explanation: """
          디코더는 모르는 키를 말없이 건너뛰므로, 철자가 틀렸거나 깜빡 남겨 둔 키를 알아채기 어렵습니다.
          """,
        advice: "키를 지우거나 원래 쓰려던 이름으로 바꾸세요. 일부러 둔 키이면 설정의 extraKeys에 적으세요.")
    case .duplicateKey:
      RuleWords(
        "한 객체에 같은 키가 둘 이상 있습니다",
        explanation: """
          RFC 8259 §4는 어느 값을 읽어야 하는지 정하지 않았습니다. Swift의 JSONDecoder는 첫 번째 값을, \
          JavaScript와 Python과 jq는 마지막 값을 읽으므로 앱과 다른 도구가 서로 다른 데이터를 보게 됩니다. 한 \
          글자로 쓴 '한'과 세 자모로 쓴 '한'처럼 유니코드 정규화만 다른 키는 Swift에서는 같은 키이지만 다른 \
          도구에서는 다른 키입니다.
          """,
        advice: "멤버 하나만 남기고 지우세요.")
    case .typeMismatch:
      RuleWords(
        "값의 타입이 다릅니다",
        explanation: """
          디코더는 타입을 바꾸어 읽지 않습니다. 숫자를 문자열로, 객체를 배열로 읽는 일은 없습니다. 필요한 타입과 \
          실제 타입은 메시지에 나옵니다.
          """,
        advice: "메시지에 나온 타입의 값을 쓰세요.")
    case .nullValue:
      RuleWords(
        "필수 값이 null입니다",
        explanation: """
          옵셔널이 아닌 프로퍼티에는 null을 담을 수 없으므로, null 하나 때문에 문서 전체를 디코딩하지 \
          못합니다.
          """,
        advice: "값을 쓰거나, 아직 없으면 빈 문자열을 쓰세요.")
    case .emptyList:
      RuleWords(
        "항목 목록이 비어 있습니다",
        explanation: """
          빈 목록도 디코딩은 되지만 앱에는 빈 화면이 나옵니다. 채우는 것을 잊었거나 잘못 내보낸 파일인 경우가 \
          많습니다.
          """,
        advice: "항목을 추가하거나 문서를 지우세요.")
    }
  }
}
