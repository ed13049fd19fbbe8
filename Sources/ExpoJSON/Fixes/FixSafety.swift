import ExpoBase

/// Withholds fixes that are uncertain because the file or the line they change may be misread. It
/// considers all errors of a file, including those that are only counted and those of rules that
/// are not selected:
///
/// - Binary data is never edited.
/// - If a file has bytes that are not UTF-8, no fix is safe, and the lines of such bytes get no
///   fix.
/// - On a line with an error of syntax or a lost character that has no safe fix, no fix is safe.
/// - In an object with such an error that it may follow from, no fix of structure is safe.
/// - On any line with an error of syntax, the fixes of its values wait until that is fixed.
/// - Keys are renamed only in a document whose kind is certain.
package struct FixSafety: Sendable {
  private let renamesKeys: Bool
  private let isBinary: Bool
  private let uncertainLines: UncertainLines?

  package init(_ tree: JSONTree, renamesKeys: Bool = true) {
    self.renamesKeys = renamesKeys
    let errors = tree.errors.filter(UncertainLines.isDisturbing)
    var lines = tree.log.omittedUncertainty
    if lines == nil, !errors.isEmpty { lines = UncertainLines(tree.file) }
    for error in errors { lines?.add(error) }
    lines?.settle(tree.root)
    uncertainLines = lines
    isBinary = lines != nil && tree.obstacle == nil && tree.file.bytes.isBinary
  }

  /// The diagnostics without the fixes that are not certain.
  package func settled(_ diagnostics: [Report.Diagnostic]) -> [Report.Diagnostic] {
    if uncertainLines == nil, renamesKeys { return diagnostics }
    return diagnostics.map { diagnostic in
      if case .wrongEncoding? = (diagnostic.problem as? DecodeError)?.fault {
        return diagnostic
      }
      guard let fix = diagnostic.fix else { return diagnostic }
      return diagnostic.offering(applicability(of: fix, diagnostic.rule))
    }
  }

  private func applicability(of fix: Fix, _ rule: Rule) -> Fix.Applicability? {
    if !renamesKeys, rule == .missingKey || rule == .unknownKey { return nil }
    guard let uncertainLines else { return fix.applicability }
    var touched = fix.edits.reduce(into: UncertainLines.Reasons()) {
      $0.formUnion(uncertainLines.reasons(touching: $1))
    }
    let isUnclear = touched.remove(.unclear) != nil
    let isSafe = fix.applicability == .safe
    if isBinary || touched.contains(.illFormed) { return nil }
    if rule.family == .syntax {
      if isSafe, isUnclear || touched.contains(.unfixable) { return nil }
    } else if !touched.isEmpty, rule != .byteOrderMark {
      return nil
    }
    return uncertainLines.isIllFormed ? .unsafe : fix.applicability
  }
}
