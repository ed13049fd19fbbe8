import ExpoModel

/// What search engines are told of the pages, in the words of schema.org: only what the data says.
struct StructuredData {
  private static let context: (key: StaticString, value: EmbeddedJSON) = (
    "@context", .string("https://schema.org")
  )

  private let plan: SitePlan

  init(_ plan: SitePlan) {
    self.plan = plan
  }

  /// An `ExhibitionEvent` with the entries of the first page as works; nil without an exposition.
  func exposition() -> EmbeddedJSON? {
    guard let exposition = plan.exhibition.exposition else { return nil }
    var members = [Self.context, ("@type", .string("ExhibitionEvent"))]
    members.append(("name", .string(plan.title[0])))
    if plan.title.count > 1 {
      let names = plan.title.dropFirst().map(Self.withoutParentheses)
      members.append(("alternateName", .string(names.joined(separator: " "))))
    }
    append("description", exposition.description, to: &members)
    if !exposition.location.isEmpty {
      let place = EmbeddedJSON.object([
        ("@type", .string("Place")), ("name", .string(exposition.location)),
      ])
      members.append(("location", place))
    }
    if let period = ExpositionPeriod(exposition.duration) {
      members.append(("startDate", .string(Self.date(period.first))))
      members.append(("endDate", .string(Self.date(period.last))))
    }
    append("image", plan.posterPicture, to: &members)
    if let address = plan.address(of: "index.html") { members.append(("url", .string(address))) }
    let works = plan.entries(onPage: 0).map(work)
    if !works.isEmpty { members.append(("workFeatured", .array(works))) }
    return .object(members)
  }

  /// A `CreativeWork`.
  func entry(_ index: Int) -> EmbeddedJSON {
    let published = plan.exhibition.entries[index]
    var members = [Self.context, ("@type", .string("CreativeWork"))]
    members.append(("name", .string(plan.name(of: index))))
    append("abstract", published.entry.shortDescription, to: &members)
    append("description", published.entry.description, to: &members)
    append("image", plan.pictures[index], to: &members)
    members.append(("position", .number(published.number)))
    if let address = plan.address(of: plan.entryPaths[index]) {
      members.append(("url", .string(address)))
    }
    return .object(members)
  }

  private func work(_ index: Int) -> EmbeddedJSON {
    let address = plan.address(of: plan.entryPaths[index])
    return .object(
      [("@type", .string("CreativeWork")), ("name", .string(plan.name(of: index)))]
        + (address.map { [("url", .string($0))] } ?? []))
  }

  private func append(
    _ key: StaticString, _ text: String,
    to members: inout [(key: StaticString, value: EmbeddedJSON)]
  ) {
    if !text.isEmpty { members.append((key, .string(text))) }
  }

  private func append(
    _ key: StaticString, _ picture: SitePicture?,
    to members: inout [(key: StaticString, value: EmbeddedJSON)]
  ) {
    // Without a site it could only be relative, which who reads the data elsewhere cannot follow.
    guard let address = picture?.largest.flatMap({ plan.address(of: $0.path) }) else { return }
    members.append((key, .string(address)))
  }

  /// A line of the title on its own: `(L'Exposition)` → `L'Exposition`.
  private static func withoutParentheses(_ line: String) -> String {
    let isWrapped =
      line.hasPrefix("(") && line.hasSuffix(")") || line.hasPrefix("（") && line.hasSuffix("）")
    let inside = line.dropFirst().dropLast()
    return isWrapped && !inside.contains { "()（）".contains($0) } ? String(inside) : line
  }

  /// A day as ISO 8601 writes it: `1900-04-14`.
  private static func date(_ day: CalendarDay) -> String {
    String(day.description.filter { $0 != " " }.map { $0 == "." ? "-" : $0 })
  }
}
