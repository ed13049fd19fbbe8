import ExpoTerminal
import ExpoText

extension BrowseState {
  /// Reads what the next frame shows of the list, so that no key waits for what was read before.
  mutating func prepare() {
    var indices = subject.map { [$0] } ?? []
    if screen == .list { indices += list.visible.map(entryIndex(ofRow:)) }
    readRows(of: indices)
  }

  /// What the screen shows: the same for the same state.
  func frame() -> Frame {
    let content = screen == .list ? ListScreen(self).lines : textLines
    guard size.rows > 1 else {
      return Frame(content, size: size, ambiguous: options.ambiguous)
    }
    let blank = Frame.Line(StyledText())
    let padding = Array(repeating: blank, count: max(0, height - content.count))
    let status = StatusLine(self)
    return Frame(
      content.prefix(height) + padding + [status.line], size: size, cursor: status.cursor,
      ambiguous: options.ambiguous)
  }

  private var textLines: [Frame.Line] {
    let view = shownText
    return view.visible.map { Frame.Line(view.text(ofLine: $0)) }
  }
}
