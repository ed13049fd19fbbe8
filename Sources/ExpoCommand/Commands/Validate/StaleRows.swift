import ExpoBase
import ExpoKit

/// The warning about rows of a baseline that no finding matches any more, or about a baseline of
/// which no row names a file that exists.
struct StaleRows {
  /// The most rows that are named.
  static let named = 10

  let file: String
  let rows: [Baseline.Row]
  let isPruned: Bool
  /// Whether no row names a file that exists.
  let isMisplaced: Bool

  /// Creates the warning; nil if there is none.
  init?(_ outcome: BaselineFile.Outcome) {
    guard !outcome.stale.isEmpty || outcome.isMisplaced else { return nil }
    file = outcome.file
    isMisplaced = outcome.isMisplaced
    rows = outcome.stale
    isPruned = outcome.isPruned
  }
}

// MARK: - Words

extension StaleRows {
  /// The warning.
  func words(in language: Language) -> ErrorWords {
    if isMisplaced {
      return language.pick(
        en: ErrorWords(
          message: "\(file): no row names a file that exists, so no row is removed",
          help: "move it back to the folder that it was written in, or use --write-baseline"),
        ko: ErrorWords(
          message: "\(file): 기준선에 적힌 파일이 하나도 없어 아무것도 지우지 않습니다",
          help: "기준선을 처음 만든 폴더로 옮기거나 --write-baseline 옵션으로 새로 쓰세요"))
    }
    let shown = rows.prefix(Self.named).map { $0.words(in: language) }
    let more = rows.count - shown.count
    let isOne = rows.count == 1
    return language.pick(
      en: ErrorWords(
        message: "\(file): \(English.count(rows.count, "row")) \(isOne ? "matches" : "match") "
          + "no finding: \(shown.joined(separator: "; "))" + (more > 0 ? "; and \(more) more" : ""),
        help: isPruned
          ? "\(isOne ? "it was" : "they were") removed"
          : "--prune-baseline removes \(isOne ? "it" : "them")"),
      ko: ErrorWords(
        message: "\(file): 더는 나오지 않는 문제 \(rows.count)건: "
          + shown.joined(separator: ", ") + (more > 0 ? " 외 \(more)건" : ""),
        help: isPruned ? "기준선에서 지웠습니다" : "기준선에서 지우려면 --prune-baseline 옵션을 쓰세요"))
  }
}

extension Baseline.Row {
  fileprivate func words(in language: Language) -> String {
    let entry = entry.map(VisibleText.quoted)
    return language.pick(
      en: "\(rule) in \(file)" + (entry.map { ", entry '\($0)'" } ?? ""),
      ko: file + (entry.map { " 항목 '\($0)'" } ?? "") + " \(rule)")
  }
}
