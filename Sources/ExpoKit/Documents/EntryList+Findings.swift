package import ExpoJSON
import ExpoModel

extension EntryList {
  /// The findings of one entry, by byte, then by code, that do not depend on other entries.
  ///
  /// Syntax and encoding were checked when the document was read; shape and content are checked
  /// now, so that a long document costs nothing before its entries are looked at. Errors between
  /// two entries belong to the first. ``Inspection`` runs the rules that compare entries or check
  /// pictures.
  package func findings(of element: Element, before next: Element?) -> [Report.Diagnostic] {
    let start = element.number == 1 ? 0 : element.bytes.lowerBound
    let end = next?.bytes.lowerBound ?? .max
    var findings = FileFindings(
      tree.file, validator.selection, limit: DiagnosticList.defaultLimit)
    for error in syntaxErrors(in: start..<end) { findings.report(error) }
    validator.report(on: element, to: &findings)
    return findings.sorted.diagnostics
  }

  /// The errors that begin in a range of bytes.
  private func syntaxErrors(in bytes: Range<Int>) -> ArraySlice<DecodeError> {
    let errors = tree.errors
    let first = errors.partitioningIndex { $0.location.bytes.lowerBound >= bytes.lowerBound }
    return errors[first...].prefix { bytes.contains($0.location.bytes.lowerBound) }
  }
}
