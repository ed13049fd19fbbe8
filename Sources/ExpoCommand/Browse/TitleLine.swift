import ExpoKit
import ExpoTerminal

extension BrowseState {
  /// The cells of a share; only `전체` differs, which scrolling by a line does not change.
  private static let shareCells = 3

  /// The first line: title, position, counts of findings, and the share of a text that was shown.
  ///
  /// `대전 세계 박람회 1993                    3/13  ✗ 1  ! 2  45%`: what scrolling by a line changes is a part by
  /// itself of constant width.
  var titleLine: Frame.Line {
    let share = share.map { .spaces(Self.shareCells - width(of: $0)) + $0 }
    var parts: [Frame.Part] = []
    var end = size.columns
    for text in [StyledText(share ?? "", .faint), titleCounts] {
      let start = end - width(of: text.string)
      if text.string.isEmpty || start < 0 { continue }
      parts.insert(Frame.Part(text, column: start, fill: .rule), at: 0)
      end = start - Self.gap.utf8.count
    }
    return Frame.Line([Frame.Part(title(in: max(0, end)), fill: .rule)] + parts)
  }

  /// The title and the name of the screen; on a narrow screen the title is cut first.
  private func title(in room: Int) -> StyledText {
    let name = screenName.map { " – " + $0 } ?? ""
    let rest = max(0, room - width(of: name))
    var title = fitted(exposition(in: rest), to: rest)
    title.append(name, .faint)
    return fitted(title, to: room)
  }

  /// The title of the exposition, without a last part in parentheses if that is too wide.
  ///
  /// An empty file's name is already shown below, so it is not repeated.
  private func exposition(in room: Int) -> StyledText {
    if document.isEmpty, screen == .poster { return StyledText() }
    let lines = document.titleLines.map(EntryCells.oneLine)
    let whole = StyledText(lines.joined(separator: " "), .faint)
    return width(of: whole.string) <= room ? whole : StyledText(lines.first ?? "", .faint)
  }

  private var screenName: String? {
    switch screen {
    case .help: options.messages.pick(en: "Keys", ko: "단축키")
    case .findings, .allFindings: options.messages.pick(en: "Findings", ko: "문제")
    case .poster, .list, .entry: nil
    }
  }

  private var titleCounts: StyledText {
    var counts = StyledText(number ?? "", .faint)
    let found = screen == .allFindings ? findings.rows.map(\.finding) : shownFindings
    let severities = screen == .help ? [] : found.map(\.severity)
    for severity in Severity.byWeight {
      let count = severities.count { $0 == severity }
      guard count > 0 else { continue }
      if !counts.string.isEmpty { counts.append(Self.gap, .faint) }
      counts.append("\(severity.mark) \(count)", severity.role)
    }
    return counts
  }

  /// `3/13` in the list, `3/13  45%` in an entry.
  var position: String { [number, share].compactMap(\.self).joined(separator: Self.gap) }

  /// The number of the entry or finding, and of all: `3/13`.
  private var number: String? {
    switch screen {
    case .poster, .help: return nil
    case .list where list.count == 0: return "0/\(document.count)"
    case .list, .entry, .findings: return subject.map { "\($0 + 1)/\(document.count)" }
    case .allFindings:
      let label = "\(findingList.number ?? 0)/\(findingList.count)"
      return findings.isComplete ? label : label + " …"
    }
  }

  /// How much of a text is above or on the screen; nil for a list.
  private var share: String? {
    if shownList != nil { return nil }
    let view = shownText
    if view.isAtEnd {
      return view.top == 0
        ? options.messages.pick(en: "all", ko: "전체") : options.messages.pick(en: "end", ko: "끝")
    }
    if !view.isWrapped { return "…" }
    return "\(view.visible.upperBound * 100 / max(1, view.lines.count))%"
  }
}

extension Severity {
  /// The sign of the severity, which does not depend on color.
  var mark: String {
    switch self {
    case .error: "✗"
    case .warning: "!"
    case .note: "·"
    }
  }
}
