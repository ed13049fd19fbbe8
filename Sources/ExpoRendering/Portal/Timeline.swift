import ExpoBase
import ExpoModel

/// Exhibitions in chronological order, each with a folder of its own.
///
/// Exhibitions whose first day is unknown follow in the order they were given. A folder is named after the
/// document: `paris_expo_1900.json` → `paris_expo_1900`.
struct Timeline: Sendable {
  /// Names that a portal or a site generator uses itself.
  private static let reserved: Set<String> = [
    "assets", "categories", "content", "entries", "images", "index", "node_modules",
    "static", "tags",
  ]
  private static let documentEnding = ".json"

  /// In chronological order.
  let parts: [PortalPart]
  /// The language of the page above them (BCP 47).
  let languageTag: String
  /// The title of that page, on one line.
  let title: String

  /// Creates the timeline with a title or a label, in a language or that of most exhibitions.
  init(
    _ exhibitions: [Exhibition], title: String? = nil, pageLanguage: String? = nil,
    labels: Language? = nil
  ) {
    let days = exhibitions.map(Self.firstDay)
    let order = exhibitions.indices.sorted { one, other in
      switch (days[one], days[other]) {
      case (let first?, let second?) where first != second: first < second
      case (_?, nil): true
      case (nil, _?): false
      default: one < other
      }
    }
    // In chronological order, so that a later exhibition does not change the folder of an earlier one; the same
    // for all kinds of exports.
    let folders = SafeName.distinctForHugo(
      order.map { Self.stem(of: exhibitions[$0].fileName) }, reserved: Self.reserved)
    languageTag = pageLanguage ?? Self.languageTag(of: order.map { exhibitions[$0] })
    let language = labels ?? Language(locale: languageTag)
    let given = title.map(TextLines.joined) ?? ""
    let title = given.isEmpty ? language.pick(en: "Expositions", ko: "박람회") : given
    let titleLanguage = given.isEmpty ? language.rawValue : LanguageTag(languageTag).primary
    self.title = title
    parts = zip(order, folders).enumerated().map { index, part in
      PortalPart(
        exhibition: exhibitions[part.0], folder: part.1, year: days[part.0]?.year,
        number: index + 1, portalTitle: title, portalLanguage: titleLanguage)
    }
  }

  /// The language of most exhibitions; if several are equally frequent, the first of them.
  private static func languageTag(of exhibitions: [Exhibition]) -> String {
    let tags = exhibitions.map { TextLanguage(of: $0).tag }
    let counts = Dictionary(tags.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    return tags.first { counts[$0] == most } ?? TextLanguage().tag
  }

  /// The first day of an exposition; 1 January if its duration states only a year.
  private static func firstDay(of exhibition: Exhibition) -> CalendarDay? {
    guard let duration = exhibition.exposition?.duration else { return nil }
    switch ExpositionPeriod.Reading(duration) {
    case .canonical(let period), .variant(let period), .oneDay(let period): return period.first
    case .bareYear:
      return Int(duration.drop { !$0.isWholeNumber }.prefix(4))
        .flatMap { try? CalendarDay(year: $0, month: 1, day: 1) }
    case .impossibleDay, .reversed, .unreadable: return nil
    }
  }

  private static func stem(of fileName: String) -> String {
    let name = SafeName.from(fileName)
    return name.lowercased().hasSuffix(documentEnding)
      ? String(name.dropLast(documentEnding.count)) : name
  }
}

/// An exhibition as a part of a portal.
struct PortalPart: Sendable {
  let exhibition: Exhibition
  let folder: String
  /// The year it began; nil if its first day is unknown.
  let year: Int?
  /// The number along the timeline, from 1.
  let number: Int
  /// The title of the portal, for the link to it.
  let portalTitle: String
  /// The primary language of that title: `ko`.
  let portalLanguage: String
}
