import ExpoKit
import Testing

/// A program that adds a rule: all that it needs is public.
struct OwnRuleTests {
  private struct HighPrice: Problem {
    let price: Int
    let location: ExpoKit.DocumentLocation

    var rule: Rule { .highPrice }
    var fix: Fix? { .unsafe(Fix.Edit(location.bytes, "100")) }

    func words(in language: Language) -> ProblemWords {
      switch language {
      case .korean: ProblemWords("\(price)은 100보다 큽니다", help: "값을 내리세요", fix: "100 쓰기")
      default:
        ProblemWords(
          "\(price) is more than 100", notes: [.init("there", at: location)], help: "ask less",
          fix: "write 100")
      }
    }
  }

  private let file = SourceFile(name: "shop.json", text: #"{"price": 250}"#)

  private var problems: [HighPrice] {
    let tree = JSONTree(reading: file)
    guard let price = tree.root?["price"], let location = tree.location(of: JSONPointer(["price"]))
    else { return [] }
    return [HighPrice(price: Int(price.spelling) ?? 0, location: location)]
  }

  private var report: Report { Report([.init(file, problems.map { Report.Diagnostic($0) })]) }

  @Test("every format prints a rule of a program", arguments: ReportFormat.allCases)
  func formats(format: ReportFormat) {
    for language in Language.allCases {
      let text = format.reporter(width: 80, language: language).render(report).string
      let message = problems[0].words(in: language).message
      #expect(text.contains("SHOP-1") && text.contains(message), "\(format)")
    }
  }

  @Test("the rules table of SARIF has its words, and names no command that does not know it")
  func sarif() {
    let text = ReportFormat.sarif.reporter(width: 80, language: .english).render(report).string
    #expect(text.contains("a price above 100"))
    #expect(text.contains(#"Nobody pays it.\n\nAsk less."#))
    #expect(!text.contains("expo rules"))
  }

  @Test("a rule of a program has its page")
  func page() {
    let page = Rule.markdown(of: [.highPrice], in: .english)
    for part in [
      "| SHOP-1 | `high-price` | warning | a price above 100 |", "\n## SHOP-1 high-price\n",
      "Nobody pays it.", #"{"price": 250}"#, #"{"price": 100}"#, "Ask less.",
    ] {
      #expect(page.contains(part))
    }
  }

  @Test(
    "a location outside the file is printed at the nearer end",
    arguments: [(900..<901, "1:15"), (-9..<(-3), "1:1"), (10..<99, "1:11"), (-9..<99, "1:1")])
  func misplaced(bytes: Range<Int>, position: String) {
    let problem = HighPrice(price: 250, location: .init(file: "shop.json", bytes: bytes))
    let report = Report([.init(file, [Report.Diagnostic(problem)])])
    for format in ReportFormat.allCases {
      let text = format.reporter(width: 80, language: .english).render(report).string
      #expect(text.contains("250 is more than 100"), "\(format)")
    }
    let line = ReportFormat.concise.reporter(width: 80, language: .english).render(report).string
    #expect(line.hasPrefix("shop.json:\(position): "))
    #expect(file.text(in: -9..<3) == "{\"p")
    #expect(LineIndex(file).bytes(ofLine: 7).isEmpty)
  }

  @Test("a rule of a program is selected, ignored and raised like any other")
  func selection() {
    let others = RuleSelection(selected: [Rule.all[0]])
    #expect(problems.compactMap(others.diagnostic).isEmpty)
    #expect(problems.compactMap(RuleSelection(ignored: [.highPrice]).diagnostic).isEmpty)
    let raised = RuleSelection(selected: [.highPrice], severities: [.highPrice: .error])
    #expect(problems.compactMap(raised.diagnostic).map(\.severity) == [.error])
    #expect(problems.compactMap(RuleSelection.everything.diagnostic).map(\.severity) == [.warning])
    for word in ["SHOP-1", "shop-1", "high-price"] {
      #expect(Rule.matching(word, among: Rule.all + [.highPrice]) == [.highPrice])
    }
  }

  @Test("no program can take a code of expo")
  func codes() {
    let taken = Rule("EX", 101, name: "x", family: .value) { _ in RuleWords("x", explanation: "x") }
    #expect(taken.code == "EX-101")
    #expect(!Rule.all.contains(taken))
  }
}

extension Rule {
  fileprivate static let highPrice = Rule(
    "SHOP", 1, name: "high-price", family: .value, severity: .warning,
    example: #"{"price": 250}"#, corrected: #"{"price": 100}"#
  ) { language in
    switch language {
    case .korean:
      RuleWords("100보다 큰 값", explanation: "아무도 사지 않습니다.", advice: "값을 내리세요.")
    default:
      RuleWords("a price above 100", explanation: "Nobody pays it.", advice: "Ask less.")
    }
  }
}
