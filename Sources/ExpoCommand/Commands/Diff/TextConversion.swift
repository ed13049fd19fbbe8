import ExpoBase
import ExpoKit

/// Prints a document as text that programs compare line by line, such as git: a member after the
/// other, a sentence on each line, without numbers, which would change with every entry added before.
enum TextConversion {
  /// The characters that end a sentence.
  private static let stops: Set<Character> = [".", "!", "?", "。", "！", "？", "…"]

  /// Prints the file that is named; one that is no document, or has errors, as it is.
  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      let count = arguments.operands.count
      throw CommandError(
        en: "\(Option.textconv.name) needs one FILE, found \(count)",
        ko: "\(Option.textconv.name) 옵션에는 FILE 하나가 필요한데 \(count)개입니다")
    }
    let file = try path == "-" ? FileReader.read(console.standardInput) : FileReader.read(path)
    guard let objects = ComparedObject.all(in: file) else {
      try console.printData(Array(file.bytes))
      return .success
    }
    var text = StyledText()
    for object in objects {
      for line in object.members.flatMap(lines) + [""] {
        text.append(line)
        text.endLine()
      }
    }
    try console.print(text)
    return .success
  }

  /// A member, with a line end behind each sentence that has none.
  private static func lines(of member: (key: String, value: ComparedObject.Value)) -> [String] {
    let text =
      switch member.value {
      case .text(let text), .json(let text): text
      case .unreadable: ""
      }
    let words = TextWords.of("\(member.key): \(text)").map { word in
      let isEnd = word.last { !$0.isWhitespace }.map(stops.contains) ?? false
      return isEnd && !word.contains(where: \.isNewline) ? word + "\n" : word
    }
    let lines = words.joined().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.dropLast(lines.last == "" ? 1 : 0).map(String.init)
  }
}
