import ExpoDiagnostics
import ExpoJSON
import ExpoSource
import ExpoValidation

/// Fixes come to an end, safe ones bring no error and leave nothing to fix safely.
enum FixInvariant {
  private static let name = "f.json"

  static func fault(in bytes: [UInt8]) -> String? {
    let before = SourceFile(name: name, bytes: bytes)
    let findings = Validator().check(before).findings.diagnostics
    if let fault = fault(in: findings, of: before) { return fault }
    do {
      _ = try fixed(before, allowsUnsafe: true)
      let after = try fixed(before, allowsUnsafe: false)
      guard after.bytes != before.bytes else { return nil }
      if try fixed(after, allowsUnsafe: false).bytes != after.bytes {
        return "fixed twice it changes"
      }
      return worsening(before, after)
    } catch {
      return "\(error)"
    }
  }

  /// What is wrong with the places and edits of findings.
  static func fault(in findings: [Diagnostic], of file: SourceFile) -> String? {
    let isOther = findings.contains { $0.rule.code == "EX203" }
    let locations = Locations(file, isInOtherEncoding: isOther)
    for finding in findings {
      let edits = (finding.fix?.edits ?? []).map(\.bytes)
      for range in [finding.location.bytes] + edits {
        if let fault = locations.fault(in: range) { return "\(finding.rule.code): \(fault)" }
      }
      if zip(edits, edits.dropFirst()).contains(where: { $0.upperBound > $1.lowerBound }) {
        return "\(finding.rule.code): edits overlap"
      }
    }
    return nil
  }

  private static func fixed(_ file: SourceFile, allowsUnsafe: Bool) throws -> SourceFile {
    var inspection = Inspection()
    inspection.configuration = .isolated
    inspection.jobs = 1
    // Otherwise each run reads all catalogs of the project around the working directory.
    inspection.assets = .none
    inspection.overlay = [DocumentPath(of: file): file]
    let outcome = try Fixer(inspection, allowsUnsafe: allowsUnsafe).run([DocumentPath(of: file)])
    return outcome.changes.first?.after ?? file
  }

  /// What is worse in a fixed document; nil if nothing is.
  private static func worsening(_ before: SourceFile, _ after: SourceFile) -> String? {
    let (old, new) = (JSONTree(reading: before), JSONTree(reading: after))
    if old.isSound, !new.isSound { return "a sound document is broken" }
    let (few, many) = (old.errors.count, new.errors.count)
    return many > few ? "\(few) errors became \(many)" : nil
  }
}
