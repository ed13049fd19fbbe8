import ExpoDiagnostics
import ExpoSource

extension ExportRemark {
  var korean: ErrorWords {
    switch self {
    case .kept(let path, let isStale):
      ErrorWords(
        message: "\(path): 내보낸 뒤에 바뀌어 그대로 둡니다",
        help: isStale ? "이제 내보내지 않는 파일이니 직접 지우세요" : "--force로 덮어쓰세요")
    case .unshownPicture(let name, let types): Self.koreanUnshown("'\(name)' 그림을", types)
    case .unshownFile(let name, let types):
      Self.koreanUnshown("'\(name)' 그림의 파일 하나를", types)
    case .largePicture(let path, let bytes):
      ErrorWords(
        message: "\(path): \(Megabytes(bytes)), 1 MB를 넘어 페이지가 느리게 열립니다",
        help: "크기를 줄이거나 JPEG로 저장하세요")
    case .largeExport(let path, let bytes):
      ErrorWords(message: "\(path): 내보낸 파일이 모두 \(Megabytes(bytes))입니다")
    case .refused(let counts):
      ErrorWords(
        message: "내보내지 않았습니다"
          + (counts.findings > 0 ? ": \(counts.severityWords(in: .korean))" : ""))
    }
  }

  private static func koreanUnshown(_ what: String, _ types: [String]) -> ErrorWords {
    ErrorWords(
      message: "\(what) 뺍니다: 브라우저가 보여 주지 못하는 형식입니다(\(types.joined(separator: ", ")))",
      help: "PNG나 JPEG로 추가하세요")
  }
}
