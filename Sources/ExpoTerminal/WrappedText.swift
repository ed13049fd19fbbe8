package import ExpoBase

/// A block of text that is broken into lines by itself: a title, a fact, a line of a paragraph.
package struct WrappedText: Equatable, Sendable {
  /// The indent in cells if ``hangingIndent`` would leave too little room.
  private static let smallIndent = 2

  /// The text, without line feeds.
  package let text: StyledText
  /// The indent of all lines but the first in cells; ignored if it is more than half of the width.
  let hangingIndent: Int

  /// Creates a block of styled text.
  package init(_ text: StyledText, hangingIndent: Int = 0) {
    self.text = text
    self.hangingIndent = hangingIndent
  }

  /// Creates a block of data in one role.
  package init(_ text: String, _ role: StyledText.Role = .plain) {
    var styled = StyledText()
    styled.append(text, role)
    self.init(styled)
  }

  /// The indent in lines of `width` cells.
  func indent(within width: Int) -> Int {
    hangingIndent * 2 <= width ? hangingIndent : Self.smallIndent
  }

  /// An empty line.
  package static let blank = WrappedText(StyledText())
}
