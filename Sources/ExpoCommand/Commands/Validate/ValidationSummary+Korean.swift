import ExpoDiagnostics
import ExpoSource

extension ValidationSummary {
  /// `검사함: items.json, 항목 13개`, `파일 1개에 오류 2건, 건너뛴 다른 JSON 파일 3개`, `파일 1개에서 1건 수정함`.
  var korean: [String] {
    let skipped =
      (skipped > 0 ? ", 건너뛴 다른 JSON 파일 \(skipped)개" : "")
      + (notUTF8 > 0 ? ", UTF-8이 아니어서 건너뛴 이름 \(notUTF8)개" : "")
    let fixed = fixed.flatMap { $0.findings > 0 ? $0.korean : nil }
    return documents.map { "검사한 문서: \($0.file), \($0.content.korean)" }
      + [counts.map { $0.words(in: .korean) + skipped }, fixed].compactMap(\.self)
  }
}

extension ValidationSummary.Content {
  var korean: String {
    switch self {
    case .entries(let count): "항목 \(count)개"
    case .exposition: "박람회"
    case .neither: "박람회도 항목도 아님"
    }
  }
}

extension ValidationSummary.Fixed {
  fileprivate var korean: String { "파일 \(files)개에서 문제 \(findings)건 수정" }
}
