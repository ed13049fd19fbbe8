import ExpoTerminal
import ExpoBase

/// The question of the accessible reader: where it is, what Enter does, what else it takes.
///
/// `3/13  lines 1–20 of 45  Enter: more  ? help  q quit`
struct AccessiblePrompt {
  private static let gap = "  "

  private let state: BrowseState
  private let written: Range<Int>

  init(_ state: BrowseState, written: Range<Int>) {
    self.state = state
    self.written = written
  }

  /// The question, without what ends it.
  var text: String {
    let status = StatusLine(state).summary
    let said = state.message == nil ? [place] + [found(status)].compactMap(\.self) : [status]
    let isHelp = state.screen == .help
    let end = isHelp ? [words(.leaveHelp)] : [words(.help), words(.quit)]
    let keys = [enter, more].compactMap(\.self) + end
    return (said + keys).joined(separator: Self.gap)
  }

  private func found(_ status: String) -> String? { status.isEmpty ? nil : status }

  /// Where the reader is: by entries in the list, by lines in a text.
  private var place: String {
    switch state.screen {
    case .list: words(.entries(state.list.visible, of: state.list.count))
    case .allFindings: words(.findings(state.findingList.visible, of: state.findingList.count))
    case .entry: "\(state.openEntry + 1)/\(state.document.count)" + Self.gap + lines
    case .poster, .findings, .help: lines
    }
  }

  private var lines: String { words(.lines(written, of: state.shownText.lineCount)) }

  private var hasMore: Bool { written.upperBound < state.shownText.lineCount }

  /// What Enter does; nil for nothing.
  private var enter: String? {
    switch state.screen {
    case .poster where state.document.count == 0: nil
    case .poster: BrowseNotice.enterOpens(state.document.count).words(in: state.options.messages)
    case .list: state.list.visible.upperBound < state.list.count ? words(.enterForMore) : nil
    case .allFindings: words(.enterToOpen)
    case .entry, .findings, .help: words(hasMore ? .enterForMore : .enterToGoBack)
    }
  }

  /// How the poster goes on, of which Enter leads away.
  private var more: String? {
    state.screen == .poster && hasMore ? words(.letterForMore) : nil
  }

  private func words(_ phrase: AccessiblePhrase) -> String {
    phrase.words(in: state.options.messages)
  }
}
