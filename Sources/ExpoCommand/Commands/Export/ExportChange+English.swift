extension ExportChange {
  var english: String {
    switch self {
    case .write(let path): "write \(path)"
    case .remove(let path): "remove \(path)"
    case .keep(let path): "keep \(path)"
    }
  }
}
