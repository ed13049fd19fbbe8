public import ExpoBase

/// An entry of an exposition: one thing shown there.
public struct Entry: Decodable, Equatable, Sendable {
  /// The name.
  public let name: String
  /// The name of the image set in the asset catalog.
  public let imageName: String
  /// A one-line description, for lists.
  public let shortDescription: String
  /// The full text; line breaks are kept, blank lines separate paragraphs.
  public let description: String

  /// The keys of the document, in the order they are written.
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    /// The key `name`.
    case name
    /// The key `image_name`.
    case imageName = "image_name"
    /// The key `short_desc`.
    case shortDescription = "short_desc"
    /// The key `desc`.
    case description = "desc"
  }

  /// Creates an entry.
  public init(name: String, imageName: String, shortDescription: String, description: String) {
    self.name = name
    self.imageName = imageName
    self.shortDescription = shortDescription
    self.description = description
  }

  package init(_ text: (CodingKeys) -> String) {
    self.init(
      name: text(.name), imageName: text(.imageName),
      shortDescription: text(.shortDescription), description: text(.description))
  }

  package subscript(key: CodingKeys) -> String {
    switch key {
    case .name: name
    case .imageName: imageName
    case .shortDescription: shortDescription
    case .description: description
    }
  }
}

extension Entry.CodingKeys {
  package var index: Int {
    switch self {
    case .name: 0
    case .imageName: 1
    case .shortDescription: 2
    case .description: 3
    }
  }
}

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
  /// The string, several strings set apart by commas, or the number as it is written in the document.
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

/// The readable members of an entry, each read separately; ``Entry`` has all its members.
package struct PartialEntry: Equatable, Sendable {
  /// The members, in the order of the keys.
  private let members: [PartialMember<String>]

  package init(_ member: (Entry.CodingKeys) -> PartialMember<String>) {
    members = Entry.CodingKeys.allCases.map(member)
  }

  package subscript(key: Entry.CodingKeys) -> PartialMember<String> { members[key.index] }

  package var hasContent: Bool { members.contains { $0.value != nil } }
}
