extension ExportSummary {
  /// `site에 페이지 15개, 그림 42개 내보냄: 쓴 파일 60개, 그대로인 파일 0개, 지운 파일 0개`.
  var korean: String {
    let what =
      "페이지 \(pages)개" + (pictures > 0 ? ", 그림 \(pictures)개" : "")
      + (staticFiles > 0 ? ", static 파일 \(staticFiles)개" : "")
    return "\(path)에 \(what) \(isTrial ? "내보낼 예정" : "내보냄"): \(result.korean(isTrial: isTrial))"
  }
}

extension ExportSummary.Result {
  fileprivate func korean(isTrial: Bool) -> String {
    switch self {
    case .folder(let written, let unchanged, let removed, let kept):
      let (writing, removing) = isTrial ? ("쓸", "지울") : ("쓴", "지운")
      return "\(writing) 파일 \(written)개, 그대로인 파일 \(unchanged)개, \(removing) 파일 \(removed)개"
        + (kept > 0 ? ", 남겨 둔 파일 \(kept)개" : "")
    case .file(let isChanged):
      return isChanged ? (isTrial ? "바뀔 파일" : "새로 씀") : "바뀐 내용 없음"
    }
  }
}
