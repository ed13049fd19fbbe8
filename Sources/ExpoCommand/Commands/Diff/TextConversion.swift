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
    var output = PagedOutput(console: console, choices: [])
    for object in objects { try output.write(text(of: object)) }
    try output.finish()
    return .success
  }

  private static func text(of object: ComparedObject) -> StyledText {
    var text = StyledText()
    for member in object.members {
      let value =
        switch member.value {
        case .text(let text): text
        case .json(let json): json
        case .unreadable: ""
        }
      var line = member.key + ": "
      for word in TextWords.ranges(of: value).map({ value[$0] }) {
        let breaks = word.filter(\.isNewline).count
        let core = word.filter { !$0.isNewline }
        line += core
        let isEnd = core.last { !$0.isWhitespace }.map(stops.contains) ?? false
        for _ in 0..<max(breaks, isEnd ? 1 : 0) { end(&line, in: &text) }
      }
      if !line.isEmpty { end(&line, in: &text) }
    }
    text.endLine()
    return text
  }

  private static func end(_ line: inout String, in text: inout StyledText) {
    text.append(line)
    text.endLine()
    line = ""
  }
}
