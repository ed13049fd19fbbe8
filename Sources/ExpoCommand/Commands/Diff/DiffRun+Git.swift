import ExpoKit

extension DiffRun {
  /// Prints the changed lines of both files as git's external diff, or the file as its text conversion: git
  /// ends its whole run if the program fails.
  ///
  /// `words` are the command line. git adds the path, the old file, its hash and mode, the new file, its hash
  /// and mode, and after a rename the new path and how similar they are. `name` is a path that is not UTF-8.
  /// Returns nil if git does not run the command, else whether to print the error too: not if only a name caused it.
  ///
  /// - Throws: ``FileError`` if a file cannot be read or nothing can be printed.
  static func printForGit(
    after error: any Error, _ words: [String], named name: String?, _ console: Console
  ) throws -> Bool? {
    guard let last = words.last, words.contains("diff") else { return nil }
    let isUsage = error is CommandError && name == nil && !last.hasPrefix("-")
    if words.contains("--textconv"), !isUsage, FilePath.exists(last) {
      try printConversion(of: FileReader.read(last), console)
      return false
    }
    guard console.environment[.gitDiffCounter] != nil else { return nil }
    let isMode = { (word: String) in word == "." || word.wholeMatch(of: /[0-7]{6}/) != nil }
    let isRenamed = !isMode(last)
    let own = Array(words.suffix(isRenamed ? 9 : 7))
    // git passes a path with conflicts alone, and `git difftool` names two files.
    guard own.count > 6, isMode(own[3]), isMode(own[6]) else { return true }
    let files = try [(own[0], own[1]), (own[isRenamed ? 7 : 0], own[4])].map {
      SourceFile(name: name ?? $0, bytes: try FileReader.read($1).bytes)
    }
    try console.printData(UnifiedDiff.between(files[0], files[1]))
    // Other JSON is not a document; that is no error for git.
    return !(error is ErrorWords) && name == nil && !files.contains { $0.name.hasPrefix("-") }
  }

  private static let stops = ".!?。！？…"

  /// Prints a document as text that git compares line by line; other files and those with errors unchanged.
  func printConversion() throws -> ExitCode {
    let paths = arguments.operands
    guard let path = paths.first, paths.count == 1 else {
      throw CommandError.needs(
        Option.textconv.name, en: "one FILE, found \(paths.count)", ko: "FILE 하나")
    }
    try Self.printConversion(
      of: path == "-" ? FileReader.read(console.standardInput) : FileReader.read(path), console)
    return .success
  }

  /// Prints each sentence on a line, without the numbers of entries, which new ones before them would change.
  private static func printConversion(of file: SourceFile, _ console: Console) throws {
    let all = ComparedObject.members(in: file)?.flatMap { $0.flatMap(sentences) + [""] }
    let text = all?.map { VisibleText.of($0) + "\n" }.joined()
    try console.printData(text.map { Array($0.utf8) } ?? Array(file.bytes))
  }

  /// A member, with a line end after each sentence that has none.
  private static func sentences(of member: (key: String, value: ComparedObject.Value)) -> [String] {
    let words = "\(member.key): \(member.value.text)".words.map { word in
      let isEnd = word.last { !$0.isWhitespace }?.isOne(of: stops) == true
      return isEnd && !word.contains(where: \.isNewline) ? word + "\n" : word
    }
    let lines = words.joined().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.dropLast(lines.last?.isEmpty == true ? 1 : 0).map(String.init)
  }
}
