package import ExpoJSON
import ExpoModel

extension EntryList {
  /// The findings of one entry that do not depend on other entries.
  ///
  /// Syntax and encoding were checked when the document was read; shape and content are checked
  /// now, for this entry alone, so that a long document costs nothing before its entries are looked
  /// at. Errors between two entries belong to the first of them. ``Inspection`` runs the rules that
  /// compare entries or check pictures.
  ///
  /// - Parameters:
  ///   - element: The entry.
  ///   - next: The entry after it; nil for the last.
  /// - Returns: The findings by byte, then by code.
  package func findings(of element: Element, before next: Element?) -> [Report.Diagnostic] {
    let start = element.number == 1 ? 0 : element.bytes.lowerBound
    let end = next?.bytes.lowerBound ?? .max
    var findings = FileFindings(
      tree.file, validator.selection, limit: DiagnosticList.defaultLimit)
    for error in syntaxErrors(in: start..<end) { findings.report(error) }
    validator.report(on: element, to: &findings)
    return findings.sorted.diagnostics
  }

  /// Whether an entry can be read; of a plain record no text is read for that.
  package func isReadable(_ element: Element) -> Bool {
    var records = JSONRecords(ofOne: element.node, keys: validator.rules.keys)
    if records.next(), records.isPlain { return true }
    return entry(element) != nil
  }

  /// The number of unreadable entries, up to a limit; plain records are counted quickly.
  package func unreadableCount(atMost limit: Int) -> Int {
    var records = JSONRecords(of: root, keys: validator.rules.keys)
    var count = 0
    while count < limit, records.next() {
      guard !records.isPlain, !records.node.isLeftOver(in: root) else { continue }
      let element = Element(number: records.index + 1, node: records.node)
      if entry(element) == nil { count += 1 }
    }
    return count
  }

  /// The errors that begin in a range of bytes.
  private func syntaxErrors(in bytes: Range<Int>) -> ArraySlice<DecodeError> {
    let errors = tree.errors
    let first = errors.partitioningIndex { $0.location.bytes.lowerBound >= bytes.lowerBound }
    return errors[first...].prefix { bytes.contains($0.location.bytes.lowerBound) }
  }
}
