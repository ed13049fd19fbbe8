import ExpoModel

/// Structured data for search engines in the vocabulary of schema.org, without the long texts.
extension SitePlan {
  /// An `ExhibitionEvent`.
  var expositionData: DataValue? {
    guard let exposition = exhibition.exposition else { return nil }
    let period = ExpositionPeriod(exposition.duration)
    let location = DataValue.text(exposition.location).map {
      DataValue.object([("@type", .string("Place")), ("name", $0)])
    }
    return data(
      "ExhibitionEvent",
      [
        ("name", .string(titleLine)), ("alternateName", .text(subtitle)),
        ("location", location),
        ("startDate", .text(period?.first.isoText)), ("endDate", .text(period?.last.isoText)),
        ("image", image(posterPicture, nil)), ("url", url("index.html")),
      ])
  }

  /// A `CreativeWork`, and its breadcrumbs if its address is known.
  func data(ofEntry index: Int) -> DataValue {
    let whole = DataValue.members([
      ("@type", .string("Collection")), ("name", .string(titleLine)), ("url", url("index.html")),
    ])
    let work = DataValue.members([
      ("@type", .string("CreativeWork")), ("name", .string(name(of: index))),
      ("abstract", .text(exhibition.entries[index].entry.shortDescription)),
      ("image", image(pictures[index], credit(of: index))), ("url", url(entryPaths[index])),
      ("isPartOf", .object(whole)),
    ])
    guard let way = way(to: index) else { return .object([Self.context] + work) }
    return .object([Self.context, ("@graph", .array([.object(work), way]))])
  }

  /// The `BreadcrumbList` of an entry; nil if the address of the site is unknown.
  private func way(to index: Int) -> DataValue? {
    guard let home = address(of: "index.html"), let page = address(of: entryPaths[index]) else {
      return nil
    }
    let portal = part.flatMap { part in rootAddress.map { (part.portalTitle, $0) } }
    let steps = [portal, (titleLine, home), (name(of: index), page)].compactMap(\.self)
    let items = steps.enumerated().map { index, step in
      DataValue.object([
        ("@type", .string("ListItem")), ("position", .number(index + 1)),
        ("name", .string(step.0)), ("item", .string(step.1)),
      ])
    }
    return .object([
      ("@type", .string("BreadcrumbList")), ("itemListElement", .array(items)),
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

  private func data(_ type: String, _ members: [(String, DataValue?)]) -> DataValue {
    .object([Self.context, ("@type", .string(type))] + DataValue.members(members))
  }

  private static var context: DataValue.Member { ("@context", .string("https://schema.org")) }

  private func url(_ path: String) -> DataValue? { .text(address(of: path)) }

  /// An `ImageObject`; nil if neither credit nor address is known: search engines cannot use a relative address.
  private func image(_ picture: SitePicture?, _ credit: Credit?) -> DataValue? {
    guard let picture else { return nil }
    let address = url(picture.largest.path)
    if address == nil, credit == nil { return nil }
    let size = address == nil ? nil : picture.size
    let license = credit.flatMap { Self.work($0.license, isAddress: $0.licenseName != nil) }
    return .object(
      DataValue.members([
        ("@type", .string("ImageObject")), ("contentUrl", address),
        ("width", (size?.width).map { .number($0) }),
        ("height", (size?.height).map { .number($0) }),
        ("creditText", .text(credit?.owner)),
        ("license", license), ("isBasedOn", credit.flatMap { Self.work($0.source) }),
      ]))
  }

  /// A `CreativeWork` by its address or name; nil for an empty text.
  private static func work(_ text: String, isAddress: Bool = false) -> DataValue? {
    if text.isEmpty { return nil }
    if isAddress || WebAddress.isWhole(text) { return .string(text) }
    return .object([("@type", .string("CreativeWork")), ("name", .string(text))])
  }
}
