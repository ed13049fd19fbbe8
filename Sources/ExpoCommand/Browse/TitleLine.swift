import ExpoBase
import ExpoJSON
import ExpoRendering
import ExpoTerminal

/// The first line: the title, the position, and the counts of findings.
///
/// `대전 세계 박람회 1993                    3/13  45%  ✗ 1  ! 2`
struct TitleLine {
  private static let gap = "  "

  private let state: BrowseState

  init(_ state: BrowseState) {
    self.state = state
  }

  /// The row.
  var line: Frame.Line {
    let columns = state.size.columns
    let room = columns - width(of: place) - Self.gap.utf8.count
    var text = StyledText()
    text.append(title(in: max(0, room)))
    let start = max(0, columns - width(of: place))
    return Frame.Line([
      Frame.Part(text, fill: .rule), Frame.Part(place, column: start, fill: .rule),
    ])
  }

  /// The title and the name of the screen; on a narrow screen the title is cut first.
  private func title(in room: Int) -> StyledText {
    let name = screenName.map { " – " + $0.words(in: state.options.messages) } ?? ""
    let rest = max(0, room - DisplayWidth.of(name, ambiguous: state.options.ambiguous))
    var title = fitted(exposition(in: rest), to: rest)
    title.append(name, .faint)
    return fitted(title, to: room)
  }

  /// The title of the exposition, without what follows in parentheses if that is too wide.
  private func exposition(in room: Int) -> StyledText {
    let lines = state.document.titleLines.map(EntryCells.oneLine)
    var (whole, first) = (StyledText(), StyledText())
    whole.append(lines.joined(separator: " "), .faint)
    first.append(lines.first ?? "", .faint)
    return width(of: whole) <= room ? whole : first
  }

  /// The name of a screen that is laid over others.
  private var screenName: BrowseLabel? {
    switch state.screen {
    case .help: .keys
    case .findings, .allFindings: .findings
    case .poster, .list, .entry: nil
    }
  }

  /// Where the reader is, and the findings of what is shown.
  private var place: StyledText {
    var place = StyledText()
    place.append(Position(state).text, .faint)
    for (severity, count) in findings where count > 0 {
      if !place.string.isEmpty { place.append(Self.gap, .faint) }
      place.append("\(severity.mark) \(count)", severity == .note ? .faint : .warning)
    }
    return place
  }

  private var findings: [(Severity, Int)] {
    let severities: [Severity] =
      switch state.screen {
      case .help: []
      case .allFindings: state.documentFindings.rows.map(\.finding.severity)
      default: state.findings.map(\.severity)
      }
    return Severity.byWeight.map { severity in
      (severity, severities.count { $0 == severity })
    }
  }

  private func fitted(_ text: StyledText, to width: Int) -> StyledText {
    TextCell.fitted(text, to: width, ambiguous: state.options.ambiguous)
  }

  private func width(of text: StyledText) -> Int {
    DisplayWidth.of(text.string, ambiguous: state.options.ambiguous)
  }
}

extension Severity {
  /// The sign of the severity, which does not depend on colour.
  var mark: String {
    switch self {
    case .error: "✗"
    case .warning: "!"
    case .note: "·"
    }
  }
}

/// A page as blocks that a screen wraps: in the order and the roles of ``LineRenderer``.
enum PageBlocks {
  /// The blocks of a page, and what is known besides as one more fact.
  static func of(_ page: Page, and fact: Page.Fact? = nil) -> [WrappedText] {
    let summary = page.summary.flatMap { $0.isEmpty ? nil : $0 }
    let head =
      page.title.map { WrappedText($0, page.role(of: .title)) }
      + (summary.map { [WrappedText($0, page.role(of: .summary))] } ?? [])
    var facts = page.facts.map(block)
    if let fact { facts.append(block(fact)) }
    var blocks = head
    append(facts, to: &blocks)
    let role = page.role(of: .text)
    for paragraph in page.paragraphs {
      append(paragraph.lines.lazy.map { WrappedText($0, role) }, to: &blocks)
    }
    return blocks
  }

  /// Appends a group of blocks, with an empty line before it unless it is the first.
  private static func append(
    _ group: some Collection<WrappedText>, to blocks: inout [WrappedText]
  ) {
    if group.isEmpty { return }
    if !blocks.isEmpty { blocks.append(.blank) }
    blocks.append(contentsOf: group)
  }

  private static func block(_ fact: Page.Fact) -> WrappedText {
    var text = StyledText()
    text.append(fact.label + fact.separator, .faint)
    let cells = DisplayWidth.of(text.string)
    text.append(fact.value, fact.isMark ? .warning : .plain)
    return WrappedText(text, hangingIndent: cells)
  }
}
