/// A world's fair: the content of its poster.
public struct Exposition: Decodable, Equatable, Sendable {
  /// The title, often followed by a translation in parentheses.
  public let title: String
  /// The number of visitors.
  public let visitors: Int
  /// Where it took place.
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

/// The readable members of an exposition, each read separately.
package struct PartialExposition: Equatable, Sendable {
  package let title: PartialMember<String>
  package let visitors: PartialMember<Int>
  package let location: PartialMember<String>
  package let duration: PartialMember<String>
  package let description: PartialMember<String>

  package init(
    visitors: PartialMember<Int>, text: (Exposition.CodingKeys) -> PartialMember<String>
  ) {
    title = text(.title)
    self.visitors = visitors
    location = text(.location)
    duration = text(.duration)
    description = text(.description)
  }

  package init(_ exposition: Exposition) {
    title = .readable(exposition.title)
    visitors = .readable(exposition.visitors)
    location = .readable(exposition.location)
    duration = .readable(exposition.duration)
    description = .readable(exposition.description)
  }

  package var hasContent: Bool {
    visitors.value != nil
      || [title, location, duration, description].contains { $0.value != nil }
  }
}
