import ExpoKit

extension Command {
  /// The command `expo diff OLD NEW`.
  static let diff = Command(
    name: .diff, operands: [.old, .new],
    summary: (
      "show what changed between two versions, entry by entry", "두 버전에서 달라진 내용을 항목별로 보여 줍니다"
    ),
    findings: ("a difference", "달라진 내용이 있음"), options: .diff, topics: [.documents],
    variables: [.pager, .comparison],
    examples: [
      ("expo diff HEAD: .", "what changed since the last commit", "마지막 커밋 뒤에 달라진 내용을 보여 줍니다"),
      ("expo diff old.json items.json", "compare two files", "두 파일을 비교합니다"),
      ("expo diff -f markdown main: .", "write a comment for a pull request", "풀 리퀘스트에 달 댓글을 씁니다"),
    ]
  ) { arguments, console in
    try DiffRun(arguments: arguments, console: console).run()
  }
}

extension [any CommandOption] {
  /// The options of `diff`, in the order of help.
  static let diff = [Option.pageFormat.daily(), Option.textconv] as Self + searching
}

extension Option<Never> {
  static var textconv: Self {
    .flag(
      "textconv", en: "print one document for git to compare, a sentence on each line",
      ko: "git이 비교할 수 있게 문서 하나를 한 줄에 한 문장씩 출력합니다"
    ).excluding("format")
  }
}

/// One run of `diff`: reads two exhibitions, prints what changed, and returns the exit status.
struct DiffRun {
  let arguments: Arguments
  let console: Console

  /// Compares the two named sides, or those that git passes: path, old file, its hash and mode, new file, its
  /// hash and mode, and after a rename the new path and how similar they are.
  func run() throws -> ExitCode {
    if arguments.has(.textconv) { return try printConversion() }
    let words = arguments.operands
    let settings = try ReadingSettings(arguments, console)
    let format = try arguments[.pageFormat] ?? .text
    switch words.count {
    case 2 where words == ["-", "-"]:
      throw CommandError(
        en: "only one of OLD and NEW can be standard input",
        ko: "표준 입력(-)은 OLD와 NEW 중 하나에만 쓸 수 있습니다")
    case 2:
      let compare = {
        var folders: [String] = []
        defer { folders.forEach(FileWriter.removeScratchFolder) }
        let sides = try zip(words, words.reversed()).map {
          try DiffSide($0, beside: $1, console, &folders)
        }
        return try report(on: sides, settings)
      }
      // The files of a revision are removed even if a signal ends the run.
      let isOfRevision = words.contains { GitRevision($0) != nil }
      return try write(isOfRevision ? console.uninterrupted(compare) : compare(), format, settings)
    case 7, 9:
      let new = DiffSide(at: words[4], named: words[words.count == 9 ? 7 : 0])
      let sides = [DiffSide(at: words[1], named: words[0]), new]
      _ = try write(report(on: sides, settings), format, settings)
      // git takes any other status for a failure of the program.
      return .success
    case 1 where console.environment[.gitDiffCounter] != nil:
      let unmerged = console.language.pick(en: ": unmerged", ko: ": 병합되지 않은 파일입니다")
      try console.print(line: words[0] + unmerged)
      return .success
    default:
      throw CommandError(
        en: "diff expects OLD and NEW, found \(English.count(words.count, "argument"))",
        ko: "diff 명령에는 OLD와 NEW가 필요한데 인자가 \(words.count)개입니다")
    }
  }

  /// Reads both sides and compares them; their files may be removed afterwards.
  private func report(on sides: [DiffSide], _ settings: ReadingSettings) throws -> DiffReport {
    var sides = sides
    for index in sides.indices { try sides[index].read(arguments, console) }
    let shown = sides.last { !$0.isNothing } ?? sides[1]
    if shown.isNothing, let absence = sides.compactMap(\.absence).first { throw absence }
    let comparison = try Comparison(
      sides[0].documents, sides[1].documents, kinds: kinds(of: sides))
    let failures = comparison.failures.map { failure in
      sides.reduce(failure.words(in: console.language)) { $1.named($0) }
    }
    return DiffReport(
      comparison: comparison, names: sides.map(\.name), files: sides.map(\.files),
      problems: sides.flatMap { $0.problems(in: console.language) } + failures,
      labels: settings.labels(of: shown.documents))
  }

  /// The kinds of documents to compare: all of two folders, else those of the documents that both sides name.
  private func kinds(of sides: [DiffSide]) throws -> Set<DocumentKind> {
    if sides.allSatisfy({ FilePath.isFolder($0.path) }) { return Set(DocumentKind.allCases) }
    let kinds = sides[0].kinds.intersection(sides[1].kinds)
    if !kinds.isEmpty { return kinds }
    throw ErrorWords(
      console.language, en: "OLD and NEW are documents of different kinds",
      ko: "OLD와 NEW의 문서 종류가 다릅니다")
  }

  private func write(_ report: DiffReport, _ format: PageFormat, _ settings: ReadingSettings) throws
    -> ExitCode
  {
    for problem in report.problems { try console.printMessage(.error, problem) }
    switch format {
    case .text:
      var output = PagedOutput(console: console, choices: settings.pagers)
      for block in report.blocks where !output.isLeft {
        try output.write(DiffReport.text(of: block, settings, hasMarks: !console.isColored))
      }
      try output.finish()
      if arguments.has(.quiet) { break }
      try console.printClosingLine(report.summary(in: console.language))
    case .markdown: try console.print(document: report.markdown)
    case .json: try console.print(document: report.json)
    }
    return report.problems.isEmpty ? report.hasChanges ? .findings : .success : .failure
  }
}
