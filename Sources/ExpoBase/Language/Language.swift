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

package protocol WordedError: Error {
  /// What is wrong, and what to do about it.
  func words(in language: Language) -> ErrorWords
}

/// The words of an error: what is wrong, and what to do about it.
public struct ErrorWords: Equatable, Sendable {
  /// What is wrong, in one line.
  public let message: String
  /// What to do, in one line; nil if the message says it all.
  public let help: String?
  /// The things that the message counts or names, one on each line.
  package var items: [String] = []

  package init(message: String, help: String? = nil, items: [String] = []) {
    self.message = message
    self.help = help
    self.items = items
  }

  package init(
    _ language: Language, en: String, ko: String, help: (en: String?, ko: String?) = (nil, nil)
  ) {
    self.init(message: language.pick(en: en, ko: ko), help: language.pick(en: help.en, ko: help.ko))
  }
}
