import ExpoBase

/// Edits that fix a problem in its file.
public struct Fix: Equatable, Sendable {
  package enum Applicability: String, Equatable, Sendable {
    /// Applied by `--fix`.
    case safe
    /// Applied only with `--unsafe-fixes`: it may not be what was meant.
    case unsafe
  }

  package let applicability: Applicability
  /// The edits in the order of their bytes, without overlap.
  public let edits: [Edit]

  package init(_ applicability: Applicability, _ edits: [Edit]) {
    self.applicability = applicability
    self.edits = edits
  }

  /// Whether it can have only one meaning.
  public var isSafe: Bool { applicability == .safe }

  /// A fix that can have only one meaning.
  public static func safe(_ edits: Edit...) -> Fix { Fix(.safe, edits) }

  /// A fix that may not be what was meant.
  public static func unsafe(_ edits: Edit...) -> Fix { Fix(.unsafe, edits) }
}

extension Fix {
  /// A replacement of bytes by text.
  public struct Edit: Equatable, Sendable {
    /// The replaced bytes of the file; empty for an insertion.
    public let bytes: Range<Int>
    /// The replacement text.
    public let text: String

    /// Replaces bytes by text.
    public init(_ bytes: Range<Int>, _ text: String) {
      self.bytes = bytes
      self.text = text
    }

    package static func delete(_ bytes: Range<Int>) -> Edit { Edit(bytes, "") }

    package static func insert(_ text: String, at offset: Int) -> Edit {
      Edit(offset..<offset, text)
    }
  }
}
