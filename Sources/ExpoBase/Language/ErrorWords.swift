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
