import ExpoModel

/// Structured data for search engines, with the vocabulary of schema.org: names, not texts.
extension SitePlan {
  /// An `ExhibitionEvent`; nil without an exposition.
  var expositionData: DataValue? {
    guard let exposition = exhibition.exposition else { return nil }
    let period = ExpositionPeriod(exposition.duration)
    let place = DataValue.object([
      ("@type", .string("Place")), ("name", .string(exposition.location)),
    ])
    return data(
      "ExhibitionEvent",
      [
        ("name", .string(titleLine)), ("alternateName", subtitle.map { .string($0) }),
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
          ("@type", .string("ExhibitionEvent")), ("name", .string(site.titleLine)),
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
}
