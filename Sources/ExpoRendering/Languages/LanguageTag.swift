/// The language, script, region and direction of a language tag (BCP 47, RFC 5646 §2.1).
///
/// `ar-EG` → primary `ar`, right to left; `az-Arab` → script `arab`, right to left; `kok` → primary `kok`,
/// not `ko`. Tags are case-insensitive.
struct LanguageTag {
  let tag: String
  /// The primary language subtag, in lower case.
  let primary: String
  /// The script, in lower case.
  let script: String?
  /// The region, in upper case.
  let region: String?

  init(_ tag: String) {
    self.tag = tag
    let parts = tag.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    primary = String(parts.first ?? "")
    // The script comes before any extension, which starts with a single letter.
    let subtags = parts.dropFirst().prefix { $0.utf8.count > 1 }
    script = subtags.first { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }.map { String($0) }
    region = subtags.first { $0.utf8.count == 2 && $0.allSatisfy(\.isLetter) }?.uppercased()
  }

  /// The language and its region for Open Graph: `en-GB` → `en_GB`, `ko` → `ko_KR`; nil for an unknown
  /// region.
  var locale: String? {
    (region ?? Self.regions[primary]).map { "\(primary)_\($0)" }
  }

  /// The usual region of each language.
  private static let regions = [
    "ko": "KR", "en": "US", "ja": "JP", "zh": "CN", "fr": "FR", "de": "DE", "es": "ES",
    "it": "IT", "pt": "PT", "nl": "NL", "el": "GR", "he": "IL", "hy": "AM", "ka": "GE",
    "th": "TH", "vi": "VN", "ru": "RU", "pl": "PL", "tr": "TR",
  ]

  /// The name of the language in itself: `fr-CA` → `Français`; the tag if the name is unknown.
  var ownName: String { Self.names[primary] ?? tag }

  private static let names = [
    "ko": "한국어", "en": "English", "ja": "日本語", "zh": "中文", "fr": "Français",
    "de": "Deutsch", "es": "Español", "it": "Italiano", "pt": "Português", "nl": "Nederlands",
    "ru": "Русский", "uk": "Українська", "pl": "Polski", "tr": "Türkçe", "vi": "Tiếng Việt",
    "th": "ไทย", "id": "Bahasa Indonesia", "el": "Ελληνικά", "ar": "العربية", "he": "עברית",
    "fa": "فارسی", "hi": "हिन्दी",
  ]

  /// The attributes of a text in this language on a page in another: `lang`, and `dir` if the direction differs.
  func attributes(on page: String = "") -> [HTMLAttribute] {
    let isSame = isRightToLeft == LanguageTag(page).isRightToLeft
    return [.text("lang", tag)] + (isSame ? [] : [.set("dir", isRightToLeft ? "rtl" : "ltr")])
  }

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
