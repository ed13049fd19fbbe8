import ExpoBase

/// The fix of a problem that was counted and not kept, with the data to apply it.
package struct OmittedFix: Sendable {
  /// The rule that the problem breaks.
  package let rule: Rule
  /// The first byte of the problem.
  package let offset: Int
  /// The fix.
  package let fix: Fix

  /// Creates the fix of a problem of a rule at an offset.
  package init(_ fix: Fix, of rule: Rule, at offset: Int) {
    self.rule = rule
    self.offset = offset
    self.fix = fix
  }

  /// The order of fixes within a file, as that of their diagnostics: by byte, then by code.
  package static func precedes(_ one: OmittedFix, _ other: OmittedFix) -> Bool {
    one.offset == other.offset ? one.rule.code < other.rule.code : one.offset < other.offset
  }

  /// Creates the fix of a problem; nil if it has none.
  init?(of problem: some Problem) {
    guard let fix = problem.fix else { return nil }
    self.init(fix, of: problem.rule, at: problem.location.bytes.lowerBound)
  }
}
