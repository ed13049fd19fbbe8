import ExpoKit

/// What `diff` prints for git if it fails, because git ends its whole run if the program does.
enum GitLines {
  /// Prints the changed lines of both files as git's external diff, or the file as its text conversion.
  ///
  /// - Parameters:
  ///   - error: Why it failed.
  ///   - words: The command line. git adds the path, the old file, its hash and mode, the new file, its
  ///     hash and mode, and after a rename the new path and how similar they are.
  ///   - name: The path, if it is not UTF-8.
  ///   - console: The output.
  /// - Returns: Whether the user is to know why, which is not because of a name; nil if it is not git
  ///   that runs the command.
  /// - Throws: ``FileError`` if a file cannot be read or nothing can be printed.
  static func print(
    after error: any Error, _ words: [String], named name: String?, _ console: Console
  ) throws -> Bool? {
    guard let last = words.last, words.contains("diff") else { return nil }
    let isUsage = error is CommandError && name == nil && !last.hasPrefix("-")
    if words.contains("--textconv"), !isUsage, FilePath.exists(last) {
      try TextConversion.print(FileReader.read(last), console)
      return false
    }
    guard console.environment[.gitDiffCounter] != nil else { return nil }
    let isMode = { (word: String) in word == "." || word.wholeMatch(of: /[0-7]{6}/) != nil }
    let isRenamed = !isMode(last)
    let own = Array(words.suffix(isRenamed ? 9 : 7))
    // A path with conflicts stands alone, and `git difftool` names two files.
    guard own.count > 6, isMode(own[3]), isMode(own[6]) else { return true }
    let files = try [(own[0], own[1]), (own[isRenamed ? 7 : 0], own[4])].map {
      SourceFile(name: name ?? $0, bytes: try FileReader.read($1).bytes)
    }
    try console.printData(UnifiedDiff.between(files[0], files[1]))
    // Other JSON is no document; that is no error for git.
    return !(error is ErrorWords) && name == nil && !files.contains { $0.name.hasPrefix("-") }
  }
}
