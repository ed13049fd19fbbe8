import ExpoDiagnostics
import ExpoSource
import ExpoText

extension ContentProblem.Kind {
  private static let koreanForm = "'YYYY. MM. DD - YYYY. MM. DD' 형식"

  var korean: ProblemWords {
    switch self {
    case .wrongRoot(let expected, let found, let element):
      ProblemWords(
        "\(Self.korean(expected: expected)) 하는데 \(found.korean)입니다",
        help: found.korean(help: element),
        fix: element.map { _ in "대괄호로 감싸기" })
    case .emptyList: ProblemWords("목록에 항목이 없습니다", help: "항목을 추가하거나 파일을 빼세요")
    case .negativeCount(let key):
      ProblemWords("'\(key)' 값이 음수입니다", help: "실제 방문객 수를 쓰세요")
    case .badDuration(let text, let suggestion):
      ProblemWords(
        "\(Self.koreanForm)이어야 하는데 '\(VisibleText.quoted(text))'입니다",
        help: suggestion.map { "이렇게 쓰세요: '\($0)'" },
        fix: suggestion.map { "'\($0)' 값으로 바꾸기" })
    case .bareYear(let text):
      ProblemWords("\(Self.koreanForm)이 아니라 연도만 있습니다: '\(VisibleText.quoted(text))'")
    case .oneDay(let text):
      ProblemWords("\(Self.koreanForm)이 아니라 하루만 있습니다: '\(VisibleText.quoted(text))'")
    case .impossibleDate(let date):
      ProblemWords("달력에 없는 날짜입니다: '\(date)'", help: "월이나 일을 고치세요")
    case .reversedDuration(let first, let last):
      ProblemWords(
        "'duration' 값의 종료일 \(Particle.subject.joined(to: last)) 시작일 \(first)보다 빠릅니다",
        help: "혹시 '\(last) - \(first)'인가요?", fix: "두 날짜 맞바꾸기")
    case .emptyText(let key, let isBlank):
      ProblemWords(
        isBlank ? "'\(key)' 값에 공백만 있습니다" : "'\(key)' 값이 비어 있습니다", help: "내용을 쓰세요")
    case .strayWhitespace(let key, let stray, _, _):
      ProblemWords(stray.korean(in: key), help: "공백을 지우세요", fix: "공백 지우기")
    case .duplicateName(let name, let first):
      ProblemWords(
        "이름이 '\(VisibleText.quoted(name))'인 항목이 이미 있습니다", notes: [Note("처음 나온 곳", at: first)],
        help: "이름을 바꾸거나 사본을 지우세요")
    case .sharedImage(let image, let entries, let first):
      ProblemWords(
        "\(Self.korean(entries)) 항목이 '\(VisibleText.quoted(image))' 그림을 함께 씁니다",
        notes: [Note("처음 나온 곳", at: first)], help: "다른 그림이어야 하면 image_name을 고치세요")
    case .overlongSummary(let length, let measure):
      ProblemWords(
        "'short_desc' 값(\(length)자)이 \(measure.korean)", help: "짧게 줄이거나 둘을 맞바꾸세요")
    }
  }

  private static func korean(expected kind: DocumentKind?) -> String {
    switch kind {
    case .entries?: "항목 배열이어야"
    case .exposition?: "박람회 객체여야"
    case nil: "박람회 객체나 항목 배열이어야"
    }
  }

  /// `3번, 8번`.
  private static func korean(_ entries: [Int]) -> String {
    entries.map { "\($0)번" }.joined(separator: ", ")
  }
}

extension ContentProblem.Root {
  fileprivate var korean: String {
    switch self {
    case .singleEntry: "항목 하나"
    case .object(let keys):
      keys.isEmpty
        ? "빈 객체" : "\(keys.map { "'\($0)'" }.joined(separator: ", ")) 키가 있는 객체"
    case .entries(let pointer):
      "항목을 \(VisibleText.quoted(pointer.description))에 담은 객체"
    case .array: "다른 값이 든 배열"
    case .text: "문자열"
    case .textOfJSON: "문자열에 담긴 JSON"
    case .number: "숫자"
    case .boolean: "불리언(true/false)"
    case .null: "null"
    }
  }

  fileprivate func korean(help element: Range<Int>?) -> String {
    switch self {
    case .entries(let pointer):
      "\(VisibleText.quoted(pointer.description))에 있는 배열만 남기세요"
    case .textOfJSON: "문자열의 내용을 저장하세요: jq -r ."
    case .singleEntry, .object, .array, .text, .number, .boolean, .null:
      element == nil ? "--kind로 종류를 정하거나 이 파일을 빼세요" : "배열에 넣으세요: [ … ]"
    }
  }
}

extension ContentProblem.Stray {
  fileprivate func korean(in key: String) -> String {
    switch self {
    case .beginning: "'\(key)' 값이 공백으로 시작합니다"
    case .end: "'\(key)' 값이 공백으로 끝납니다"
    case .beforeLineBreak(1): "'\(key)' 값의 줄 바꿈 앞에 공백이 있습니다"
    case .beforeLineBreak(let count): "'\(key)' 값의 줄 바꿈 \(count)곳 앞에 공백이 있습니다"
    }
  }
}

extension ContentProblem.Measure {
  fileprivate var korean: String {
    switch self {
    case .limit(let limit): "한도인 \(limit)자를 넘습니다"
    case .text(let length): "'desc' 값(\(length)자)보다 깁니다"
    }
  }
}

// MARK: - Rules

extension ContentRule {
  var korean: RuleWords {
    switch self {
    case .emptyText:
      RuleWords(
        "문자열이 비어 있거나 공백뿐입니다",
        explanation: """
          디코딩은 되지만 이름 없는 행이나 내용 없는 화면이 나옵니다.
          """,
        advice: "내용을 쓰거나 항목을 지우세요.")
    case .strayWhitespace:
      RuleWords(
        "문자열의 양 끝이나 줄 바꿈 앞에 공백이 있습니다",
        explanation: """
          눈에 보이지 않지만, 그 때문에 같아 보이는 이름이 서로 다른 이름이 되고 가운데 정렬한 글이 한쪽으로 \
          밀립니다. 문자열의 양 끝과 줄 바꿈 앞의 공백은 쓸모가 없습니다.
          """,
        advice: "공백을 지우세요.")
    case .duplicateName:
      RuleWords(
        "이름이 같은 항목이 있습니다",
        explanation: """
          목록에서 서로 구별할 수 없습니다. 항목을 복사하고 이름을 고치지 않은 경우가 많습니다. 이름은 유니코드 \
          정규화를 거쳐 보이는 대로 비교합니다.
          """,
        advice: "한 항목의 이름을 바꾸거나 복사한 항목을 지우세요.")
    case .sharedImage:
      RuleWords(
        "두 항목이 같은 그림을 씁니다",
        explanation: """
          일부러 그랬을 수도 있지만, 항목을 복사하고 image_name을 고치지 않아 앱에 엉뚱한 그림이 나오는 경우가 \
          더 많습니다.
          """,
        advice: "복사한 항목의 image_name을 바꾸세요. 일부러 같은 그림을 쓴다면 이 규칙을 끄세요.")
    case .overlongSummary:
      RuleWords(
        "짧은 설명이 전체 설명보다 깁니다",
        explanation: """
          short_desc는 목록에 나오는 한 줄이고 desc는 전체 설명입니다. 짧아야 할 쪽이 더 길면 둘이 바뀌었을 \
          가능성이 큽니다.
          """,
        advice: "두 설명을 맞바꾸거나 짧은 설명을 줄이세요.")
    }
  }
}
