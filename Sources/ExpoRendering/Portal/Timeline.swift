import ExpoBase
import ExpoModel

/// Exhibitions in the order of time, each with a folder of its own.
///
/// Those without a year follow in the order they were given. A folder is named after the document:
/// `paris_expo_1900.json` → `paris_expo_1900`.
struct Timeline: Sendable {
  /// An exhibition of the timeline.
  struct Stop: Sendable {
    let exhibition: Exhibition
    /// The name of its folder.
    let folder: String
    /// The year it began; nil if its duration states none.
    let year: Int?
  }

  /// Names that a portal or a site generator uses itself.
  private static let reserved: Set<String> = [
    "assets", "categories", "content", "entries", "images", "index", "node_modules",
    "static", "tags",
  ]
  private static let documentEnding = ".json"

  /// The exhibitions, the first to begin first.
  let stops: [Stop]

  /// Creates the timeline of exhibitions.
  init(_ exhibitions: [Exhibition]) {
    let days = exhibitions.map(Self.firstDay)
    let order = exhibitions.indices.sorted { one, other in
      switch (days[one], days[other]) {
      case (let first?, let second?) where first != second: first < second
      case (_?, nil): true
      case (nil, _?): false
      default: one < other
      }
    }
    // In the order of time, so that a later one does not rename an earlier one.
    let folders = HugoNames(
      order.map { Self.stem(of: exhibitions[$0].fileName) }, reserved: Self.reserved
    ).names
    stops = zip(order, folders).map { index, folder in
      Stop(exhibition: exhibitions[index], folder: folder, year: days[index]?.year)
    }
  }

  /// The first day of an exposition; 1 January if its duration states only a year.
  private static func firstDay(of exhibition: Exhibition) -> CalendarDay? {
    guard let duration = exhibition.exposition?.duration else { return nil }
    switch ExpositionPeriod.Reading(duration) {
    case .canonical(let period), .variant(let period), .oneDay(let period): return period.first
    case .bareYear:
      return Int(duration.drop { !$0.isWholeNumber }.prefix(4))
        .flatMap { CalendarDay(year: $0, month: 1, day: 1) }
    case .impossibleDay, .reversed, .unreadable: return nil
    }
  }

  private static func stem(of fileName: String) -> String {
    let name = SafeName.from(fileName)
    return name.lowercased().hasSuffix(documentEnding)
      ? String(name.dropLast(documentEnding.count)) : name
  }
}

extension Timeline {
  /// The title of the page above the exhibitions, and its primary language.
  ///
  /// - Parameters:
  ///   - given: The title that the publisher gave; nil for the label.
  ///   - labels: The language of labels.
  ///   - tag: The language of the page.
  /// - Returns: The title on one line, and `ko` or the like.
  static func title(
    _ given: String?, labels: Language, page tag: String
  ) -> (text: String, language: String) {
    let text = given.map(TextLines.joined) ?? ""
    return text.isEmpty
      ? (Label.expositions.text(in: labels), labels.rawValue) : (text, LanguageTag(tag).primary)
  }

  /// The language of a portal: that of most of its exhibitions; of as many, the first one's.
  var languageTag: String {
    let tags = stops.map { TextLanguage(of: $0.exhibition).tag }
    let counts = Dictionary(tags.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    return tags.first { counts[$0] == most } ?? TextLanguage().tag
  }
}

/// What makes a site or a book part of a portal.
struct PortalPart: Sendable {
  /// The folder below the portal.
  let folder: String
  /// The number along the timeline, from 1.
  let number: Int
  /// The title of the portal, the way up.
  let portalTitle: String
  /// The primary language of that title: `ko`.
  let portalLanguage: String
}
