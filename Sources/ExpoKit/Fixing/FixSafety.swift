import ExpoJSON
import ExpoBase

/// Withholds fixes that are not certain, because the file or the line they change may be misread.
///
/// It considers all errors of a file, including those that are only counted and those of rules that
/// are not selected:
///
/// - Binary data is never edited.
/// - In a file with bytes that are not UTF-8 no fix is safe; on the lines of such bytes there is none.
/// - On a line with an error of syntax or a lost character that has no safe fix, no fix is safe.
/// - In an object with such an error that it may follow from, no fix of structure is.
/// - On any line with an error of syntax, the fixes of its values wait until that is fixed.
/// - Keys are renamed only in a document that is surely one: see ``Recognition``.
struct FixSafety: Sendable {
  private let renamesKeys: Bool
  private let isBinary: Bool
  /// The doubts about each line; nil if there are none.
  private let doubts: LineDoubts?

  /// Examines the errors of a file, which was recognized as a document.
  init(_ tree: JSONTree, _ recognition: Recognition = .named) {
    renamesKeys = recognition.renamesKeys
    let errors = tree.errors.filter(LineDoubts.isDisturbing)
    guard !errors.isEmpty || tree.log.omittedDoubts != nil else {
      (isBinary, doubts) = (false, nil)
      return
    }
    var doubts = tree.log.omittedDoubts ?? LineDoubts(tree.file)
    for error in errors { doubts.add(error) }
    doubts.settle(tree.root)
    self.doubts = doubts
    isBinary = tree.obstacle == nil && ControlBytes.isBinary(tree.file.bytes)
  }

  /// The diagnostics of the file, without the fixes that are not certain.
  func settled(_ diagnostics: [Report.Diagnostic]) -> [Report.Diagnostic] {
    if doubts == nil, renamesKeys { return diagnostics }
    return diagnostics.map { diagnostic in
      if case .wrongEncoding? = (diagnostic.problem as? DecodeError)?.fault {
        return diagnostic
      }
      guard let fix = diagnostic.fix else { return diagnostic }
      return switch verdict(on: fix, of: diagnostic.rule) {
      case .sound: diagnostic
      case .unsafe: diagnostic.offering(.unsafe)
      case .withheld: diagnostic.offering(nil)
      }
    }
  }

  /// The fixes of problems that were only counted, without those that are not certain.
  func settled(_ fixes: [OmittedFix]) -> [OmittedFix] {
    if doubts == nil, renamesKeys { return fixes }
    return fixes.compactMap { omitted in
      switch verdict(on: omitted.fix, of: omitted.rule) {
      case .sound: omitted
      case .unsafe:
        OmittedFix(Fix(.unsafe, omitted.fix.edits), of: omitted.rule, at: omitted.offset)
      case .withheld: nil
      }
    }
  }

  /// How a fix may be offered.
  private enum Verdict {
    /// The fix as it is.
    case sound
    /// The same fix, not safe.
    case unsafe
    /// Nothing.
    case withheld
  }

  private func verdict(on fix: Fix, of rule: Rule) -> Verdict {
    if !renamesKeys, rule == .missingKey || rule == .unknownKey { return .withheld }
    guard let doubts else { return .sound }
    var touched = fix.edits.reduce(into: LineDoubts.Doubts()) {
      $0.formUnion(doubts.doubts(touching: $1))
    }
    let isUnclear = touched.remove(.unclear) != nil
    let isSafe = fix.applicability == .safe
    if isBinary || touched.contains(.illFormed) { return .withheld }
    if rule.family == .syntax {
      if isSafe, isUnclear || touched.contains(.unfixable) { return .withheld }
    } else if !touched.isEmpty, rule != .byteOrderMark {
      return .withheld
    }
    return isSafe && doubts.isIllFormed ? .unsafe : .sound
  }
}
