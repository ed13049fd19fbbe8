import ExpoDiagnostics
import ExpoSource
import ExpoTerminal
import ExpoText

/// The first line: what is read, where in it the reader is, and how many findings that has.
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
    text.append(
      TextCell.fitted(title, to: max(0, room), ambiguous: state.options.ambiguous))
    let start = max(0, columns - width(of: place))
    return Frame.Line([
      Frame.Part(text, fill: .rule), Frame.Part(place, column: start, fill: .rule),
    ])
  }

  private var title: StyledText {
    var title = StyledText()
    let screen: BrowseLabel? =
      switch state.screen {
      case .help: .keys
      case .findings, .allFindings: .findings
      case .poster, .list, .entry: nil
      }
    let words =
      [EntryCells.oneLine(state.document.title)]
      + [screen?.words(in: state.options.messages)].compactMap(\.self)
    title.append(words.joined(separator: " – "), .faint)
    return title
  }

  /// Where the reader is, and the findings of what is shown.
  private var place: StyledText {
    var place = StyledText()
    place.append(Position(state).text, .faint)
    for (severity, count) in findings where count > 0 {
      if !place.string.isEmpty { place.append(Self.gap) }
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
