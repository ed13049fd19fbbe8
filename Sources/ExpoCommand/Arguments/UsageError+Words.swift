import ExpoJSON
import ExpoRendering
import ExpoBase
import ExpoKit

extension UsageError {
  /// What is wrong and what to do.
  func words(in language: Language) -> ErrorWords {
    switch self {
    case .unknown(let vocabulary, let word, let suggestion):
      language.pick(
        en: ErrorWords(
          message: "unknown \(vocabulary.message(in: language, "'\(word)'"))",
          help: suggestion?.words(in: language)),
        ko: ErrorWords(
          message: "\(vocabulary.message(in: language, word)): '\(word)'",
          help: suggestion?.words(in: language)))
    case .pathAsCommand(let path):
      language.pick(
        en: ErrorWords(message: "unknown command '\(path)'; to read it: expo browse \(path)"),
        ko: ErrorWords(
          message: "알 수 없는 명령입니다: '\(path)'", help: "읽으려면 이렇게 쓰세요: expo browse \(path)"))
    case .value(let option, let fault):
      fault.words(in: language, of: "\(option)", isOption: true)
    case .variable(let variable, let fault):
      fault.words(in: language, of: variable.rawValue, isOption: false)
    case .operands(let fault): fault.words(in: language)
    case .excludes(let option, let partner, let hint):
      language.pick(
        en: ErrorWords(
          message: "\(option) cannot be used with \(partner.words(in: language))",
          help: hint?.words(in: language)),
        ko: ErrorWords(
          message:
            "\(option) 옵션은 \(Particle.and.joined(to: partner.words(in: language))) 함께 쓸 수 없습니다",
          help: hint?.words(in: language)))
    case .needs(let option, let partner):
      language.pick(
        en: ErrorWords(
          message: "\(option) needs \(partner.words(in: language))",
          help: partner.help(in: language)),
        ko: ErrorWords(
          message:
            "\(option) 옵션에는 \(Particle.subject.joined(to: partner.words(in: language))) 필요합니다",
          help: partner.help(in: language)))
    case .target(let fault): fault.words(in: language)
    case .unusable(.configuration, let file):
      language.pick(
        en: ErrorWords(message: "\(file) is not a configuration file"),
        ko: ErrorWords(message: "설정 파일로 쓸 수 없습니다: \(file)"))
    case .unusable(.baseline, let file):
      language.pick(
        en: ErrorWords(message: "\(file) is not a baseline"),
        ko: ErrorWords(message: "기준선으로 쓸 수 없습니다: \(file)"))
    }
  }
}

extension Suggestion {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .nearest(let word): language.pick(en: "did you mean '\(word)'?", ko: "혹시 '\(word)'인가요?")
    case .oneOf(let words):
      language.pick(
        en: "use \(English.list(words, "or"))", ko: "\(words.joined(separator: ", ")) 중 하나를 쓰세요")
    }
  }
}

extension Vocabulary {
  fileprivate func message(in language: Language, _ word: String) -> String {
    switch self {
    case .option: language.pick(en: "option \(word)", ko: "알 수 없는 옵션입니다")
    case .command: language.pick(en: "command \(word)", ko: "알 수 없는 명령입니다")
    case .rule: language.pick(en: "rule \(word)", ko: "알 수 없는 규칙입니다")
    case .field: language.pick(en: "field \(word)", ko: "알 수 없는 필드입니다")
    case .expositionField: language.pick(en: "field \(word) of an exposition", ko: "박람회에 없는 필드입니다")
    case .exportKind: language.pick(en: "kind of export \(word)", ko: "알 수 없는 내보내기 형식입니다")
    case .schema: language.pick(en: "schema \(word)", ko: "알 수 없는 스키마입니다")
    case .shell: language.pick(en: "shell \(word)", ko: "알 수 없는 셸입니다")
    case .topic: language.pick(en: "command or topic \(word)", ko: "알 수 없는 명령이나 주제입니다")
    }
  }
}

extension ValueFault {
  /// The fault of the value of an option or of an environment variable.
  fileprivate func words(in language: Language, of option: String, isOption: Bool) -> ErrorWords {
    let name = option + (isOption ? " 옵션" : " 변수")
    let suggestion = { (nearest: String?) in
      nearest.map { Suggestion.nearest($0).words(in: language) }
    }
    return switch self {
    case .missing(let usage):
      language.pick(
        en: ErrorWords(message: "\(option) expects a value: \(usage)"),
        ko: ErrorWords(message: "\(name)에는 값이 필요합니다: \(usage)"))
    case .notTaken:
      language.pick(
        en: ErrorWords(message: "\(option) takes no value"),
        ko: ErrorWords(message: "\(name)에는 값을 쓸 수 없습니다"))
    case .givenTwice:
      language.pick(
        en: ErrorWords(message: "\(option) is given twice"),
        ko: ErrorWords(message: "\(name)이 두 번 나옵니다"))
    case .notANumber(let word, let minimum):
      language.pick(
        en: ErrorWords(
          message: "\(option) expects a whole number, \(minimum) or more, found '\(word)'"),
        ko: ErrorWords(message: "\(name)에는 \(minimum) 이상의 정수가 필요한데 '\(word)'입니다"))
    case .notAChoice(let word, let names, let nearest):
      language.pick(
        en: ErrorWords(
          message: "\(option) expects \(English.list(names, "or")), found '\(word)'",
          help: suggestion(nearest)),
        ko: ErrorWords(
          message: "\(name)에는 \(Self.need(names)) 필요한데 '\(word)'입니다",
          help: suggestion(nearest)))
    case .namesNothing(let named):
      language.pick(
        en: ErrorWords(message: "\(option) names no \(named.noun(in: language))"),
        ko: ErrorWords(message: "\(name)에는 \(named.noun(in: language))이 필요합니다"))
    case .namesFolder(let path):
      language.pick(
        en: ErrorWords(message: "\(option) expects the name of a file, found the folder '\(path)'"),
        ko: ErrorWords(message: "\(name)에는 파일 이름이 필요한데 '\(path)' 폴더입니다"))
    case .noFile(let format):
      language.pick(
        en: ErrorWords(message: "\(option) \(format.rawValue)= names no file"),
        ko: ErrorWords(message: "\(name)의 \(format.rawValue)= 뒤에 파일이 필요합니다"))
    case .isStandardInput:
      language.pick(
        en: ErrorWords(
          message: "\(option) expects a file; - is not standard input here",
          help: "give - as PATH, or write ./- for a file of that name"),
        ko: ErrorWords(
          message: "\(name)에는 파일이 필요하고 표준 입력(-)은 쓸 수 없습니다",
          help: "표준 입력은 PATH에 -로, 이름이 -인 파일은 ./-로 쓰세요"))
    case .isStandardOutput(let format):
      language.pick(
        en: ErrorWords(
          message: "\(option) expects a file; - is not standard output here",
          help: format.map {
            "write \(option) \($0.rawValue) for standard output, or =./- for a file of that name"
          } ?? "write ./- for a file of that name"),
        ko: ErrorWords(
          message: "\(name)에는 파일이 필요하고 표준 출력(-)은 쓸 수 없습니다",
          help: format.map {
            "표준 출력에는 \(option) \($0.rawValue), 이름이 -인 파일에는 =./-로 쓰세요"
          } ?? "이름이 -인 파일은 ./-로 쓰세요"))
    case .isOption(let word):
      language.pick(
        en: ErrorWords(
          message: "\(option) expects a value, found '\(word)'",
          help: "if that is the value, write \(option)=\(word)"),
        ko: ErrorWords(
          message: "\(name)에는 값이 필요한데 '\(word)'입니다",
          help: "그것이 값이라면 이렇게 쓰세요: \(option)=\(word)"))
    case .afterEquals(let letter, let value):
      language.pick(
        en: ErrorWords(
          message: "\(option) expects a value, found '\(letter)=\(value)'",
          help: "write \(letter) \(value), or \(option)=\(value)"),
        ko: ErrorWords(
          message: "\(name)에는 값이 필요한데 '\(letter)=\(value)'입니다",
          help: "이렇게 쓰세요: \(letter) \(value) 또는 \(option)=\(value)"))
    case .notAReport(let word):
      language.pick(
        en: ErrorWords(message: "\(option) expects FMT or FMT=FILE, found '\(word)'"),
        ko: ErrorWords(message: "\(name)에는 FMT 또는 FMT=FILE 형식이 필요한데 '\(word)'입니다"))
    case .twoFormats(let file?):
      language.pick(
        en: ErrorWords(message: "\(option) names two formats for the file '\(file)'"),
        ko: ErrorWords(message: "\(name)으로 한 파일에 두 가지 형식을 쓸 수 없습니다: '\(file)'"))
    case .twoFormats(nil):
      language.pick(
        en: ErrorWords(
          message: "\(option) names two formats for standard output",
          help: "write one to a file: --format FMT=FILE"),
        ko: ErrorWords(
          message: "\(name)으로 표준 출력에 두 가지 형식을 쓸 수 없습니다",
          help: "하나는 파일에 쓰세요: --format FMT=FILE"))
    case .notRuleAndLevel(let word):
      language.pick(
        en: ErrorWords(message: "\(option) expects RULE=LEVEL, found '\(word)'"),
        ko: ErrorWords(message: "\(name)에는 RULE=LEVEL 형식이 필요한데 '\(word)'입니다"))
    case .notALevel(let word, let nearest):
      language.pick(
        en: ErrorWords(
          message: "\(option) expects \(English.list(Severity.byWeight.map(\.rawValue), "or")), "
            + "found '\(word)'",
          help: suggestion(nearest)),
        ko: ErrorWords(
          message: "\(name)에는 \(Self.need(Severity.byWeight.map(\.rawValue))) "
            + "필요한데 '\(word)'입니다",
          help: suggestion(nearest)))
    case .notAnAddress(let word, let fault):
      language.pick(
        en: ErrorWords(
          message:
            "\(option) expects an address such as https://example.org/fair/, found '\(word)'",
          help: fault.help(in: language)),
        ko: ErrorWords(
          message: "\(name)에는 https://example.org/fair/ 같은 주소가 필요한데 '\(word)'입니다",
          help: fault.help(in: language)))
    case .notInstalled(let word):
      language.pick(
        en: ErrorWords(message: "\(option) expects an installed program, found '\(word)'"),
        ko: ErrorWords(message: "\(name)의 프로그램이 설치되어 있지 않습니다: '\(word)'"))
    case .notALanguageTag(let word):
      language.pick(
        en: ErrorWords(
          message: "\(option) expects a language tag such as ko or en-GB, found '\(word)'"),
        ko: ErrorWords(message: "\(name)에는 ko나 en-GB 같은 언어 태그가 필요한데 '\(word)'입니다"))
    }
  }

  /// What is to be chosen, with its subject particle: `ko 또는 en이`, `auto, always, never 중 하나가`.
  private static func need(_ names: [String]) -> String {
    Particle.subject.joined(to: Korean.choice(names))
  }
}

extension ValueFault.Named {
  fileprivate func noun(in language: Language) -> String {
    switch self {
    case .file: language.pick(en: "file", ko: "파일")
    case .fileOrFolder: language.pick(en: "file or folder", ko: "파일이나 폴더의 이름")
    case .rule: language.pick(en: "rule", ko: "규칙 이름")
    case .field: language.pick(en: "field", ko: "필드 이름")
    }
  }
}

extension ValueFault.AddressFault {
  fileprivate func help(in language: Language) -> String? {
    switch self {
    case .malformed: nil
    case .hostNotASCII:
      language.pick(
        en: "write the host in its ASCII form, which begins with xn--",
        ko: "호스트를 xn--으로 시작하는 ASCII 형태로 쓰세요")
    case .userName:
      language.pick(
        en: "leave out the user name: the address is written to every page",
        ko: "주소가 모든 페이지에 적히므로 사용자 이름을 빼세요")
    case .page:
      language.pick(
        en: "name the folder that the pages will lie in", ko: "파일이 아니라 페이지를 올릴 폴더의 주소를 쓰세요")
    }
  }
}

extension OperandFault {
  fileprivate func words(in language: Language) -> ErrorWords {
    switch self {
    case .empty:
      language.pick(
        en: ErrorWords(
          message: "an operand is empty",
          help: "name a file or folder, or none for the current folder"),
        ko: ErrorWords(
          message: "빈 인자가 있습니다", help: "파일이나 폴더를 쓰거나, 현재 폴더라면 인자를 빼세요"))
    case .namedTwice(let path):
      language.pick(
        en: ErrorWords(
          message: "standard input and an operand are both '\(path)'",
          help: "give one of them, or another --stdin-filename"),
        ko: ErrorWords(
          message: "표준 입력과 인자가 모두 '\(path)' 파일입니다",
          help: "둘 중 하나만 쓰거나 --stdin-filename에 다른 이름을 쓰세요"))
    case .notUTF8(let word):
      language.pick(
        en: ErrorWords(
          message: "the argument '\(word)' is not UTF-8",
          help: "rename the file, or name the folder it is in"),
        ko: ErrorWords(
          message: "'\(word)' 인자가 UTF-8이 아닙니다",
          help: "파일 이름을 바꾸거나 파일이 있는 폴더를 쓰세요"))
    case .several(let command, let operand, let count):
      language.pick(
        en: ErrorWords(
          message: "\(command.rawValue) expects one \(operand.placeholder), found \(count)"),
        ko: ErrorWords(
          message: "\(command.rawValue) 명령에는 \(operand.placeholder) 하나만 쓸 수 있는데 \(count)개입니다"))
    case .missing(let command, let names):
      language.pick(
        en: ErrorWords(
          message: "\(command.rawValue) expects \(English.list(names, "or"))"),
        ko: ErrorWords(
          message: "\(command.rawValue) 명령에는 "
            + "\(Particle.subject.joined(to: Korean.choice(names))) 필요합니다"))
    case .noStream:
      language.pick(
        en: ErrorWords(
          message: "--json-lines names no file", help: "give files, or - for standard input"),
        ko: ErrorWords(message: "--json-lines 옵션에는 파일이 필요합니다", help: "파일을 쓰거나, 표준 입력이면 -를 쓰세요"))
    }
  }
}

extension OptionPartner {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .option(let option): language.pick(en: option, ko: "\(option) 옵션")
    case .standardInput: language.pick(en: "the operand -", ko: "표준 입력을 뜻하는 인자 -")
    case .entry(let word): language.pick(en: "the entry '\(word)'", ko: "항목 '\(word)'")
    case .command(let word): language.pick(en: "the command '\(word)'", ko: "\(word) 명령")
    case .export(let kinds):
      language.pick(
        en: "export \(English.list(kinds.map(\.rawValue), "or"))",
        ko: "export \(Korean.choice(kinds.map(\.rawValue))) 명령")
    case .destination: language.pick(en: "-o FILE or -o DIR", ko: "-o FILE 또는 -o DIR 옵션")
    case .severalExpositions: language.pick(en: "more than one exposition", ko: "둘 이상의 박람회")
    }
  }

  fileprivate func help(in language: Language) -> String? {
    switch self {
    case .standardInput:
      language.pick(en: "give - as PATH to read standard input", ko: "표준 입력을 읽으려면 PATH에 -를 쓰세요")
    case .destination:
      language.pick(
        en: "name the file or folder of the export with -o", ko: "내보낼 파일이나 폴더를 -o로 지정하세요")
    case .severalExpositions:
      language.pick(
        en: "the title of one exposition is that of its document", ko: "박람회 하나의 제목은 문서에 적으세요")
    case .option, .entry, .command, .export: nil
    }
  }
}

extension OptionHint {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .checkTells:
      language.pick(
        en: "both print what would change; --check also exits with 1",
        ko: "둘 다 바뀔 내용을 출력하니 하나만 쓰세요. --check는 바뀔 내용이 있으면 종료 상태 1로 끝납니다")
    case .useTSV:
      language.pick(en: "use --format tsv --fields …", ko: "--format tsv --fields …를 쓰세요")
    case .useList: language.pick(en: "use expo list --fields …", ko: "expo list --fields …를 쓰세요")
    case .writeToFile:
      language.pick(
        en: "standard output is for the difference; write the report to a file: --format FMT=FILE",
        ko: "표준 출력에는 바뀔 내용이 나오니 보고서는 파일에 쓰세요: --format FMT=FILE")
    case .useLines:
      language.pick(
        en: "line by line, \(English.list(JSONLinesRun.formats.map(\.rawValue), "or")) "
          + "is written to standard output",
        ko: "표준 출력에 한 줄씩 쓸 수 있는 형식은 "
          + "\(JSONLinesRun.formats.map(\.rawValue).joined(separator: ", "))뿐입니다")
    }
  }
}

extension TargetFault {
  fileprivate func words(in language: Language) -> ErrorWords {
    switch self {
    case .isRead(let file):
      language.pick(
        en: ErrorWords(
          message: "-o names '\(file)', which this export reads", help: "name another file"),
        ko: ErrorWords(message: "-o 파일은 이번에 읽는 파일이라 덮어쓸 수 없습니다: '\(file)'", help: "다른 파일을 고르세요"))
    case .isInside(let folder):
      language.pick(
        en: ErrorWords(
          message: "-o is inside '\(folder)', which this export reads",
          help: "name a folder outside it with -o"),
        ko: ErrorWords(
          message: "-o 폴더가 이번에 읽는 '\(folder)' 안에 있습니다",
          help: "바깥의 다른 폴더를 -o로 지정하세요"))
    case .needsFolder(let reason):
      language.pick(
        en: ErrorWords(
          message: "\(reason.words(in: language)) writes a folder", help: "name it with -o DIR"),
        ko: ErrorWords(message: "\(reason.words(in: language)) 폴더가 필요합니다", help: "-o DIR로 지정하세요"))
    case .isNoFolder(let path, let reason):
      language.pick(
        en: ErrorWords(
          message: "'\(path)' is not a folder, and \(reason.words(in: language)) needs one",
          help: "name another with -o"),
        ko: ErrorWords(
          message: "\(reason.words(in: language)) 폴더가 필요한데 폴더가 아닙니다: '\(path)'",
          help: "다른 폴더를 -o로 지정하세요"))
    }
  }
}

extension FolderReason {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .exportKind(let kind):
      language.pick(en: "export \(kind.rawValue)", ko: "export \(kind.rawValue) 명령에는")
    case .preset(let preset):
      language.pick(en: "--preset \(preset.rawValue)", ko: "--preset \(preset.rawValue) 옵션에는")
    case .split: language.pick(en: "--split", ko: "--split 옵션에는")
    case .severalExpositions: language.pick(en: "more than one exposition", ko: "박람회가 둘 이상이면")
    case .finalSlash: language.pick(en: "a path that ends with '/'", ko: "'/'로 끝나는 경로에는")
    }
  }
}
