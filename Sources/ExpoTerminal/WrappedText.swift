public import ExpoText

/// A stretch of text that is broken into lines by itself: a title, a fact, a line of a paragraph.
public struct WrappedText: Equatable, Sendable {
  /// How far the rest is indented where the wanted indent would leave too little room, in cells.
  private static let smallIndent = 2

  /// The text; one line of its own.
  public let text: StyledText
  /// The cells that its second and later lines leave free, if they are not more than half of all.
  public let hangingIndent: Int

  /// A block of styled text.
  public init(_ text: StyledText, hangingIndent: Int = 0) {
    self.text = text
    self.hangingIndent = hangingIndent
  }

  /// A block of data in one role.
  public init(_ text: String, _ role: StyledText.Role = .plain) {
    var styled = StyledText()
    styled.append(text, role)
    self.init(styled)
  }

  /// The indent in lines of so many cells.
  func indent(within width: Int) -> Int {
    hangingIndent * 2 <= width ? hangingIndent : Self.smallIndent
  }

  /// An empty line.
  public static let blank = WrappedText(StyledText())
}
