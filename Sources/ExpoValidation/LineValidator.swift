public import ExpoDiagnostics
import ExpoJSON
public import ExpoSource

/// Checks the lines of a stream that has an entry on each.
///
/// Rules that compare entries are off: a line is judged by itself.
public struct LineValidator: Sendable {
  private let validator: Validator
  private let shape: ShapeRules
  private let rules: EntriesRules
  private let readsShape: Bool
  private let readsContent: Bool

  /// Checks lines by the rules that a validator has for entries.
  public init(_ validator: Validator) {
    self.validator = validator
    shape = ShapeRules(validator.dialect)
    rules = EntriesRules(validator.dialect)
    readsShape = validator.selection.includes(anyOf: [.shape, .value])
    readsContent = validator.selection.includes(anyOf: [.value, .content])
  }

  /// What is wrong with a stream whose first line shows that it is in another format; nil if it
  /// does not.
  public func otherFormat(ofStreamFrom line: SourceFile) -> Diagnostic? {
    line.otherFormat.flatMap { validator.selection.diagnostic(for: $0) }
  }

  /// What is wrong with one line; nothing is wrong with a blank one.
  public func check(_ line: SourceFile) -> [Diagnostic] {
    let tree = JSONTree(readingRecord: line, depthLimit: validator.depthLimit)
    guard tree.root != nil || !line.bytes.allSatisfy(Self.isSpace) else { return [] }
    let selection = validator.selection
    var diagnostics = tree.errors.compactMap(selection.diagnostic)
    guard let root = tree.root, tree.obstacle == nil else {
      return FixSafety(tree).settled(diagnostics)
    }
    var records = JSONRecords(ofOne: root, keys: rules.keys)
    let isPlain = records.next() && records.isPlain
    let element = EntriesSurvey.Element(number: nil, node: root)
    // What is left of a line with errors of syntax may look like anything.
    let isLost = root.kind != .object && tree.errors.contains { $0.severity == .error }
    if readsShape, !isPlain, !isLost {
      diagnostics += shape.errors(in: element).compactMap(selection.diagnostic)
    }
    if readsContent, !isPlain || rules.needsLook(records) {
      diagnostics += rules.problems(in: element).compactMap(selection.diagnostic)
    }
    return diagnostics.isEmpty ? [] : FixSafety(tree).settled(diagnostics)
  }

  /// What was found in a line, for a report; the line is one entry.
  package static func findings(
    _ diagnostics: [Diagnostic], in line: SourceFile
  ) -> Report.FileDiagnostics {
    Report.FileDiagnostics(line, diagnostics, subjects: Subjects(in: .file).find)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
