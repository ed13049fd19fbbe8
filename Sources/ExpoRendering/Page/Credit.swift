import ExpoBase
import ExpoModel

/// Whose a picture is, under which license, and where it comes from.
struct Credit {
  /// Who made the picture, or whose it is, on one line; empty if unknown.
  let owner: String
  /// The license, a name or an address; empty if unknown.
  let license: String
  /// Where the picture comes from; empty if unknown.
  let source: String

  /// Creates the credit of an entry's picture; nil if nothing is known.
  init?(_ entry: PublishedEntry) {
    owner = entry.credit.map(TextLines.joined) ?? ""
    license = entry.license.map(TextLines.joined) ?? ""
    source = entry.source.map(TextLines.joined) ?? ""
    if owner.isEmpty, license.isEmpty, source.isEmpty { return nil }
  }

  /// The short name of a license of Creative Commons by its address: `CC BY-SA 4.0`; nil for another.
  var licenseName: String? {
    let parts = license.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard WebAddress.isWhole(license), parts.count >= 6,
      ["creativecommons.org", "www.creativecommons.org"].contains(parts[2])
    else { return nil }
    let (family, kind, version) = (parts[3], parts[4], parts[5])
    guard !version.isEmpty, version.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
    switch (family, kind) {
    case ("licenses", _) where !kind.isEmpty: return "CC \(kind.uppercased()) \(version)"
    case ("publicdomain", "zero"): return "CC0 \(version)"
    case ("publicdomain", "mark"): return "Public Domain Mark \(version)"
    default: return nil
    }
  }
}

extension Credit {
  /// Owner, license and source on one line: `국립박물관 · CC BY 4.0 · 출처 : 소장품`.
  func line(in language: Language) -> String {
    let label = Label.source.text(in: language) + Label.separator.text(in: language)
    return [owner, license, source.isEmpty ? "" : label + source].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
}
