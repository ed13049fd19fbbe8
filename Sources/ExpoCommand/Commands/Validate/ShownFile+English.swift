import ExpoCatalog

extension ShownFile {
  /// `items.json: 13 entries`, `build: skipped, a folder of build products or dependencies`.
  var english: String { "\(path): \(kind.english)" }
}

extension ShownFile.Kind {
  fileprivate var english: String {
    switch self {
    case .document(let content): content.english
    case .catalog: "an asset catalog"
    case .otherJSON: "skipped, does not look like a document"
    case .excluded: "skipped, excluded by a pattern"
    case .passedOver(let reason): "skipped, \(reason.english)"
    }
  }
}

extension FoundFiles.Skipped.Reason {
  fileprivate var english: String {
    switch self {
    case .hidden: "hidden"
    case .buildFolder: "a folder of build products or dependencies"
    case .ignored: "ignored by git"
    case .link: "a link"
    case .notUTF8: "its name is not UTF-8"
    }
  }
}
