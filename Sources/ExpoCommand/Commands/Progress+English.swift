import ExpoSource

extension Progress {
  var english: String {
    switch self {
    case .formatted(let files): "\(English.count(files, "file")) …"
    case .exported(let done, let files): "\(done) of \(English.count(files, "file")) …"
    }
  }
}
