/// One thing shown at an exposition.
public struct Entry: Decodable, Equatable, Sendable {
  /// What it is called.
  public let name: String
  /// The name of its image set in the asset catalog.
  public let imageName: String
  /// One line about it, for lists.
  public let shortDescription: String
  /// The full text; a line break is kept, a blank line begins a paragraph.
  public let description: String

  /// The keys in the document, in the order they are written in.
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    case name
    case imageName = "image_name"
    case shortDescription = "short_desc"
    case description = "desc"
  }

  /// Brings an entry together.
  public init(name: String, imageName: String, shortDescription: String, description: String) {
    self.name = name
    self.imageName = imageName
    self.shortDescription = shortDescription
    self.description = description
  }
}
