import ExpoSource
import ExpoText
import ExpoValidation

extension StaleRows {
  /// `known.json: 더는 나오지 않는 문제 2건: items.json의 항목 'a' EX501, x.json EX104`.
  var korean: ErrorWords {
    if isMisplaced {
      return ErrorWords(
        message: "\(file): 기준선에 적힌 파일이 하나도 없어 아무것도 지우지 않습니다",
        help: "기준선을 처음 만든 폴더로 옮기거나 --write-baseline 옵션으로 새로 쓰세요")
    }
    let shown = rows.prefix(Self.named).map(\.korean).joined(separator: ", ")
    let more = rows.count > Self.named ? " 외 \(rows.count - Self.named)건" : ""
    return ErrorWords(
      message: "\(file): 더는 나오지 않는 문제 \(rows.count)건: \(shown)\(more)",
      help: isPruned ? "기준선에서 지웠습니다" : "기준선에서 지우려면 --prune-baseline 옵션을 쓰세요")
  }
}

extension Baseline.Row {
  fileprivate var korean: String {
    "\(file)" + (entry.map { " 항목 '\(VisibleText.quoted($0))'" } ?? "") + " \(rule)"
  }
}
