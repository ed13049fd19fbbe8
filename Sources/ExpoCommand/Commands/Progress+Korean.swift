extension Progress {
  var korean: String {
    switch self {
    case .formatted(let files): "파일 \(files)개 …"
    case .exported(let done, let files): "파일 \(files)개 중 \(done)개 …"
    }
  }
}
