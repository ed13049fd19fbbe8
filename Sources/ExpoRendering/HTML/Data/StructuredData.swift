import ExpoModel

/// Structured data for search engines, with the vocabulary of schema.org: names, not texts.
extension SitePlan {
  /// An `ExhibitionEvent`; nil without an exposition.
  var expositionData: DataValue? {
    guard let exposition = exhibition.exposition else { return nil }
    let names = title.dropFirst().map(Self.withoutParentheses)
    let period = ExpositionPeriod(exposition.duration)
    let place = DataValue.object([
      ("@type", .string("Place")), ("name", .string(exposition.location)),
    ])
    return data(
      "ExhibitionEvent",
      [
        ("name", .string(title[0])),
        ("alternateName", names.isEmpty ? nil : .string(names.joined(separator: " "))),
        ("location", exposition.location.isEmpty ? nil : place),
        ("startDate", (period?.first.isoText).map { .string($0) }),
        ("endDate", (period?.last.isoText).map { .string($0) }),
        ("image", image(posterPicture)), ("url", url("index.html")),
      ])
  }

  /// A `CreativeWork`.
  func data(ofEntry index: Int) -> DataValue {
    let summary = exhibition.entries[index].entry.shortDescription
    return data(
      "CreativeWork",
      [
        ("name", .string(name(of: index))),
        ("abstract", summary.isEmpty ? nil : .string(summary)),
        ("image", image(pictures[index])), ("url", url(entryPaths[index])),
      ])
  }

  /// A `CollectionPage` with an `ExhibitionEvent` for each exposition.
  func data(ofPortal sites: [SitePlan]) -> DataValue {
    let parts = sites.map { site in
      DataValue.object(
        DataValue.members([
          ("@type", .string("ExhibitionEvent")), ("name", .string(site.title[0])),
          ("url", site.url("index.html")),
        ]))
    }
    return data(
      "CollectionPage",
      [("name", .string(titleLine)), ("url", url("index.html")), ("hasPart", .array(parts))])
  }

  private func data(_ type: String, _ members: [(StaticString, DataValue?)]) -> DataValue {
    .object(
      [("@context", .string("https://schema.org")), ("@type", .string(type))]
        + DataValue.members(members))
  }

  private func url(_ path: String) -> DataValue? { address(of: path).map { .string($0) } }

  /// The address of a picture: a relative one would mean nothing to a search engine.
  private func image(_ picture: SitePicture?) -> DataValue? {
    picture?.preview.flatMap { url($0.path) }
  }

  /// A line of the title without enclosing parentheses: `(L'Exposition)` → `L'Exposition`.
  private static func withoutParentheses(_ line: String) -> String {
    let isEnclosed =
      line.hasPrefix("(") && line.hasSuffix(")") || line.hasPrefix("（") && line.hasSuffix("）")
    let inside = line.dropFirst().dropLast()
    return isEnclosed && !inside.contains { "()（）".contains($0) } ? String(inside) : line
  }
}
