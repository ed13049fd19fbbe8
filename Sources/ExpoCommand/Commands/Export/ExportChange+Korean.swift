extension ExportChange {
  var korean: String {
    switch self {
    case .write(let path): "쓰기 \(path)"
    case .remove(let path): "지우기 \(path)"
    case .keep(let path): "남기기 \(path)"
    }
  }
}
