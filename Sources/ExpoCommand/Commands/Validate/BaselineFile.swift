import ExpoKit

/// The options `--baseline`, `--write-baseline` and `--prune-baseline`.
struct BaselineFile {
  private let known: String?
  private let written: String?
  private let prunes: Bool
  /// How many findings were written, and where.
  private(set) var record: (count: Int, path: String)?
  /// How many findings were known, and the path of the baseline; empty without one.
  private(set) var matched = (count: 0, baseline: "")

  var isUsed: Bool { known != nil || written != nil }

  var isWritten: Bool { written != nil }

  var outputs: [String] { [written, prunes ? known : nil].compactMap(\.self) }

  /// The files that are read and not written: a baseline may be written anew.
  var inputs: [String] {
    let isWritten = prunes || known.map { FilePath.isSame($0, written ?? "") } ?? false
    return isWritten ? [] : [known].compactMap(\.self)
  }

  init(_ arguments: Arguments) throws(CommandError) {
    known = try arguments[.baseline]
    written = try arguments[.writeBaseline]
    prunes = arguments.has(.pruneBaseline)
  }

  /// The findings that are not in the baseline; writes and prunes baselines if asked to.
  ///
  /// Warns about files that have moved, about rows that no finding matches any more, or about a baseline that
  /// seems to be for another folder: no row names a file that exists.
  ///
  /// - Throws: ``CommandError`` or `FileError` if the baseline cannot be read.
  mutating func apply(
    to run: InspectionRun, _ console: Console, _ fail: (FileError) throws -> Void
  ) throws -> [Report.FileDiagnostics] {
    if let written {
      let baseline = Baseline(of: run.findings, at: written)
      if try write(baseline, to: written, console, fail) { record = (baseline.rows.count, written) }
    }
    guard let known else { return run.findings }
    let baseline = try Self.read(known)
    let (new, count, stale, moves, pruned, isElsewhere) = run.compare(with: baseline)
    let isPruned = try prunes && pruned != baseline && write(pruned, to: known, console, fail)
    if !moves.isEmpty {
      let isRenamed = isPruned && !pruned.rows.contains { moves[$0.file] != nil }
      try console.warn(of: moves, in: known, isRenamed: isRenamed)
    } else if isElsewhere {
      try console.printMessage(
        .warning, en: "\(known): no row is about a file that exists, so no row is removed",
        ko: "\(known): 기준선에 적힌 파일이 하나도 없어 아무것도 지우지 않습니다",
        help: (
          "move it back to the folder that it was written in, or use --write-baseline",
          "기준선을 처음 만든 폴더로 옮기거나 --write-baseline 옵션으로 새로 쓰세요"
        ))
    }
    if !stale.isEmpty { try console.warn(of: stale, in: known, isPruned: isPruned) }
    matched = (count, known)
    return new
  }

  private static func read(_ path: String) throws -> Baseline {
    do {
      return try Baseline(reading: FileReader.read(path))
    } catch let error as FileError where error == .missing(path) {
      let option = "--write-baseline \(path.shellWord)"
      throw CommandError(
        en: error.words(in: .english).message, ko: error.words(in: .korean).message,
        help: ("create it with \(option)", "\(option) 옵션으로 먼저 만드세요"))
    }
  }

  private func write(
    _ baseline: Baseline, to path: String, _ console: Console, _ fail: (FileError) throws -> Void
  ) throws -> Bool {
    var files = FileWriter()
    do {
      try console.uninterrupted { try files.replace(path, with: Array(baseline.document.utf8)) }
      return true
    } catch let error as FileError {
      try fail(error)
      return false
    }
  }
}

extension Console {
  fileprivate func warn(of moves: [String: String], in file: String, isRenamed: Bool) throws {
    let list = moves.sorted(byBytesOf: \.key).map { "\($0.key) → \($0.value)" }
      .listed(in: language)
    try printMessage(
      .warning, en: "\(file): \(English.count(moves.count, "file")) moved: \(list)",
      ko: "\(file): 옮겨진 파일 \(moves.count)개: \(list)",
      help: isRenamed
        ? ("the new paths were written", "기준선에 새 경로를 적었습니다")
        : ("--prune-baseline writes the new paths", "기준선에 새 경로를 적으려면 --prune-baseline 옵션을 쓰세요"))
  }

  fileprivate func warn(of rows: [Baseline.Row], in file: String, isPruned: Bool) throws {
    let list = rows.map { row in
      let entry = row.entry.map(VisibleText.quoted)
      return language.pick(
        en: "\(row.rule) in \(row.file)" + (entry.map { ", entry '\($0)'" } ?? ""),
        ko: row.file + (entry.map { " 항목 '\($0)'" } ?? "") + " \(row.rule)")
    }.listed(in: language, by: "; ")
    let isOne = rows.count == 1
    try printMessage(
      .warning,
      en: "\(file): \(English.count(rows.count, "row")) \(isOne ? "matches" : "match") "
        + "no finding: \(list)",
      ko: "\(file): 더는 나오지 않는 문제 \(rows.count)건"
        + (isPruned ? "을 기준선에서 지웠습니다: " : ": ") + list,
      help: isPruned
        ? ("\(isOne ? "it was" : "they were") removed", nil)
        : (
          "--prune-baseline removes \(isOne ? "it" : "them")",
          "기준선에서 지우려면 --prune-baseline 옵션을 쓰세요"
        ))
  }
}
