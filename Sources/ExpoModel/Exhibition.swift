/// What is published together: an exposition, its entries and their pictures.
public struct Exhibition: Equatable, Sendable {
  /// The name of the source file, used as the title without an exposition; may be empty.
  public let fileName: String
  /// The content of the poster; nil if there are only entries.
  public let exposition: Exposition?
  /// The picture of the poster.
  public let posterPicture: Picture?
  /// The entries, in the order of the document.
  public let entries: [PublishedEntry]
  /// The icon of the app, in each of its sizes.
  public let icon: Picture?

  /// Creates an exhibition.
  public init(
    fileName: String, exposition: Exposition?, posterPicture: Picture? = nil,
    entries: [PublishedEntry], icon: Picture? = nil
  ) {
    self.fileName = fileName
    self.exposition = exposition
    self.posterPicture = posterPicture
    self.entries = entries
    self.icon = icon
  }

  /// The pictures of the poster and of all entries, in this order; shared ones appear repeatedly.
  public var pictures: [Picture] {
    ([posterPicture] + entries.map(\.picture)).compactMap(\.self)
  }
}

/// An entry with its number and picture.
public struct PublishedEntry: Equatable, Sendable {
  /// The number in the document, from 1.
  public let number: Int
  /// The entry itself.
  public let entry: Entry
  /// The members that the project adds, in the order they are shown.
  public let facts: [EntryFact]
  /// The picture; nil if the image set is missing or empty.
  public let picture: Picture?
  /// The text alternative of the picture; nil if the data has none.
  public let pictureDescription: String?

  /// Creates a published entry.
  public init(
    number: Int, entry: Entry, facts: [EntryFact] = [], picture: Picture? = nil,
    pictureDescription: String? = nil
  ) {
    self.number = number
    self.entry = entry
    self.facts = facts
    self.picture = picture
    self.pictureDescription = pictureDescription
  }
}
