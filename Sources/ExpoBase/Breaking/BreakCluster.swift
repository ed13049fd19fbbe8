/// A grapheme cluster with the properties that line breaking needs.
struct BreakCluster {
  /// The index after the cluster.
  let end: String.Index
  /// The width in cells.
  let width: Int
  /// The line-breaking class.
  let breakClass: BreakClass
  /// Whether it ends in a joiner, which forbids a break after it: `가` + U+200D.
  let endsJoined: Bool

  /// Creates the cluster at an index of a text.
  init(in text: Substring, at start: String.Index, ambiguous: AmbiguousWidth) {
    let scalars = text.unicodeScalars
    let first = scalars[start]
    let next = scalars.index(after: start)
    let isSimple =
      SimpleScalars.contains(first.value)
      && (next == text.endIndex || SimpleScalars.contains(scalars[next].value))
    end = isSimple ? next : text.index(after: start)
    let isAlone = isSimple || next == end
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
