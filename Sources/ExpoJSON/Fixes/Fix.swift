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

    package static func delete(_ bytes: Range<Int>) -> Edit { Edit(bytes, "") }

    /// Inserts text before a byte.
    package static func insert(_ text: String, at offset: Int) -> Edit {
      Edit(offset..<offset, text)
    }
  }
}
