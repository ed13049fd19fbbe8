public import ExpoBase

/// A member that a project adds to its entries, such as a year or a credit.
public struct FactMember: Equatable, Sendable {
  /// The key in the document.
  public let key: String
  private let labels: [Language: String]

  /// Creates a member with one label for all languages.
  public init(key: String, label: String) {
    self.init(
      key: key,
      labels: Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, label) }))
  }

  /// Creates a member with a label for each language.
  public init(key: String, labels: [Language: String]) {
    self.key = key
    self.labels = labels
  }

  /// The label in a language; if it has none, the label in another language, or else the key.
  public func label(in language: Language) -> String {
    labels[language] ?? Language.allCases.compactMap { labels[$0] }.first ?? key
  }
}

/// The value that an entry has for a ``FactMember``.
public struct EntryFact: Equatable, Sendable {
  /// The member.
  public let member: FactMember
  /// The string, or the number as it is written in the document.
  public let text: String
  /// Whether the value is a number.
  public let isNumber: Bool

  /// Creates a fact.
  public init(_ member: FactMember, text: String, isNumber: Bool = false) {
    self.member = member
    self.text = text
    self.isNumber = isNumber
  }
}
