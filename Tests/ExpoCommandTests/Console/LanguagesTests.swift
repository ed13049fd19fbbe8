import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// Which language messages, reports for programs and labels are in.
struct LanguagesTests {
  @Test(
    "--lang overrides EXPO_LANG, and both override LC_ALL, LC_MESSAGES and LANG",
    arguments: [
      (nil, [:], .english, .english, nil), (nil, [.lang: "ko_KR.UTF-8"], .korean, .english, nil),
      (nil, [.lcMessages: "en_US", .lcAll: "ko_KR.eucKR"], .korean, .english, nil),
      (nil, [.lcAll: "en_US", .expoLang: "ko"], .korean, .english, .korean),
      (nil, [.lcAll: "ko_KR", .expoLang: "en"], .english, .english, .english),
      (nil, [.lcAll: "ko_KR", .expoLang: ""], .korean, .english, nil),
      (.korean, [.lcAll: "en_US", .expoLang: "en"], .korean, .korean, .korean),
      (.english, [.lcAll: "ko_KR", .expoLang: "ko"], .english, .english, .english),
    ] as [(Language?, Environment, Language, Language, Language?)])
  func precedence(
    option: Language?, environment: Environment, messages: Language,
    reports: Language, labels: Language?
  ) {
    let languages = Languages(option: option, environment)
    #expect(languages.messages == messages)
    #expect(languages.reports == reports)
    #expect(languages.labels == labels)
  }

  private func run(_ line: String, _ environment: Environment = [:]) -> Outcome {
    expo(line, input: #"{"visitors": 01}"#, environment: environment)
  }

  private static var hangul: Regex<Substring> { /[가-힣]/ }

  @Test(
    "errors of the command line are in the language of --lang, wherever it is",
    arguments: [
      "--lang ko --hlep", "--lang=ko lsit", "lsit --lang ko", "list --lang=ko --pgae 2",
      "list --page x --lang ko", "list --lang ko --lang en", "validate --fromat json --lang ko -",
      "--lang ko", "--help --lang ko", "--lang=ko --help", "help --lang ko", "--lang ko help list",
    ]
  )
  func ahead(line: String) {
    let result = run(line)
    #expect((result.output + result.errors).contains(Self.hangul))
    let english = run(line.replacing("ko", with: "en"), [.lang: "ko_KR.UTF-8"])
    #expect(!(english.output + english.errors).replacing(/해금|한빛탑/, with: "").contains(Self.hangul))
  }

  @Test(
    "an unknown language is an error that names the choices",
    arguments: [
      ("list --lang=KO", [:], "--lang expects ko or en, found 'KO'"),
      ("--lang fr", [:], "--lang expects ko or en, found 'fr'"),
      ("--help --lang fr", [:], "--lang expects ko or en, found 'fr'"),
      ("list --help --lang fr", [:], "--lang expects ko or en, found 'fr'"),
      ("rules", [.expoLang: "fr"], "EXPO_LANG expects ko or en, found 'fr'"),
      ("--help", [.expoLang: "ko_KR"], "EXPO_LANG expects ko or en, found 'ko_KR'"),
      ("rules", [.expoLang: "jp", .lang: "ko_KR.UTF-8"], "EXPO_LANG 변수에 쓸 수 없는 값입니다: 'jp'"),
      ("rules --lang fr", [.lang: "ko"], "--lang 옵션에 쓸 수 없는 값입니다: 'fr'"),
    ] as [(String, Environment, String)])
  func invalid(line: String, environment: Environment, message: String) {
    let result = run(line, environment)
    #expect(result.ended(.failure, printing: "", saying: ": \(message)\n"))
    #expect(result.errors.contains(/^expo: (error|오류):/), "\(result.errors)")
  }

  @Test(
    "the option overrides a variable with an unknown language",
    arguments: [
      "--lang en --version", "--lang en help", "--lang=en rules EX101", "rules --lang en",
    ])
  func overridden(line: String) {
    #expect(run(line, [.expoLang: "xx"]).status == .success)
    let without = line.replacing(/--lang[ =]en ?/, with: "")
    #expect(run(without, [.expoLang: "xx"]).status == .failure)
  }

  @Test("the words that editors read stay as they are, those for people are Korean")
  func anchors() {
    let first = { (format: String) in
      run("validate --lang ko -f \(format) -q -").output.split(separator: "\n").first
    }
    #expect(
      first("concise") == "<stdin>:1:14: error: 숫자는 0으로 시작할 수 없습니다: '01' [EX110 invalid-number] *")
    #expect(first("full") == "오류[EX110]: 숫자는 0으로 시작할 수 없습니다: '01' *")
  }

  @Test(
    "a locale changes text and no report for programs, --lang changes both",
    arguments: ReportFormat.allCases)
  func reports(format: ReportFormat) {
    let line = "validate -q -f \(format.rawValue) -"
    let asked = run(line + " --lang ko", [.lang: "C"]).output
    let plain = run(line, [.lang: "C"]).output
    let korean = run(line, [.lang: "ko_KR.UTF-8", .expoLang: "ko"]).output
    #expect(asked.contains(Self.hangul) && !plain.contains(Self.hangul))
    #expect(plain == run(line).output)
    #expect(korean == (format.isForPeople ? asked : plain))
    #expect(!format.isForPeople || run(line, [.lang: "ko_KR.UTF-8"]).output == asked)
  }
}
