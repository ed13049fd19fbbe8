import ExpoDiagnostics
import ExpoRendering
import ExpoSource
import ExpoValidation

extension UsageError {
  var korean: ErrorWords {
    switch self {
    case .unknown(let vocabulary, let word, let suggestion):
      ErrorWords(
        message: "\(vocabulary.koreanMessage): '\(word)'", help: suggestion?.korean)
    case .pathAsCommand(let path):
      ErrorWords(message: "알 수 없는 명령입니다: '\(path)'", help: "읽으려면 이렇게 쓰세요: expo browse \(path)")
    case .value(let option, let fault): fault.korean(of: "\(option)", isOption: true)
    case .variable(let variable, let fault): fault.korean(of: variable.rawValue, isOption: false)
    case .operands(let fault): fault.korean
    case .excludes(let option, let partner, let hint):
      ErrorWords(
        message: "\(option) 옵션은 \(Particle.and.joined(to: partner.korean)) 함께 쓸 수 없습니다",
        help: hint?.korean)
    case .needs(let option, let partner):
      ErrorWords(
        message: "\(option) 옵션에는 \(Particle.subject.joined(to: partner.korean)) 필요합니다",
        help: partner.koreanHelp)
    case .target(let fault): fault.korean
    case .unusable(.configuration, let file):
      ErrorWords(message: "설정 파일로 쓸 수 없습니다: \(file)")
    case .unusable(.baseline, let file): ErrorWords(message: "기준선으로 쓸 수 없습니다: \(file)")
    }
  }

  fileprivate static func koreanSuggestion(_ nearest: String?) -> String? {
    nearest.map { Suggestion.nearest($0).korean }
  }
}

extension Suggestion {
  fileprivate var korean: String {
    switch self {
    case .nearest(let word): "혹시 '\(word)'인가요?"
    case .oneOf(let words): "\(words.joined(separator: ", ")) 중 하나를 쓰세요"
    }
  }
}

extension Vocabulary {
  fileprivate var koreanMessage: String {
    switch self {
    case .option: "알 수 없는 옵션입니다"
    case .command: "알 수 없는 명령입니다"
    case .rule: "알 수 없는 규칙입니다"
    case .field: "알 수 없는 필드입니다"
    case .expositionField: "박람회에 없는 필드입니다"
    case .exportKind: "알 수 없는 내보내기 형식입니다"
    case .schema: "알 수 없는 스키마입니다"
    case .shell: "알 수 없는 셸입니다"
    case .topic: "알 수 없는 명령이나 주제입니다"
    }
  }
}

extension ValueFault {
  /// The fault of the value of an option or of an environment variable.
  fileprivate func korean(of option: String, isOption: Bool) -> ErrorWords {
    let name = option + (isOption ? " 옵션" : " 변수")
    switch self {
    case .missing(let usage): return ErrorWords(message: "\(name)에는 값이 필요합니다: \(usage)")
    case .notTaken: return ErrorWords(message: "\(name)에는 값을 쓸 수 없습니다")
    case .givenTwice: return ErrorWords(message: "\(name)이 두 번 나옵니다")
    case .notANumber(let word, let minimum):
      return ErrorWords(message: "\(name)에는 \(minimum) 이상의 정수가 필요한데 '\(word)'입니다")
    case .notAChoice(let word, let names, let nearest):
      return ErrorWords(
        message: "\(name)에는 \(Self.koreanNeed(names)) 필요한데 '\(word)'입니다",
        help: UsageError.koreanSuggestion(nearest))
    case .namesNothing(let named):
      return ErrorWords(message: "\(name)에는 \(named.koreanNoun)이 필요합니다")
    case .namesFolder(let path):
      return ErrorWords(message: "\(name)에는 파일 이름이 필요한데 '\(path)' 폴더입니다")
    case .noFile(let format):
      return ErrorWords(message: "\(name)의 \(format.rawValue)= 뒤에 파일이 필요합니다")
    case .isStandardInput:
      return ErrorWords(
        message: "\(name)에는 파일이 필요하고 표준 입력(-)은 쓸 수 없습니다",
        help: "표준 입력은 PATH에 -로, 이름이 -인 파일은 ./-로 쓰세요")
    case .isStandardOutput(let format):
      return ErrorWords(
        message: "\(name)에는 파일이 필요하고 표준 출력(-)은 쓸 수 없습니다",
        help: format.map {
          "표준 출력에는 \(option) \($0.rawValue), 이름이 -인 파일에는 =./-로 쓰세요"
        } ?? "이름이 -인 파일은 ./-로 쓰세요")
    case .isOption(let word):
      return ErrorWords(
        message: "\(name)에는 값이 필요한데 '\(word)'입니다",
        help: "그것이 값이라면 이렇게 쓰세요: \(option)=\(word)")
    case .afterEquals(let letter, let value):
      return ErrorWords(
        message: "\(name)에는 값이 필요한데 '\(letter)=\(value)'입니다",
        help: "이렇게 쓰세요: \(letter) \(value) 또는 \(option)=\(value)")
    case .notAReport(let word):
      return ErrorWords(message: "\(name)에는 FMT 또는 FMT=FILE 형식이 필요한데 '\(word)'입니다")
    case .twoFormats(let file?):
      return ErrorWords(message: "\(name)으로 한 파일에 두 가지 형식을 쓸 수 없습니다: '\(file)'")
    case .twoFormats(nil):
      return ErrorWords(
        message: "\(name)으로 표준 출력에 두 가지 형식을 쓸 수 없습니다",
        help: "하나는 파일에 쓰세요: --format FMT=FILE")
    case .notRuleAndLevel(let word):
      return ErrorWords(message: "\(name)에는 RULE=LEVEL 형식이 필요한데 '\(word)'입니다")
    case .notALevel(let word, let nearest):
      return ErrorWords(
        message: "\(name)에는 \(Self.koreanNeed(Severity.byWeight.map(\.rawValue))) "
          + "필요한데 '\(word)'입니다",
        help: UsageError.koreanSuggestion(nearest))
    case .notAnAddress(let word, let fault):
      return ErrorWords(
        message: "\(name)에는 https://example.org/fair/ 같은 주소가 필요한데 '\(word)'입니다",
        help: fault.koreanHelp)
    case .notALanguageTag(let word):
      return ErrorWords(message: "\(name)에는 ko나 en-GB 같은 언어 태그가 필요한데 '\(word)'입니다")
    case .notInstalled(let word):
      return ErrorWords(message: "\(name)의 프로그램이 설치되어 있지 않습니다: '\(word)'")
    }
  }

  /// What is to be chosen, with its subject particle: `ko 또는 en이`, `auto, always, never 중 하나가`.
  private static func koreanNeed(_ names: [String]) -> String {
    Particle.subject.joined(to: Korean.choice(names))
  }
}

extension ValueFault.Named {
  fileprivate var koreanNoun: String {
    switch self {
    case .file: "파일"
    case .fileOrFolder: "파일이나 폴더의 이름"
    case .rule: "규칙 이름"
    case .field: "필드 이름"
    }
  }
}

extension ValueFault.AddressFault {
  fileprivate var koreanHelp: String? {
    switch self {
    case .malformed: nil
    case .hostNotASCII: "호스트를 xn--으로 시작하는 ASCII 형태로 쓰세요"
    case .userName: "주소가 모든 페이지에 적히므로 사용자 이름을 빼세요"
    case .page: "파일이 아니라 페이지를 올릴 폴더의 주소를 쓰세요"
    }
  }
}

extension OperandFault {
  fileprivate var korean: ErrorWords {
    switch self {
    case .empty:
      ErrorWords(
        message: "빈 인자가 있습니다", help: "파일이나 폴더를 쓰거나, 현재 폴더라면 인자를 빼세요")
    case .namedTwice(let path):
      ErrorWords(
        message: "표준 입력과 인자가 모두 '\(path)' 파일입니다",
        help: "둘 중 하나만 쓰거나 --stdin-filename에 다른 이름을 쓰세요")
    case .notUTF8(let word):
      ErrorWords(
        message: "'\(word)' 인자가 UTF-8이 아닙니다",
        help: "파일 이름을 바꾸거나 파일이 있는 폴더를 쓰세요")
    case .several(let command, let operand, let count):
      ErrorWords(
        message: "\(command.rawValue) 명령에는 \(operand.placeholder) 하나만 쓸 수 있는데 \(count)개입니다")
    case .missing(let command, let names):
      ErrorWords(
        message: "\(command.rawValue) 명령에는 "
          + "\(Particle.subject.joined(to: Korean.choice(names))) 필요합니다")
    case .noStream:
      ErrorWords(message: "--json-lines 옵션에는 파일이 필요합니다", help: "파일을 쓰거나, 표준 입력이면 -를 쓰세요")
    }
  }
}

extension OptionPartner {
  fileprivate var korean: String {
    switch self {
    case .option(let option): "\(option) 옵션"
    case .standardInput: "표준 입력을 뜻하는 인자 -"
    case .entry(let word): "항목 '\(word)'"
    case .command(let word): "\(word) 명령"
    case .export(let kinds): "export \(Korean.choice(kinds.map(\.rawValue))) 명령"
    case .destination: "-o FILE 또는 -o DIR 옵션"
    case .severalExpositions: "둘 이상의 박람회"
    }
  }

  fileprivate var koreanHelp: String? {
    switch self {
    case .standardInput: "표준 입력을 읽으려면 PATH에 -를 쓰세요"
    case .destination: "내보낼 파일이나 폴더를 -o로 지정하세요"
    case .severalExpositions: "박람회 하나의 제목은 문서에 적으세요"
    case .option, .entry, .command, .export: nil
    }
  }
}

extension OptionHint {
  fileprivate var korean: String {
    switch self {
    case .checkTells: "둘 다 바뀔 내용을 출력하니 하나만 쓰세요. --check는 바뀔 내용이 있으면 종료 상태 1로 끝납니다"
    case .useTSV: "--format tsv --fields …를 쓰세요"
    case .useList: "expo list --fields …를 쓰세요"
    case .writeToFile: "표준 출력에는 바뀔 내용이 나오니 보고서는 파일에 쓰세요: --format FMT=FILE"
    case .useLines:
      "표준 출력에 한 줄씩 쓸 수 있는 형식은 "
        + "\(JSONLinesRun.formats.map(\.rawValue).joined(separator: ", "))뿐입니다"
    }
  }
}

extension TargetFault {
  fileprivate var korean: ErrorWords {
    switch self {
    case .isRead(let file):
      ErrorWords(message: "-o 파일은 이번에 읽는 파일이라 덮어쓸 수 없습니다: '\(file)'", help: "다른 파일을 고르세요")
    case .isInside(let folder):
      ErrorWords(
        message: "-o 폴더가 이번에 읽는 '\(folder)' 안에 있습니다",
        help: "바깥의 다른 폴더를 -o로 지정하세요")
    case .needsFolder(let reason):
      ErrorWords(message: "\(reason.korean) 폴더가 필요합니다", help: "-o DIR로 지정하세요")
    case .isNoFolder(let path, let reason):
      ErrorWords(
        message: "\(reason.korean) 폴더가 필요한데 폴더가 아닙니다: '\(path)'",
        help: "다른 폴더를 -o로 지정하세요")
    }
  }
}

extension FolderReason {
  fileprivate var korean: String {
    switch self {
    case .exportKind(let kind): "export \(kind.rawValue) 명령에는"
    case .preset(let preset): "--preset \(preset.rawValue) 옵션에는"
    case .split: "--split 옵션에는"
    case .severalExpositions: "박람회가 둘 이상이면"
    case .finalSlash: "'/'로 끝나는 경로에는"
    }
  }
}
