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
}
