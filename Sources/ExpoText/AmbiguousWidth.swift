/// How many cells a terminal gives what UAX #11 calls ambiguous: `·`, `…`, `“`, `Ω`, `①`.
///
/// One nearly everywhere, two where the fonts of old East Asian character sets are the rule. A
/// terminal does not tell which, so whoever draws must be told: `“한”` → 4 or 6.
public enum AmbiguousWidth: Int, CaseIterable, Sendable {
  /// One cell.
  case narrow = 1
  /// Two cells.
  case wide = 2
}
