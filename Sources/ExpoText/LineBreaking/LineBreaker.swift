/// Breaks text into lines for a terminal, by the rules of Korean typography.
///
/// A line is filled with whole words (`word-break: keep-all` of CSS): `파리에 세운 박람회장 건물` at 24
/// cells → `파리에 세운 박람회장`, `건물`. A word that no line can hold ends behind `·`, `/`, a closing
/// bracket or a hyphen, else behind any grapheme cluster. Below ``narrowest`` cells whole words would
/// leave holes, so that Hangul, ideographs and kana break anywhere; other words and numbers stay whole
/// if they can.
///
/// Geumchik holds everywhere: no line begins with `)`, `」`, `,`, `。`, `…`, `·` or their like, none
/// ends with `(`, `「` or `“`, unless nothing else is possible. Nothing breaks beside a no-break space
/// or a joiner, nor inside a cluster. A cluster wider than the line stands alone and juts out.
///
/// Text goes through ``VisibleText`` first: here a tab is a space of no width, as ``DisplayWidth`` says.
public struct LineBreaker: Equatable, Sendable {
  /// The width from which words are kept whole, in cells.
  public static let narrowest = 24

  /// The cells of a line, its indent included; at least 1.
  public let width: Int
  /// The cells that a line begun by a break leaves free at its start; a line keeps at least 2.
  public let hangingIndent: Int
  /// The cells of ambiguous characters.
  public let ambiguous: AmbiguousWidth

  /// A breaker for lines of so many cells; what is out of bounds is brought to the nearest bound.
  public init(width: Int, hangingIndent: Int = 0, ambiguous: AmbiguousWidth = .narrow) {
    self.width = max(1, width)
    self.hangingIndent = max(0, min(hangingIndent, self.width - 2))
    self.ambiguous = ambiguous
  }

  /// The lines of a text, found one by one as they are asked for.
  ///
  /// `"가 나\n\n다"` → `가 나`, an empty line, `다`; `""` → no line; `"가\n"` → one line.
  public func lines(of text: some StringProtocol) -> Lines {
    Lines(of: Substring(text), by: self)
  }

  var keepsWords: Bool { width >= Self.narrowest }
}
