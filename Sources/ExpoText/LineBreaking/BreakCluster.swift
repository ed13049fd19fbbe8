/// One grapheme cluster as line breaking sees it.
struct BreakCluster {
  /// Behind the cluster.
  let end: String.Index
  /// Its cells.
  let width: Int
  /// What it is to a break beside it.
  let breakClass: BreakClass
  /// Whether it ends with a joiner that asks for the next cluster: `가` + U+200D.
  let endsJoined: Bool

  /// Reads the cluster that begins at a place of a text.
  init(in text: Substring, at start: String.Index, ambiguous: AmbiguousWidth) {
    end = text.index(after: start)
    let scalars = text.unicodeScalars
    let first = scalars[start]
    let isAlone = scalars.index(after: start) == end
    breakClass = BreakClass(first, isAlone: isAlone)
    width =
      isAlone
      ? DisplayWidth.of(first, ambiguous: ambiguous)
      : DisplayWidth.of(text[start], ambiguous: ambiguous)
    endsJoined = !isAlone && Self.isJoiner(scalars[scalars.index(before: end)])
  }

  /// U+200D zero width joiner, U+034F combining grapheme joiner.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200D || scalar.value == 0x034F
  }
}
