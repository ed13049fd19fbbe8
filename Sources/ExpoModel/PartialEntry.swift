/// The readable members of an entry, each read separately.
///
/// Use ``Entry`` for an entry that has all its members.
package struct PartialEntry: Equatable, Sendable {
  /// The name.
  package let name: PartialMember<String>
  /// The name of the image set in the asset catalog.
  package let imageName: PartialMember<String>
  /// A one-line description, for lists.
  package let shortDescription: PartialMember<String>
  /// The full text.
  package let description: PartialMember<String>

  /// Creates a partial entry from its members.
  package init(
    name: PartialMember<String>, imageName: PartialMember<String>,
    shortDescription: PartialMember<String>, description: PartialMember<String>
  ) {
    self.name = name
    self.imageName = imageName
    self.shortDescription = shortDescription
    self.description = description
  }

  /// Creates a partial entry whose members are all readable.
  init(_ entry: Entry) {
    self.init(
      name: .readable(entry.name), imageName: .readable(entry.imageName),
      shortDescription: .readable(entry.shortDescription),
      description: .readable(entry.description))
  }

  /// An entry without readable members.
  package static let unreadable = PartialEntry(
    name: .unreadable, imageName: .unreadable, shortDescription: .unreadable,
    description: .unreadable)

  /// The member under a key.
  package subscript(key: Entry.CodingKeys) -> PartialMember<String> {
    switch key {
    case .name: name
    case .imageName: imageName
    case .shortDescription: shortDescription
    case .description: description
    }
  }

  /// Whether any member can be read.
  package var hasContent: Bool {
    Entry.CodingKeys.allCases.contains { self[$0].value != nil }
  }
}
