/// A world's fair: the content of its poster.
public struct Exposition: Decodable, Equatable, Sendable {
  /// The title, often followed by a translation in parentheses.
  public let title: String
  /// The number of visitors.
  public let visitors: Int
  /// The place.
  public let location: String
  /// The period as written: `YYYY. MM. DD - YYYY. MM. DD`.
  public let duration: String
  /// The full text; line breaks are kept, blank lines separate paragraphs.
  public let description: String

  /// The keys of the document, in the order they are written.
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    /// A key, spelled like the case.
    case title, visitors, location, duration, description
  }

  /// Creates an exposition.
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
