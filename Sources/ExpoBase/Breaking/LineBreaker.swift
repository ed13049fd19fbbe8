/// Breaks text into terminal lines by the rules of Korean typography.
///
/// Lines consist of whole words, like `word-break: keep-all` in CSS: `파리에 세운 박람회장 건물` at 24
/// cells → `파리에 세운 박람회장`, `건물`. A word longer than a line is broken after `·`, `/`, a closing
/// bracket or a hyphen, else after any grapheme cluster. Below ``narrowest`` cells whole words would
/// leave large gaps, so Hangul, ideographs and kana are broken anywhere; other words and numbers stay
/// whole if possible.
///
/// Geumchik always applies: if possible, no line begins with `)`, `」`, `,`, `。`, `…`, `·` and the
/// like, and none ends with `(`, `「` or `“`. There is no break next to a no-break space or a joiner,
/// nor inside a cluster. A cluster wider than the line gets a line of its own and exceeds it.
///
/// Make text visible first (``StyledText``): a tab here is a space without width.
package struct LineBreaker: Equatable, Sendable {
  /// The minimum width for keeping words whole, in cells.
  package static let narrowest = 24

  /// The width of a line in cells, including its indent; at least 1.
  package let width: Int
  /// The indent in cells of a line that continues another; at least 2 cells remain.
  package let hangingIndent: Int
  /// The width of ambiguous characters.
  package let ambiguous: AmbiguousWidth

  /// Creates a breaker; clamps arguments that are out of bounds.
  package init(width: Int, hangingIndent: Int = 0, ambiguous: AmbiguousWidth = .narrow) {
    self.width = max(1, width)
    self.hangingIndent = max(0, min(hangingIndent, self.width - 2))
    self.ambiguous = ambiguous
  }

  /// The lines of a text, broken lazily.
  ///
  /// `"가 나\n\n다"` → `가 나`, an empty line, `다`; `""` → no line; `"가\n"` → one line.
  package func lines(of text: some StringProtocol) -> Lines {
    Lines(of: Substring(text), by: self)
  }

  /// Whether words are kept whole.
  var keepsWords: Bool { width >= Self.narrowest }
}
