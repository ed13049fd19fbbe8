/// An exposition, its entries and their pictures, which are published together.
package struct Exhibition: Equatable, Sendable {
  /// The name of the source file, used as the title without an exposition; may be empty.
  package let fileName: String
  /// Nil if there are only entries.
  package let exposition: Exposition?
  package let posterPicture: Picture?
  package let entries: [PublishedEntry]
  /// The app's icon in each of its sizes.
  package let icon: Picture?
  /// Nil for the color of the whole site.
  package let accent: Accent?

  package init(
    fileName: String, exposition: Exposition?, posterPicture: Picture? = nil,
    entries: [PublishedEntry], icon: Picture? = nil, accent: Accent? = nil
  ) {
    self.fileName = fileName
    self.exposition = exposition
    self.posterPicture = posterPicture
    self.entries = entries
    self.icon = icon
    self.accent = accent
  }

  /// The pictures of the poster and of all entries, in this order; shared ones appear repeatedly.
  package var pictures: [Picture] {
    ([posterPicture] + entries.map(\.picture)).compactMap(\.self)
  }
}

package struct PublishedEntry: Equatable, Sendable {
  /// The number in the document, from 1.
  package let number: Int
  package let entry: Entry
  /// The members that the project adds, in the order they are shown.
  package let facts: [EntryFact]
  /// Nil if the image set is missing or empty.
  package var picture: Picture?
  /// The text alternative of the picture; nil if the data has none.
  package let pictureDescription: String?
  /// The creator or owner of the picture; nil if the data does not say.
  package let credit: String?
  /// A name or an address; nil if the data does not say.
  package let license: String?
  /// Where the picture comes from, a text or an address; nil if the data does not say.
  package let source: String?

  package init(
    number: Int, entry: Entry, facts: [EntryFact] = [], picture: Picture? = nil,
    pictureDescription: String? = nil, credit: String? = nil, license: String? = nil,
    source: String? = nil
  ) {
    self.number = number
    self.entry = entry
    self.facts = facts
    self.picture = picture
    self.pictureDescription = pictureDescription
    self.credit = credit
    self.license = license
    self.source = source
  }
}
