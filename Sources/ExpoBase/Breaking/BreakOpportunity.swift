/// How well a line can be broken between two clusters; greater is better.
enum BreakOpportunity: Int, Comparable {
  /// Forbidden by geumchik or glue; used only if a line has no other.
  case forbidden
  /// Inside a word longer than a line.
  case inside
  /// After a bracket, a dot or a hyphen in such a word.
  case seam
  /// Between words.
  case word

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Creates the opportunity between two clusters, with or without spaces between them.
  ///
  /// `가`, spaces, `나` → word; `가`, `나` → inside, or word if words are not kept whole; `·`, `가` →
  /// seam; `가`, `)` → forbidden, even with spaces.
  init(after previous: BreakClass?, spaces: Bool, before next: BreakClass, keepsWords: Bool) {
    if next.cannotBeginLine || previous == .opening || (previous == .glue && !spaces) {
      self = .forbidden
    } else if spaces || !(keepsWords || Self.areOneWord(previous, next)) {
      self = .word
    } else {
      self = (previous == .closing || previous == .hyphen) && next != .hyphen ? .seam : .inside
    }
  }

  /// Whether two clusters belong to one word of letters or digits: `Eiffel`, `3.14`, `B-2`, `5~`.
  private static func areOneWord(_ previous: BreakClass?, _ next: BreakClass) -> Bool {
    switch (previous, next) {
    case (.letter, .letter), (.stop, .letter), (.hyphen, .letter), (_, .hyphen): true
    default: false
    }
  }
}
