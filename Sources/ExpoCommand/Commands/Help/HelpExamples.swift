import ExpoBase

/// A command line, and what it does.
private typealias Example = (line: String, en: String, ko: String)

extension HelpText {
  /// What a newcomer needs first.
  var firstCommands: [HelpSection.Row] {
    rows([
      ("expo validate", "check the documents in this folder", "이 폴더의 문서를 검사합니다"),
      ("expo browse", "read the exposition on a full screen", "박람회를 전체 화면으로 읽습니다"),
      ("expo export html -o site", "publish it as a web site", "박람회를 웹사이트로 내보냅니다"),
    ])
  }

  /// The worked examples of a command.
  func examples(of command: CommandName) -> [HelpSection.Row] { rows(command.examples) }

  private func rows(_ examples: [Example]) -> [HelpSection.Row] {
    examples.map { (.command($0.line), language.pick(en: $0.en, ko: $0.ko)) }
  }
}

extension CommandName {
  fileprivate var examples: [Example] {
    switch self {
    case .validate:
      [
        ("expo validate", "check this folder and all below it", "이 폴더 아래의 문서와 카탈로그를 모두 검사합니다"),
        ("expo validate --fix items.json", "apply the safe fixes to a file", "파일에 안전한 수정을 적용합니다"),
        (
          "expo validate -f sarif=expo.sarif", "write a report for code scanning",
          "코드 스캐닝용 보고서를 씁니다"
        ),
      ]
    case .format:
      [
        ("expo format items.json", "print a document, indented", "문서를 정리해 출력합니다"),
        ("expo format --check .", "exit with 1 if any would change", "정리할 문서가 있으면 종료 상태 1로 끝냅니다"),
        ("expo format --write items.json", "format a file in place", "파일을 정리해 다시 씁니다"),
      ]
    case .list:
      [
        ("expo list --search ㅎㅂㅌ", "find 한빛탑 by initial consonants", "초성으로 항목을 찾습니다: 한빛탑"),
        ("expo list --page 2 --per-page 10", "list the entries 11 to 20", "11–20번 항목을 보여 줍니다"),
        (
          "expo list -f tsv --fields name", "print the names for another program",
          "다른 프로그램에서 쓸 이름을 출력합니다"
        ),
      ]
    case .show:
      [
        ("expo show", "show the poster of this folder", "이 폴더에 있는 박람회의 포스터를 보여 줍니다"),
        ("expo show 3", "show the third entry in full", "세 번째 항목의 전체 내용을 보여 줍니다"),
        ("expo show 3 --field desc", "print one field, unchanged", "필드 하나를 그대로 출력합니다"),
      ]
    case .diff:
      [
        ("expo diff HEAD: .", "what changed since the last commit", "마지막 커밋 뒤에 달라진 내용을 보여 줍니다"),
        ("expo diff old.json items.json", "compare two files", "두 파일을 비교합니다"),
        (
          "expo diff -f markdown main: .", "write a comment for a pull request", "풀 리퀘스트에 달 댓글을 씁니다"
        ),
      ]
    case .browse:
      [
        ("expo browse", "read the exposition in this folder", "이 폴더에 있는 박람회를 읽습니다"),
        ("expo browse Fair.xcassets 3", "open the third entry", "카탈로그의 세 번째 항목을 엽니다"),
        ("expo browse --accessible", "read line by line", "스크린 리더로 읽기 좋게 한 줄씩 보여 줍니다"),
      ]
    case .export:
      [
        ("expo export html -o site", "write a web site to the folder site", "site 폴더에 웹사이트를 만듭니다"),
        (
          "expo export markdown -o book.md", "write everything to one Markdown file",
          "모든 내용을 Markdown 파일 하나에 씁니다"
        ),
        (
          "expo export html -o site --check", "exit with 1 if the site is out of date",
          "최신이 아니면 종료 상태 1로 끝냅니다"
        ),
      ]
    case .rules:
      [
        ("expo rules", "list all rules", "모든 규칙을 나열합니다"),
        ("expo rules EX104 missing-comma", "explain two rules", "두 규칙을 설명합니다"),
        (
          "expo rules --format markdown", "explain all rules in Markdown",
          "모든 규칙의 설명을 Markdown으로 출력합니다"
        ),
      ]
    case .schema:
      [
        ("expo schema entries", "print the schema of a document of entries", "항목 문서의 스키마를 출력합니다"),
        (
          "expo schema exposition", "print the schema of a document of an exposition",
          "박람회 문서의 스키마를 출력합니다"
        ),
        ("expo schema config", "print the schema of .expo.json", ".expo.json의 스키마를 출력합니다"),
      ]
    case .completions:
      [
        (#"eval "$(expo completions bash)""#, "in ~/.bashrc", "~/.bashrc에 넣습니다"),
        (
          #"eval "$(expo completions zsh)""#, "in ~/.zshrc, after compinit",
          "~/.zshrc의 compinit 뒤에 넣습니다"
        ),
        (
          "expo completions fish | source", "in ~/.config/fish/config.fish",
          "~/.config/fish/config.fish에 넣습니다"
        ),
      ]
    case .manual:
      [
        ("expo manual", "show the manual page of expo", "expo의 매뉴얼 페이지를 보여 줍니다"),
        ("expo manual validate", "show that of a command", "명령 하나의 매뉴얼 페이지를 보여 줍니다"),
        ("expo manual list >expo-list.1", "write its source, for man", "man이 읽을 소스를 파일에 씁니다"),
      ]
    case .help:
      [
        ("expo help list", "explain a command and its options", "명령 하나와 그 옵션을 설명합니다"),
        ("expo help reports", "explain the formats of reports", "보고서의 형식을 설명합니다"),
        ("expo --help", "list all commands and topics", "모든 명령과 주제를 나열합니다"),
      ]
    }
  }
}
