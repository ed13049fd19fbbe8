extension FileError.Kind {
  /// The reason in English.
  var english: String {
    switch self {
    case .system(let code): Self.systemWords(code)
    case .becameShorter: "became shorter while it was read"
    case .notAFile: "not a file"
    case .folderUnreadable: "the folder cannot be read"
    case .noDocuments(skipped: 0): "no exposition documents found"
    case .noDocuments(skipped: 1):
      "no exposition documents found (1 other JSON file skipped)"
    case .noDocuments(let skipped):
      "no exposition documents found (\(skipped) other JSON files skipped)"
    case .brokenPipe: "broken pipe"
    }
  }

  /// The system's words for an `errno`: `no such file or directory`.
  private static func systemWords(_ code: Int32) -> String {
    let words = systemError(code)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
