/// The languages of expo's own text: findings, errors, help, and the labels that pages and lists
/// add to the data.
///
/// To add a language, add a case: the compiler then names every switch that needs its words.
public enum Language: String, CaseIterable, Sendable {
  /// Korean: `방문객`.
  case korean = "ko"
  /// English: `Visitors`.
  case english = "en"

  /// Creates the language of a locale: `ko`, `ko_KR.UTF-8`, `ko-KR` → Korean; `C`, `en_US` → English.
  public init(locale: String) {
    self = Language(tag: locale) ?? .english
  }

  /// Creates the language of a locale or a language tag (BCP 47); nil if expo does not support it.
  ///
  /// Compares bytes: comparing characters would load Unicode tables, which slows down `--version`.
  private init?(tag: String) {
    let code = tag.utf8.map { $0 | 0x20 }.prefix { 0x61...0x7A ~= $0 }
    self.init(rawValue: String(decoding: code, as: UTF8.self))
  }

  /// Creates the first language of a list of tags that expo supports, else English: `fr-FR`,
  /// `ko-KR` → Korean.
  package init(preferredLanguages tags: [String]) {
    self = tags.lazy.compactMap(Language.init(tag:)).first ?? .english
  }

  /// Creates the language of messages in an environment (POSIX): `LC_ALL` > `LC_MESSAGES` > `LANG`.
  package init(environment value: (String) -> String?) {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = value(name), !locale.isEmpty else { continue }
      self.init(locale: locale)
      return
    }
    self = .english
  }
}
