import ExpoBase
import ExpoKit
import ExpoModel

/// One run of `diff`: reads two exhibitions, prints what changed, and returns the exit status.
struct DiffRun {
  private let arguments: Arguments
  private let console: Console
  private let settings: ReadingSettings
  private let format: DiffFormat

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    settings = try ReadingSettings(arguments, console)
    format = try arguments[.diffFormat] ?? .text
  }

  /// Compares the two sides that are named, or those that git passes: path, old file, its hash and mode,
  /// new file, its hash and mode, and after a rename the new path and how similar they are.
  func run() throws -> ExitCode {
    let words = arguments.operands
    switch words.count {
    case 2 where words == ["-", "-"]:
      throw CommandError(
        en: "only one of OLD and NEW can be standard input",
        ko: "표준 입력(-)은 OLD와 NEW 중 하나에만 쓸 수 있습니다")
    case 2:
      return try compare(DiffSide(words[0]), DiffSide(words[1]))
    case 7, 9:
      try compareForGit(
        DiffSide(gitFile: words[1], named: words[0]),
        DiffSide(gitFile: words[4], named: words.count == 9 ? words[7] : words[0]))
      // git takes any other status for a failure of the program.
      return .success
    case 1 where console.environment[.gitDiffCounter] != nil:
      let path = VisibleText.quoted(words[0])
      let words = console.language.pick(
        en: "\(path): unmerged", ko: "\(path): 병합되지 않은 파일입니다")
      try console.print(line: words)
      return .success
    default:
      throw CommandError(
        en: "diff expects OLD and NEW, found \(English.count(words.count, "operand"))",
        ko: "diff 명령에는 OLD와 NEW가 필요한데 인자가 \(words.count)개입니다")
    }
  }

  /// Compares the files that git passes; what is no document is compared line by line.
  private func compareForGit(_ old: DiffSide, _ new: DiffSide) throws {
    do {
      _ = try compare(old, new)
    } catch is DiffError {
      let file = { (side: DiffSide) throws in
        SourceFile(
          name: side.name,
          bytes: try side.path.map { try FileReader.read($0).bytes } ?? SourceBytes([]))
      }
      try console.printData(UnifiedDiff.between(file(old), file(new)))
    }
  }

  // MARK: Comparing

  private func compare(_ old: DiffSide, _ new: DiffSide) throws -> ExitCode {
    // The files of revisions are removed also if a signal ends the run.
    try console.uninterrupted {
      var sides = [old, new]
      defer { for side in sides { side.close() } }
      let documents = try sides.indices.map { try sides[$0].documents(arguments, console) }
      return try compare(sides, documents)
    }
  }

  private func compare(
    _ sides: [DiffSide], _ documents: [ExhibitionDocuments]
  ) throws -> ExitCode {
    let kinds = try kinds(sides, documents)
    let pictures = try zip(sides, documents).compactMap { side, documents in
      side.path == nil ? nil : try ExhibitionPictures(of: documents).index
    }
    let comparison = Comparison(
      documents[0], documents[1], kinds: kinds,
      pictures: pictures.count == 2 ? (pictures[0], pictures[1]) : nil)
    let remarks =
      zip(sides, documents).flatMap(remarks)
      + comparison.failures.map { failure in
        sides.reduce(failure.words(in: console.language)) { $1.named($0) }
      }
    for remark in remarks { try console.printRemark(.error, remark) }
    try print(
      comparison, sides.map(\.name), remarks.map(\.message), settings.labels(of: documents[1]))
    return remarks.isEmpty ? comparison.isEmpty ? .success : .findings : .failure
  }

  /// The kinds of documents to compare: all of two folders, else those that both sides have.
  private func kinds(
    _ sides: [DiffSide], _ documents: [ExhibitionDocuments]
  ) throws -> Set<DocumentKind> {
    if sides.allSatisfy(\.isFolder) { return Set(DocumentKind.allCases) }
    // Of a file that git added or deleted, not what a catalog adds to it.
    if let side = sides.firstIndex(where: { $0.path == nil }) {
      let other = documents[1 - side]
      return other.kinds.filter { other.file(of: $0)?.name == sides[1 - side].path }
    }
    let kinds = documents[0].kinds.intersection(documents[1].kinds)
    if !kinds.isEmpty { return kinds }
    throw CommandError(
      en: "OLD and NEW are documents of different kinds", ko: "OLD와 NEW의 문서 종류가 다릅니다")
  }

  /// Why a side is compared only in part.
  private func remarks(_ side: DiffSide, _ documents: ExhibitionDocuments) -> [ErrorWords] {
    let language = console.language
    let errors = documents.failures as [any WordedError] + documents.errors
    let damaged = documents.damagedFiles.map { file in
      ErrorWords(
        message: language.pick(
          en: "\(file.name): compared only as far as it can be read",
          ko: "\(file.name): 읽을 수 있는 부분만 비교했습니다"),
        help: language.pick(en: "expo validate lists the errors", ko: "오류는 expo validate로 확인하세요"))
    }
    return (errors.map { $0.words(in: language) } + damaged).map { side.named($0) }
  }

  // MARK: Printing

  private func print(
    _ comparison: Comparison, _ names: [String], _ remarks: [String], _ labels: Language
  ) throws {
    let report = DiffReport(comparison: comparison, labels: labels)
    switch format {
    case .text:
      var output = PagedOutput(console: console, choices: settings.pagers)
      let writer = DiffText(
        width: settings.proseWidth, ambiguous: settings.ambiguous, hasMarks: !console.isColored)
      for block in report.blocks where !output.isLeft { try output.write(writer.text(of: block)) }
      try output.finish()
      if !settings.isQuiet { try console.printClosingLine(report.summary(in: console.language)) }
    case .markdown:
      try console.print(document: DiffMarkdown.text(of: report, names, remarks, labels))
    case .json:
      try console.print(document: comparison.json(names, remarks))
    }
  }
}
