/// The readable members of an exposition, each read separately.
package struct PartialExposition: Equatable, Sendable {
  /// The title.
  package let title: PartialMember<String>
  /// The number of visitors.
  package let visitors: PartialMember<Int>
  /// The place.
  package let location: PartialMember<String>
  /// The period as written.
  package let duration: PartialMember<String>
  /// The full text.
  package let description: PartialMember<String>

  /// Creates a partial exposition from its members.
  package init(
    title: PartialMember<String>, visitors: PartialMember<Int>, location: PartialMember<String>,
    duration: PartialMember<String>, description: PartialMember<String>
  ) {
    self.title = title
    self.visitors = visitors
    self.location = location
    self.duration = duration
    self.description = description
  }

  /// Whether any member can be read.
  package var hasContent: Bool {
    visitors.value != nil
      || [title, location, duration, description].contains { $0.value != nil }
  }
}
