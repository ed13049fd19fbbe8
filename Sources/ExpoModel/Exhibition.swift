/// What is published together: an exposition, what it shows, and the pictures.
public struct Exhibition: Equatable, Sendable {
  /// The name of the file it came from: its title, where there is no exposition; empty if it came
  /// from none.
  public let fileName: String
  /// What the poster says; nil if only entries are known.
  public let exposition: Exposition?
  /// The picture of the poster: the image set that is named so.
  public let posterPicture: Picture?
  /// What is shown, in the order of the document.
  public let entries: [PublishedEntry]

  /// Brings an exhibition together.
  public init(
    fileName: String, exposition: Exposition?, posterPicture: Picture? = nil,
    entries: [PublishedEntry]
  ) {
    self.fileName = fileName
    self.exposition = exposition
    self.posterPicture = posterPicture
    self.entries = entries
  }

  /// All pictures: the poster's first, then those of the entries, each as often as it is used.
  public var pictures: [Picture] {
    ([posterPicture] + entries.map(\.picture)).compactMap(\.self)
  }
}

/// An entry as it is shown: with its number and its picture.
public struct PublishedEntry: Equatable, Sendable {
  /// Its number in the document, from 1.
  public let number: Int
  /// What is known of it.
  public let entry: Entry
  /// Its picture; nil if its image set is missing, or without pictures.
  public let picture: Picture?

  /// Brings the three together.
  public init(number: Int, entry: Entry, picture: Picture? = nil) {
    self.number = number
    self.entry = entry
    self.picture = picture
  }
}
