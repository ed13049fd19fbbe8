#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A language of expo's own text: findings, errors, help, and labels.
///
/// To add one, add a row to `Known` and a label to `pick(en:ko:)`: the compiler then names the
/// missing sentences, module by module.
public struct Language: Hashable, Sendable {
  private enum Known: String, CaseIterable {
    case korean = "ko"
    case english = "en"
  }

  private let known: Known

  /// Korean: `방문객`.
  public static let korean = Language(known: .korean)
  /// English: `Visitors`.
  public static let english = Language(known: .english)

  /// Each call has the words of all languages.
  package func pick<Words>(
    en english: @autoclosure () -> Words, ko korean: @autoclosure () -> Words
  ) -> Words {
    switch known {
    case .english: english()
    case .korean: korean()
    }
  }
}

extension Language: RawRepresentable, CaseIterable, CustomStringConvertible {
  /// Every language that expo has.
  public static let allCases = Known.allCases.map(Language.init(known:))

  /// The code of the language (ISO 639-1): `ko`.
  public var rawValue: String { known.rawValue }

  /// The code.
  public var description: String { rawValue }

  /// Creates the language of a code; nil if expo does not have it.
  public init?(rawValue: String) {
    guard let known = Known(rawValue: rawValue) else { return nil }
    self.init(known: known)
  }
}

// MARK: - Choosing

extension Language {
  /// Creates the language of a locale: `ko`, `ko_KR.UTF-8`, `ko-KR` → Korean; `C`, `en_US` → English.
  public init(locale: String) {
    self = Language(tag: locale) ?? .english
  }

  /// Takes a locale or a language tag (BCP 47); nil if expo does not support its language.
  ///
  /// Compares bytes: comparing characters would load Unicode tables, which slows down `--version`.
  private init?(tag: String) {
    let code = tag.utf8.map { $0 | 0x20 }.prefix { 0x61...0x7A ~= $0 }
    self.init(rawValue: String(decoding: code, as: UTF8.self))
  }

  /// The first supported language of a list of tags, else English: `fr-FR`, `ko-KR` → Korean.
  init(preferredLanguages tags: [String]) {
    self = tags.lazy.compactMap(Language.init(tag:)).first ?? .english
  }

  /// The language of messages (POSIX): `LC_ALL` > `LC_MESSAGES` > `LANG`.
  package init(environment value: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(value).first { !$0.isEmpty }
    self = locale.map(Language.init(locale:)) ?? .english
  }
}

extension Language {
  /// The preferred language of the user, or English: on Apple's platforms the first preferred one
  /// that expo has, elsewhere that of `LC_ALL`, `LC_MESSAGES` or `LANG`.
  ///
  /// It is not cached: a change takes effect at once.
  public static var preferred: Language {
    #if canImport(Darwin)
      Language(preferredLanguages: Locale.preferredLanguages)
    #else
      Language(environment: { ProcessInfo.processInfo.environment[$0] })
    #endif
  }
}
