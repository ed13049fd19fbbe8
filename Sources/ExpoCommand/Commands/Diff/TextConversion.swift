import ExpoKit

/// Prints a document as text that programs compare line by line, such as git: a member after the
/// other, a sentence on each line, without numbers, which would change with every entry added before.
enum TextConversion {
  /// The characters that end a sentence.
  private static let stops: Set<Character> = [".", "!", "?", "。", "！", "？", "…"]

  /// Prints the file that is named; one that is not a document, or has errors, as it is.
  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let paths = arguments.operands
    guard let path = paths.first, paths.count == 1 else {
      throw CommandError.needs(
        Option.textconv.name, en: "one FILE, found \(paths.count)", ko: "FILE 하나")
    }
    try print(path == "-" ? FileReader.read(console.standardInput) : FileReader.read(path), console)
    return .success
  }

  /// Prints a file.
  static func print(_ file: SourceFile, _ console: Console) throws {
    let all = ComparedObject.all(in: file)?.flatMap { $0.members.flatMap(lines) + [""] }
    let text = all?.map { VisibleText.of($0) + "\n" }.joined()
    try console.printData(text.map { Array($0.utf8) } ?? Array(file.bytes))
  }

  /// A member, with a line end behind each sentence that has none.
  private static func lines(of member: (key: String, value: ComparedObject.Value)) -> [String] {
    let words = TextWords.of("\(member.key): \(member.value.text)").map { word in
      let isEnd = word.last { !$0.isWhitespace }.map(stops.contains) ?? false
      return isEnd && !word.contains(where: \.isNewline) ? word + "\n" : word
    }
    let lines = words.joined().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.dropLast(lines.last == "" ? 1 : 0).map(String.init)
  }
}
