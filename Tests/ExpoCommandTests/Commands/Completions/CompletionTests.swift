import ExpoBase
import ExpoModel
import Testing

@testable import ExpoCommand

/// What can stand at the end of a command line; the shells are tried by `check_help.py`.
struct CompletionTests {
  private static let completion = Completion(language: .english, revisions: { ["HEAD", "main"] }) {
    path, key in
    key == .imageName ? ["hanbit"] : path == nil ? ["here"] : ["한빛탑", "Big Ben"]
  }

  private func values(_ words: [String]) -> [String] {
    Self.completion.offers(words).map { offer in
      switch offer {
      case .word(let word, _): word
      case .paths(let kind): "<\(kind)>"
      }
    }
  }

  @Test(
    "a word is completed with the words that are allowed at its place",
    arguments: [
      (["va"], ["validate"]), (["--v"], ["--version"]), (["x", ""], []),
      (["--lang", ""], ["ko", "en"]), (["--lang=k"], ["--lang=ko"]),
      (["--lang", "ko", "va"], ["validate"]),
      (["-q", "--width", "80", "va"], ["validate"]), (["-q", "validate", "--fi"], ["--fix"]),
      (["validate", "--se"], ["--select", "--severity"]),
      (["validate", "--kind", ""], ["entries", "exposition"]),
      (["validate", "--kind=en"], ["--kind=entries"]),
      (["validate", "-f", "js"], ["json", "jsonl"]), (["validate", "-f", "json="], ["<any>"]),
      (["validate", "--select", "EX104,trailing-c"], ["EX104,trailing-comma"]),
      (["validate", "--severity", "EX104"], ["EX104="]),
      (["validate", "--severity", "EX104="], ["EX104=error", "EX104=warning", "EX104=note"]),
      (["validate", "--config", ""], ["<json>"]), (["validate", "--assets", ""], ["<folder>"]),
      (["validate", "--fix", "--fi"], []), (["validate", "--", "--fi"], ["<json>"]),
      (["export", ""], ExportKind.names), (["export", "html", "--cs"], ["--css"]),
      (["export", "markdown", "--cs"], []), (["export", "html", "--css", ""], ["<css>"]),
      (["list", "--fields", "number,na"], ["number,name"]),
      (["list", "--fields", "name,image_name,n"], ["name,image_name,number"]),
      (["validate", "--select", "EX104,EX104"], []),
      (["show", ""], ["<json>", "here"]), (["show", "Fair.xcassets", "한"], ["한빛탑"]),
      (["show", "Fair.xcassets", "hanb"], ["hanbit"]), (["show", "Fair.xcassets", "x"], []),
      (["rules", "trailing-c"], ["trailing-comma"]), (["rules", "EX104", "shap"], ["shape"]),
      (["help", "env"], ["environment"]), (["manual", "li"], ["list"]),
      (["schema", "c"], ["config"]), (["completions", "z"], ["zsh"]),
      (["schema", "config", ""], []), (["diff", "HE"], ["<json>", "HEAD:"]),
      (["diff", "HEAD:", ""], ["<json>", "HEAD:", "main:"]),
    ] as [([String], [String])])
  func candidates(words: [String], expected: [String]) { #expect(values(words) == expected) }

  @Test("every option is offered with its summary", arguments: CommandName.allCases)
  func options(name: CommandName) {
    let offers = Self.completion.offers([name.rawValue, "--"])
    let expected = name.command.offeredOptions.map {
      Completion.Offer.word("\($0.name)", $0.summary(in: .english))
    }
    #expect(offers == expected)
  }

  @Test(
    "words are quoted for bash",
    arguments: [
      ("Big Ben", #"Big\ Ben"#), ("한빛탑", "한빛탑"), ("it's \"$x\"", #"it\'s\ \"\$x\""#),
      ("a(b)", #"a\(b\)"#), ("EX104=error", "EX104=error"),
    ])
  func quoting(word: String, quoted: String) { #expect(Shell.quotedForBash(word) == quoted) }

  @Test("a shell reads one line for each candidate")
  func lines() {
    let offer = Completion.Offer.word("a\nb", "what\tit does")
    #expect(Shell.zsh.line(offer) == "ab\twhatit does")
    #expect(Shell.bash.line(offer) == "ab")
  }
}
