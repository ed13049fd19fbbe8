/// A world's fair: what its poster says.
public struct Exposition: Decodable, Equatable, Sendable {
  /// The title; a second language may stand in parentheses behind it.
  public let title: String
  /// How many people came.
  public let visitors: Int
  /// Where it was.
  public let location: String
  /// When it was, as written; ``ExpositionPeriod`` reads it.
  public let duration: String
  /// The full text; a line break is kept, a blank line begins a paragraph.
  public let description: String

  /// The keys in the document, in the order they are written in.
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    case title, visitors, location, duration, description
  }

  /// Brings an exposition together.
  public init(
    title: String, visitors: Int, location: String, duration: String, description: String
  ) {
    self.title = title
    self.visitors = visitors
    self.location = location
    self.duration = duration
    self.description = description
  }
}
