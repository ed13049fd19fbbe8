public import ExpoText

/// A block of text that is broken into lines by itself: a title, a fact, a line of a paragraph.
public struct WrappedText: Equatable, Sendable {
  /// The indent in cells if ``hangingIndent`` would leave too little room.
  private static let smallIndent = 2

  /// The text, without line feeds.
  public let text: StyledText
  /// The indent of all lines but the first in cells; ignored if it is more than half of the width.
  public let hangingIndent: Int

  /// Creates a block of styled text.
  public init(_ text: StyledText, hangingIndent: Int = 0) {
    self.text = text
    self.hangingIndent = hangingIndent
  }

  /// Creates a block of data in one role.
  public init(_ text: String, _ role: StyledText.Role = .plain) {
    var styled = StyledText()
    styled.append(text, role)
    self.init(styled)
  }

  /// The indent in lines of `width` cells.
  func indent(within width: Int) -> Int {
    hangingIndent * 2 <= width ? hangingIndent : Self.smallIndent
  }

  /// An empty line.
  public static let blank = WrappedText(StyledText())
}
