import ExpoSource
import ExpoText

/// Help text from the tables of commands and options.
struct HelpText {
  let language: Language

  /// The overview of all commands.
  var overview: StyledText {
    let commands = CommandName.allCases.map(\.command)
    var text = StyledText()
    add(.introduction, to: &text)
    text.endLine()
    add(.overviewUsage, to: &text)
    text.endLine()
    addRows(
      commands.map { ($0.usage(in: language), $0.name.summary(in: language)) }, to: &text)
    text.endLine()
    addRows(OptionTable.global.map { ($0.longUsage, $0.summary(in: language)) }, to: &text)
    text.endLine()
    add(.exitStatus, to: &text)
    return text
  }

  /// The help of one command.
  func text(_ command: Command) -> StyledText {
    var text = StyledText()
    add(.usage(command), to: &text)
    text.endLine()
    text.append(command.name.summary(in: language))
    text.endLine()
    text.endLine()
    addRows(command.allOptions.map { ($0.usage, $0.summary(in: language)) }, to: &text)
    return text
  }

  private func add(_ line: HelpLine, to text: inout StyledText) {
    text.append(line.words(in: language))
    text.endLine()
  }

  /// Adds two columns: terms and summaries.
  private func addRows(_ rows: [(term: String, summary: String)], to text: inout StyledText) {
    let width = rows.map { DisplayWidth.of($0.term) }.max() ?? 0
    for (term, summary) in rows {
      text.append("  " + term, .heading)
      text.append(String(repeating: " ", count: width - DisplayWidth.of(term) + 2) + summary)
      text.endLine()
    }
  }
}
