import ExpoBase

/// The edits that fix a problem; they change bytes of the file that has it.
public struct Fix: Equatable, Sendable {
  /// Whether the edits have only one possible meaning.
  package enum Applicability: String, Equatable, Sendable {
    /// Applied by `--fix`.
    case safe
    /// Applied only with `--unsafe-fixes`: it may not be what was meant.
    case unsafe
  }

  /// How it may be applied.
  package let applicability: Applicability
  /// The edits, in the order of their bytes and without overlap.
  public let edits: [Edit]

  /// Creates a fix.
  package init(_ applicability: Applicability, _ edits: [Edit]) {
    self.applicability = applicability
    self.edits = edits
  }

  /// Whether it has only one possible meaning.
  public var isSafe: Bool { applicability == .safe }

  /// A fix with only one possible meaning.
  public static func safe(_ edits: Edit...) -> Fix { Fix(.safe, edits) }

  /// A fix that may not be what was meant.
  public static func unsafe(_ edits: Edit...) -> Fix { Fix(.unsafe, edits) }
}

extension Fix {
  /// One replacement of bytes by text.
  public struct Edit: Equatable, Sendable {
    /// The bytes replaced, from the start of the file; empty for an insertion.
    public let bytes: Range<Int>
    /// The replacement text.
    public let text: String

    /// Replaces bytes by text.
    public init(_ bytes: Range<Int>, _ text: String) {
      self.bytes = bytes
      self.text = text
    }

    /// Deletes bytes.
    package static func delete(_ bytes: Range<Int>) -> Edit { Edit(bytes, "") }

    /// Inserts text before a byte.
    package static func insert(_ text: String, at offset: Int) -> Edit {
      Edit(offset..<offset, text)
    }
  }
}

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
