import ExpoModel

extension PublishedEntry {
  /// The text alternative of the picture, on one line; nil if the data has none.
  var pictureText: String? {
    let text = pictureDescription.map(TextLines.joined) ?? ""
    return text.isEmpty ? nil : text
  }
}

/// The owner, the license and the origin of a picture.
struct Credit {
  /// Who made or owns the picture, on one line; empty if unknown.
  let owner: String
  /// A name or an address; empty if unknown.
  let license: String
  let source: String

  /// Creates the credit of an entry's picture; nil if nothing is known.
  init?(_ entry: PublishedEntry) {
    owner = entry.credit.map(TextLines.joined) ?? ""
    license = entry.license.map(TextLines.joined) ?? ""
    source = entry.source.map(TextLines.joined) ?? ""
    if owner.isEmpty, license.isEmpty, source.isEmpty { return nil }
  }

  /// The name of a license by its address at Creative Commons or rightsstatements.org, which may begin with
  /// `http:`: `CC BY-SA 4.0`, `In Copyright`; nil for another address.
  var licenseName: String? {
    let address = license.hasPrefix("http:") ? "https" + license.dropFirst(4) : license
    let parts = address.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard WebAddress.isWhole(address), parts.count >= 6 else { return nil }
    let kind = parts[4]
    let version = parts[5]
    guard !version.isEmpty, version.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
    let host = parts[2].hasPrefix("www.") ? String(parts[2].dropFirst(4)) : parts[2]
    switch (host, parts[3], kind) {
    case ("creativecommons.org", "licenses", _) where !kind.isEmpty:
      return "CC \(kind.uppercased()) \(version)"
    case ("creativecommons.org", "publicdomain", "zero"): return "CC0 \(version)"
    case ("creativecommons.org", "publicdomain", "mark"): return "Public Domain Mark \(version)"
    case ("rightsstatements.org", "vocab", _), ("rightsstatements.org", "page", _):
      return Self.statements[kind]
    default: return nil
    }
  }

  /// The names of the statements, by their codes (rightsstatements.org/page/1.0).
  private static let statements = [
    "InC": "In Copyright", "InC-OW-EU": "In Copyright - EU Orphan Work",
    "InC-EDU": "In Copyright - Educational Use Permitted",
    "InC-NC": "In Copyright - Non-Commercial Use Permitted",
    "InC-RUU": "In Copyright - Rights-holder(s) Unlocatable or Unidentifiable",
    "NoC-CR": "No Copyright - Contractual Restrictions",
    "NoC-NC": "No Copyright - Non-Commercial Use Only",
    "NoC-OKLR": "No Copyright - Other Known Legal Restrictions",
    "NoC-US": "No Copyright - United States", "CNE": "Copyright Not Evaluated",
    "UND": "Copyright Undetermined", "NKC": "No Known Copyright",
  ]
}
