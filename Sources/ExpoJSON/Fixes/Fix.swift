public import ExpoBase

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

    static func delete(_ bytes: Range<Int>) -> Edit { Edit(bytes, "") }

    package static func insert(_ text: String, at offset: Int) -> Edit {
      Edit(offset..<offset, text)
    }
  }
}

extension Sequence<Fix> {
  /// The file with these fixes applied, in order; a fix that overlaps or touches an earlier one is left out.
  ///
  /// ```swift
  /// let bytes = errors.errors.compactMap(\.fix).filter(\.isSafe).applied(to: errors.file)
  /// ```
  public func applied(to file: SourceFile) -> [UInt8] {
    var edits = NonOverlappingEdits(in: file)
    for fix in self { _ = edits.insert(fix) }
    return Array(file.applying(edits.sorted).bytes)
  }
}

extension Report.FileDiagnostics {
  /// The file with the fixes that are allowed and do not overlap, the first ones first, and what they fix.
  package func applyingFixes(
    where isAllowed: (Fix) -> Bool
  ) -> (file: SourceFile, applied: [Report.Diagnostic]) {
    var edits = NonOverlappingEdits(in: file)
    let applied = diagnostics.filter { diagnostic in
      diagnostic.fix.map { isAllowed($0) && edits.insert($0) } ?? false
    }
    return (file.applying(edits.sorted), applied)
  }
}

/// Edits that neither overlap nor touch, in the order of their bytes.
struct NonOverlappingEdits {
  private(set) var sorted: [Fix.Edit] = []
  private let bytes: Range<Int>

  init(in file: SourceFile) {
    bytes = 0..<file.bytes.count
  }

  /// False if an edit overlaps an earlier one or is outside the file.
  ///
  /// Fixes mostly come in the order of their bytes, so an edit mostly goes to the end.
  mutating func insert(_ fix: Fix) -> Bool {
    guard !fix.edits.isEmpty, fix.edits.allSatisfy(isApart) else { return false }
    for edit in fix.edits { sorted.insert(edit, at: index(of: edit)) }
    return true
  }

  private func isApart(_ edit: Fix.Edit) -> Bool {
    guard edit.bytes.clamped(to: bytes) == edit.bytes else { return false }
    let index = index(of: edit)
    let isAfter = index == 0 || sorted[index - 1].bytes.upperBound < edit.bytes.lowerBound
    return isAfter
      && (index == sorted.count || edit.bytes.upperBound < sorted[index].bytes.lowerBound)
  }

  private func index(of edit: Fix.Edit) -> Int {
    if let last = sorted.last, last.bytes.lowerBound < edit.bytes.lowerBound { return sorted.count }
    return sorted.partitioningIndex { $0.bytes.lowerBound >= edit.bytes.lowerBound }
  }
}

extension SourceFile {
  /// The edits must not overlap.
  func applying(_ edits: [Fix.Edit]) -> SourceFile {
    var result: [UInt8] = []
    var offset = 0
    for edit in edits.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
      result += bytes[offset..<edit.bytes.lowerBound]
      result += edit.text.utf8
      offset = edit.bytes.upperBound
    }
    result += bytes[offset...]
    return SourceFile(name: name, bytes: result)
  }
}
