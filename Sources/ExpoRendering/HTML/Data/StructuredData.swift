import ExpoModel

/// Structured data for search engines, with the vocabulary of schema.org: names, not texts.
struct StructuredData {
  private typealias Member = (key: StaticString, value: EmbeddedJSON)

  private static let context: Member = ("@context", .string("https://schema.org"))

  private let plan: SitePlan

  /// Creates the structured data of a site.
  init(_ plan: SitePlan) {
    self.plan = plan
  }

  /// An `ExhibitionEvent`; nil without an exposition.
  func exposition() -> EmbeddedJSON? {
    guard let exposition = plan.exhibition.exposition else { return nil }
    var members = [Self.context, ("@type", .string("ExhibitionEvent"))]
    members.append(("name", .string(plan.title[0])))
    if plan.title.count > 1 {
      let names = plan.title.dropFirst().map(Self.withoutParentheses)
      members.append(("alternateName", .string(names.joined(separator: " "))))
    }
    if !exposition.location.isEmpty {
      members.append(("location", Self.place(exposition.location)))
    }
    if let period = ExpositionPeriod(exposition.duration) {
      members.append(("startDate", .string(period.first.isoText)))
      members.append(("endDate", .string(period.last.isoText)))
    }
    append("image", plan.posterPicture, to: &members)
    if let address = plan.address(of: "index.html") { members.append(("url", .string(address))) }
    return .object(members)
  }

  /// A `CreativeWork`.
  func entry(_ index: Int) -> EmbeddedJSON {
    var members = [
      Self.context, ("@type", .string("CreativeWork")), ("name", .string(plan.name(of: index))),
    ]
    append(
      "abstract", plan.exhibition.entries[index].entry.shortDescription, to: &members)
    append("image", plan.pictures[index], to: &members)
    if let address = plan.address(of: plan.entryPaths[index]) {
      members.append(("url", .string(address)))
    }
    return .object(members)
  }

  /// A `CollectionPage` with an `ExhibitionEvent` for each exposition.
  func portal(of sites: [SitePlan]) -> EmbeddedJSON {
    var members = [Self.context, ("@type", .string("CollectionPage"))]
    members.append(("name", .string(plan.titleLine)))
    if let address = plan.address(of: "index.html") { members.append(("url", .string(address))) }
    let parts = sites.map { site in
      let address = site.address(of: "index.html").map { [("url", .string($0)) as Member] }
      return EmbeddedJSON.object(
        [("@type", .string("ExhibitionEvent")), ("name", .string(site.title[0]))]
          + (address ?? []))
    }
    members.append(("hasPart", .array(parts)))
    return .object(members)
  }

  private static func place(_ name: String) -> EmbeddedJSON {
    .object([("@type", .string("Place")), ("name", .string(name))])
  }

  private func append(_ key: StaticString, _ text: String, to members: inout [Member]) {
    if !text.isEmpty { members.append((key, .string(text))) }
  }

  private func append(_ key: StaticString, _ picture: SitePicture?, to members: inout [Member]) {
    // A relative address would mean nothing to a search engine.
    guard let address = picture?.preview.flatMap({ plan.address(of: $0.path) }) else { return }
    members.append((key, .string(address)))
  }

  /// A line of the title without enclosing parentheses: `(L'Exposition)` → `L'Exposition`.
  private static func withoutParentheses(_ line: String) -> String {
    let isEnclosed =
      line.hasPrefix("(") && line.hasSuffix(")") || line.hasPrefix("（") && line.hasSuffix("）")
    let inside = line.dropFirst().dropLast()
    return isEnclosed && !inside.contains { "()（）".contains($0) } ? String(inside) : line
  }
}
