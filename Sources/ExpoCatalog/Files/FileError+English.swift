extension FileError.Kind {
  /// The reason in English.
  var english: String {
    switch self {
    case .system(let code): Self.english(Errno(code: code))
    case .becameShorter: "became shorter while it was read"
    case .changed: "changed after it was read; it was left as it is"
    case .tooLarge(let limit): "larger than a document may be, \(limit >> 30) GiB"
    case .notAFile: "not a file"
    case .notAFolder: "not a folder"
    case .folderUnreadable: "the folder cannot be read"
    case .noDocuments(skipped: 0): "no exposition documents found"
    case .noDocuments(skipped: 1):
      "no exposition documents found (1 other JSON file skipped)"
    case .noDocuments(let skipped):
      "no exposition documents found (\(skipped) other JSON files skipped)"
    case .isOldContent: "has the old content of the file, which was written only in part"
    case .brokenPipe: "broken pipe"
    }
  }

  /// What to do, or what was looked for.
  var englishHelp: String? {
    switch self {
    case .noDocuments:
      "looked for JSON with entries (name, image_name, short_desc, desc) or an exposition "
        + "(title, visitors, location, duration, description); "
        + "expo validate --show-files lists what was skipped"
    case .system, .becameShorter, .changed, .tooLarge, .notAFile, .notAFolder, .folderUnreadable,
      .isOldContent, .brokenPipe:
      nil
    }
  }

  /// The system's own words, which begin a message: `no such file or directory`.
  private static func english(_ errno: Errno) -> String {
    let words = errno.words
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
