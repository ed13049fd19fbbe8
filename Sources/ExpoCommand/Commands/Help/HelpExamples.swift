import ExpoBase

extension CommandName {
  /// The worked examples of the command: a command line, and what it does.
  func examples(in language: Language) -> [HelpSection.Row] {
    func example(_ line: String, en: String, ko: String) -> HelpSection.Row {
      (.command(line), language.pick(en: en, ko: ko))
    }
    return switch self {
    case .validate:
      [
        example(
          "expo validate", en: "check this folder and all below it",
          ko: "이 폴더 아래의 문서와 카탈로그를 모두 검사합니다"),
        example(
          "expo validate --fix items.json", en: "apply the safe fixes to a file",
          ko: "파일에 안전한 수정을 적용합니다"),
        example(
          "expo validate -f sarif=expo.sarif", en: "write a report for code scanning",
          ko: "코드 스캐닝용 보고서를 씁니다"),
      ]
    case .format:
      [
        example(
          "expo format items.json", en: "print a document, indented", ko: "문서를 정리해 출력합니다"),
        example(
          "expo format --check .", en: "exit with 1 if any would change",
          ko: "정리할 문서가 있으면 종료 상태 1로 끝냅니다"),
        example(
          "expo format --write items.json", en: "format a file in place", ko: "파일을 정리해 다시 씁니다"),
      ]
    case .list:
      [
        example(
          "expo list --search ㅎㅂㅌ", en: "find 한빛탑 by initial consonants",
          ko: "초성으로 항목을 찾습니다: 한빛탑"),
        example(
          "expo list --page 2 --per-page 10", en: "list the entries 11 to 20",
          ko: "11–20번 항목을 보여 줍니다"),
        example(
          "expo list -f tsv --fields name", en: "print the names for another program",
          ko: "다른 프로그램에서 쓸 이름을 출력합니다"),
      ]
    case .show:
      [
        example(
          "expo show", en: "show the poster of this folder",
          ko: "이 폴더에 있는 박람회의 포스터를 보여 줍니다"),
        example(
          "expo show 3", en: "show the third entry in full", ko: "세 번째 항목의 전체 내용을 보여 줍니다"),
        example(
          "expo show 3 --field desc", en: "print one field, unchanged", ko: "필드 하나를 그대로 출력합니다"),
      ]
    case .diff:
      [
        example(
          "expo diff HEAD: .", en: "what changed since the last commit",
          ko: "마지막 커밋 뒤에 달라진 내용을 보여 줍니다"),
        example(
          "expo diff old.json items.json", en: "compare two files", ko: "두 파일을 비교합니다"),
        example(
          "expo diff -f markdown main: .", en: "write a comment for a pull request",
          ko: "풀 리퀘스트에 달 댓글을 씁니다"),
      ]
    case .browse:
      [
        example(
          "expo browse", en: "read the exposition in this folder", ko: "이 폴더에 있는 박람회를 읽습니다"),
        example(
          "expo browse Fair.xcassets 3", en: "open the third entry",
          ko: "카탈로그의 세 번째 항목을 엽니다"),
        example(
          "expo browse --accessible", en: "read line by line",
          ko: "스크린 리더로 읽기 좋게 한 줄씩 보여 줍니다"),
      ]
    case .export:
      [
        example(
          "expo export html -o site", en: "write a web site to the folder site",
          ko: "site 폴더에 웹사이트를 만듭니다"),
        example(
          "expo export markdown -o book.md", en: "write everything to one Markdown file",
          ko: "모든 내용을 Markdown 파일 하나에 씁니다"),
        example(
          "expo export html -o site --check", en: "exit with 1 if the site is out of date",
          ko: "최신이 아니면 종료 상태 1로 끝냅니다"),
      ]
    case .rules:
      [
        example(
          "expo rules", en: "list all rules", ko: "모든 규칙을 나열합니다"),
        example(
          "expo rules EX104 missing-comma", en: "explain two rules", ko: "두 규칙을 설명합니다"),
        example(
          "expo rules --format markdown", en: "explain all rules in Markdown",
          ko: "모든 규칙의 설명을 Markdown으로 출력합니다"),
      ]
    case .schema:
      [
        example(
          "expo schema entries", en: "print the schema of a document of entries",
          ko: "항목 문서의 스키마를 출력합니다"),
        example(
          "expo schema exposition", en: "print the schema of a document of an exposition",
          ko: "박람회 문서의 스키마를 출력합니다"),
        example(
          "expo schema config", en: "print the schema of .expo.json", ko: ".expo.json의 스키마를 출력합니다"),
      ]
    case .completions:
      [
        example(
          #"eval "$(expo completions bash)""#,
          en: "in ~/.bashrc",
          ko: "~/.bashrc에 넣습니다"),
        example(
          #"eval "$(expo completions zsh)""#, en: "in ~/.zshrc, after compinit",
          ko: "~/.zshrc의 compinit 뒤에 넣습니다"),
        example(
          "expo completions fish | source", en: "in ~/.config/fish/config.fish",
          ko: "~/.config/fish/config.fish에 넣습니다"),
      ]
    case .manual:
      [
        example(
          "expo manual", en: "show the manual page of expo", ko: "expo의 매뉴얼 페이지를 보여 줍니다"),
        example(
          "expo manual validate", en: "show that of a command",
          ko: "명령 하나의 매뉴얼 페이지를 보여 줍니다"),
        example(
          "expo manual list >expo-list.1", en: "write its source, for man",
          ko: "man이 읽을 소스를 파일에 씁니다"),
      ]
    case .help:
      [
        example(
          "expo help list", en: "explain a command and its options", ko: "명령 하나와 그 옵션을 설명합니다"),
        example(
          "expo help reports", en: "explain the formats of reports", ko: "보고서의 형식을 설명합니다"),
        example(
          "expo --help", en: "list all commands and topics", ko: "모든 명령과 주제를 나열합니다"),
      ]
    }
  }
}
