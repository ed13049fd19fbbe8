/// The language, script, region and direction of a language tag (BCP 47, RFC 5646 §2.1).
///
/// `ar-EG` → primary `ar`, right to left; `az-Arab` → script `arab`, right to left; `kok` → primary
/// `kok`, not `ko`. Tags are case-insensitive.
struct LanguageTag {
  /// The primary language subtag, in lower case.
  let primary: String
  /// The script subtag, in lower case; nil if there is none.
  let script: String?
  /// The region subtag, in upper case; nil if there is none.
  let region: String?

  /// Creates a tag from its text.
  init(_ tag: String) {
    let parts = tag.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    primary = String(parts.first ?? "")
    // The script comes before any extension, which starts with a single letter.
    let subtags = parts.dropFirst().prefix { $0.utf8.count > 1 }
    script = subtags.first { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }.map { String($0) }
    region = subtags.first { $0.utf8.count == 2 && $0.allSatisfy(\.isLetter) }?.uppercased()
  }

  /// The language and its region as Open Graph writes them: `en-GB` → `en_GB`, `ko` → `ko_KR`; nil if
  /// the region is unknown.
  var locale: String? {
    (region ?? Self.regions[primary]).map { "\(primary)_\($0)" }
  }

  /// The regions of languages that one region stands for.
  private static let regions = [
    "ko": "KR", "en": "US", "ja": "JP", "zh": "CN", "fr": "FR", "de": "DE", "es": "ES",
    "it": "IT", "pt": "PT", "nl": "NL", "el": "GR", "he": "IL", "hy": "AM", "ka": "GE",
    "th": "TH", "vi": "VN", "ru": "RU", "pl": "PL", "tr": "TR",
  ]

  /// Whether text in the language runs from right to left.
  var isRightToLeft: Bool {
    if let script { return Self.scripts.contains(script) }
    return Self.languages.contains(primary)
  }

  /// Modern scripts written from right to left.
  private static let scripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]

  /// Languages written in one of these scripts by default.
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr",
    "ug", "ur", "yi",
  ]
}
