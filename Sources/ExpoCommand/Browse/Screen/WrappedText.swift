import ExpoBase

/// A block of text that is broken into lines by itself: a title, a fact, a line of a paragraph.
struct WrappedText: Equatable, Sendable {
  /// The indent in cells if ``hangingIndent`` would leave too little room.
  private static let smallIndent = 2

  /// Without line feeds.
  let text: StyledText
  /// The indent of all lines but the first in cells; ignored if it is more than half of the width.
  let hangingIndent: Int
  /// The target of its text in the role of a link.
  let link: FileLink?

  init(_ text: StyledText, hangingIndent: Int = 0, link: FileLink? = nil) {
    self.text = text
    self.hangingIndent = hangingIndent
    self.link = link
  }

  init(_ text: String, _ role: StyledText.Role = .plain) {
    self.init(StyledText(text, role))
  }

  /// The block with at most 30 marks on a character: a character of a megabyte would be slow with every key.
  var withShortCharacters: WrappedText {
    if text.string.utf8.count < Self.mostMeasured { return self }
    return WrappedText(text.withShortCharacters, hangingIndent: hangingIndent, link: link)
  }

  /// The longest text that is always measured quickly, in bytes.
  private static let mostMeasured = 1 << 13

  /// The indent in lines of `width` cells.
  func indent(within width: Int) -> Int {
    hangingIndent * 2 <= width ? hangingIndent : Self.smallIndent
  }

  static let blank = WrappedText(StyledText())
}
