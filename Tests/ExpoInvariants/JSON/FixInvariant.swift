package import ExpoBase
import ExpoKit

/// Fixes come to an end, safe ones bring no error, leave nothing to fix safely, and keep the numbers
/// and dates that a reader sees.
package enum FixInvariant {
  private static let name = "f.json"

  static func fault(in bytes: [UInt8]) -> String? {
    let before = SourceFile(name: name, bytes: bytes)
    let findings = Validator().check(before).findings.diagnostics
    if let fault = Locations.fault(in: findings.map(\.problem), of: before) { return fault }
    do {
      _ = try fixed(before, allowsUnsafe: true)
      let after = try fixed(before, allowsUnsafe: false)
      guard after.bytes != before.bytes else { return nil }
      if try fixed(after, allowsUnsafe: false).bytes != after.bytes {
        return "fixed twice it changes"
      }
      return worsening(before, after) ?? changedMeaning(before, after)
    } catch {
      return "\(error)"
    }
  }

  /// A document as fixes leave it.
  package static func fixed(_ file: SourceFile, allowsUnsafe: Bool) throws -> SourceFile {
    var inspection = Inspection(Workspace(configuration: .isolated, jobs: 1))
    // Otherwise each run reads all catalogs of the project around the working directory.
    inspection.assets = .none
    inspection.workspace.overlay = [DocumentPath(of: file): file]
    let outcome = try inspection.fixing([DocumentPath(of: file)], allowsUnsafe: allowsUnsafe)
    return outcome.changes.first?.after ?? file
  }

  private static func worsening(_ before: SourceFile, _ after: SourceFile) -> String? {
    let (old, new) = (JSONTree(reading: before), JSONTree(reading: after))
    if old.isSound, !new.isSound { return "a sound document is broken" }
    let (few, many) = (old.errors.count, new.errors.count)
    return many > few ? "\(few) errors became \(many)" : nil
  }

  private static func changedMeaning(_ before: SourceFile, _ after: SourceFile) -> String? {
    for (key, meaning) in [("visitors", count), ("duration", dates)] {
      guard let old = JSONTree(reading: before).root?[key], !old.isDamaged,
        let new = JSONTree(reading: after).root?[key]
      else { continue }
      let texts = (old: text(of: old, in: before), new: text(of: new, in: after))
      if texts.old != texts.new, meaning(texts.old) != meaning(texts.new) {
        return "\(key) '\(texts.old)' became '\(texts.new)'"
      }
    }
    return nil
  }

  private static func text(of node: JSONNode, in file: SourceFile) -> String {
    node.string ?? String(decoding: file.bytes[node.bytes], as: UTF8.self)
  }

  /// The digits of a count as a reader sees them, without zeros in front and after a point.
  ///
  /// It knows nothing of how a fix reads a number. Empty for an exponent, whose value no digits show.
  private static func count(in text: String) -> [String] {
    let text = text.lowercased()
    if let hex = text.firstRange(of: "0x") {
      return [UInt64(text[hex.upperBound...], radix: 16).map(String.init) ?? text]
    }
    if text.contains("e") { return [] }
    let digits = text.replacing(/\.0*$/, with: "").compactMap(\.wholeNumberValue)
    return [digits.drop { $0 == 0 }.map(String.init).joined()]
  }

  /// The numbers of a period with the year that the second day may omit, and all letters that are no
  /// whole word between them: a letter in place of a digit is one.
  private static func dates(in text: String) -> [String] {
    var text = text
    for word in ["년", "월", "일", "부터", "까지", " to "] {
      text = text.replacing(word, with: " ")
    }
    var parts = text.split { !$0.isLetter && !$0.isNumber }.map {
      Int($0).map(String.init) ?? String($0)
    }
    if parts.count == 5 { parts.insert(parts[0], at: 3) }
    return parts
  }
}
