/// How good a place between two clusters is to break a line; the better the greater.
enum BreakOpportunity: Int, Comparable {
  /// Only when the line has no other: geumchik or glue forbids it.
  case forbidden
  /// Inside a word that no line can hold.
  case inside
  /// Behind a bracket, a dot or a hyphen in such a word.
  case seam
  /// Between words.
  case word

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Judges the place between two clusters, which may have spaces between them.
  ///
  /// `가`, spaces, `나` → word; `가`, `나` → inside, or word where words are not kept whole; `·`, `가`
  /// → seam; `가`, `)` → forbidden, with spaces too.
  init(after previous: BreakClass?, spaces: Bool, before next: BreakClass, keepsWords: Bool) {
    if next.cannotBeginLine || previous == .opening || (previous == .glue && !spaces) {
      self = .forbidden
    } else if spaces || !(keepsWords || Self.areOneWord(previous, next)) {
      self = .word
    } else {
      self = (previous == .closing || previous == .hyphen) && next != .hyphen ? .seam : .inside
    }
  }

  /// Whether two clusters stay together where only words of letters do: `Eiffel`, `3.14`, `B-2`, `5~`.
  private static func areOneWord(_ previous: BreakClass?, _ next: BreakClass) -> Bool {
    switch (previous, next) {
    case (.letter, .letter), (.stop, .letter), (.hyphen, .letter), (_, .hyphen): true
    default: false
    }
  }
}
