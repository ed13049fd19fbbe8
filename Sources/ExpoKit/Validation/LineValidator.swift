package import ExpoJSON
package import ExpoBase

/// Checks the lines of a stream that has an entry on each.
///
/// Rules that compare entries are off: a line is judged by itself.
package struct LineValidator: Sendable {
  private let validator: Validator
  private let shape: ShapeRules
  private let rules: EntriesRules
  private let readsShape: Bool
  private let readsContent: Bool

  /// Checks lines by the rules that a validator has for entries.
  package init(_ validator: Validator) {
    self.validator = validator
    shape = ShapeRules(validator.dialect)
    rules = EntriesRules(validator.dialect)
    readsShape = validator.selection.includes(anyOf: [.shape, .value])
    readsContent = validator.selection.includes(anyOf: [.value, .content])
  }

  /// What is wrong with a stream whose first line shows that it is in another format; nil if it
  /// does not.
  package func otherFormat(ofStreamFrom line: SourceFile) -> Diagnostic? {
    line.otherFormat.flatMap { validator.selection.diagnostic(for: $0) }
  }

  /// What is wrong with one line; nothing is wrong with a blank one.
  package func check(_ line: SourceFile) -> Report.FileDiagnostics {
    let tree = JSONTree(
      reading: line, depthLimit: validator.depthLimit, errorLimit: validator.errorLimit,
      isRecord: true)
    guard tree.root != nil || !line.bytes.allSatisfy(Self.isSpace) else {
      return Report.FileDiagnostics(line, [])
    }
    var findings = FindingCollector(validator.selection, limit: validator.findingLimit)
    // Most lines have no errors, and a stream has many lines.
    if !tree.hasNoErrors {
      findings.add(tree.errors.compactMap(validator.selection.diagnostic))
      findings.addOmitted(tree.log.omitted, tree.log.omittedFixes)
    }
    check(tree, to: &findings)
    let list = findings.list
    if list.isEmpty { return Report.FileDiagnostics(line, []) }
    return Report.FileDiagnostics(
      line, FixSafety(tree).settled(list.diagnostics), omitted: list.omitted,
      subjects: Subjects(in: .file).find)
  }

  private func check(_ tree: JSONTree, to findings: inout FindingCollector) {
    guard let root = tree.root, tree.obstacle == nil else { return }
    var records = JSONRecords(ofOne: root, keys: rules.keys)
    let isPlain = records.next() && records.isPlain
    let element = EntriesSurvey.Element(number: nil, node: root)
    // What is left of a line with errors of syntax may look like anything.
    let isLost = root.kind != .object && !tree.isSound
    if readsShape, !isPlain, !isLost {
      shape.report(on: element, to: &findings)
    }
    if readsContent, !isPlain || rules.needsLook(records) {
      rules.report(on: element, to: &findings)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
