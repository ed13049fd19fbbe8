import ExpoModel

extension MarkdownBook {
  /// The front matter of the poster: title, facts, picture.
  func posterMembers(_ page: Page, _ picture: MarkdownPicture?) -> FrontMatterBlock {
    var block = FrontMatterBlock()
    if options.preset == .jekyll { block.add("layout", "page") }
    block.add("title", page.heading)
    if options.preset == .jekyll { block.add("permalink", LinkPath.encoded(layout.permalink(nil))) }
    if let part { block.add(options.preset == .hugo ? "weight" : "order", part.number) }
    addFacts(to: &block)
    addPicture(picture, to: &block)
    return block
  }

  /// The front matter of an entry.
  func members(
    of index: Int, _ page: Page, _ picture: MarkdownPicture?
  ) -> FrontMatterBlock {
    let published = exhibition.entries[index]
    var block = FrontMatterBlock()
    if options.preset == .jekyll { block.add("layout", "page") }
    block.add("title", page.heading)
    if page.summary?.isEmpty == false { block.add("description", page.summary) }
    switch options.preset {
    case .gfm, .commonmark: break
    case .hugo: block.add("weight", published.number)
    case .jekyll:
      block.add("permalink", LinkPath.encoded(layout.permalink(index)))
      block.add("order", published.number)
      block.add("exposition", part?.folder)
    }
    if !published.entry.imageName.isEmpty { block.add("image_name", published.entry.imageName) }
    block.add("facts", published.facts.map(fact))
    addPicture(picture, to: &block)
    return block
  }

  /// A fact that a project adds: `{key: "year", label: "연도", value: "1900"}`.
  private func fact(_ fact: EntryFact) -> FrontMatterBlock.Value {
    .object([
      ("key", .text(fact.member.key)), ("label", .text(fact.member.label(in: language))),
      ("value", .text(fact.text)),
    ])
  }

  /// Adds the facts of the exposition under the keys of the document, and the days of its period in
  /// ISO 8601.
  private func addFacts(to block: inout FrontMatterBlock) {
    guard let exposition = exhibition.exposition else { return }
    block.add("visitors", exposition.visitors)
    block.add("location", exposition.location)
    block.add("duration", exposition.duration)
    guard let period = ExpositionPeriod(exposition.duration) else { return }
    block.add("start_date", period.first.isoText)
    block.add("end_date", period.last.isoText)
  }

  /// Adds the files of a copied picture, for templates and link previews.
  private func addPicture(_ picture: MarkdownPicture?, to block: inout FrontMatterBlock) {
    guard let picture, options.pictures == .copied else { return }
    switch options.preset {
    case .hugo: block.add("resources", picture.files.map(Self.resource))
    case .jekyll:
      block.add("image", "/" + LinkPath.encoded(picture.shown))
      block.add("pictures", picture.files.map(Self.file))
    case .gfm, .commonmark: block.add("image", LinkPath.encoded(picture.shown))
    }
  }

  /// A file beside a page of Hugo: `{src: "cover@3x.png", params: {scale: 3, width: 1026, …}}`.
  private static func resource(_ file: MarkdownPicture.File) -> FrontMatterBlock.Value {
    .object([("src", .text(file.path)), ("params", .object(measures(of: file)))])
  }

  /// A file of a Jekyll site: `{path: "/images/haegeum.png", scale: 1, width: 342, …}`.
  private static func file(_ file: MarkdownPicture.File) -> FrontMatterBlock.Value {
    .object([("path", .text("/" + LinkPath.encoded(file.path)))] + measures(of: file))
  }

  private static func measures(
    of file: MarkdownPicture.File
  ) -> [(key: String, value: FrontMatterBlock.Value)] {
    [("scale", .number(file.scale))]
      + (file.size.map { [("width", .number($0.width)), ("height", .number($0.height))] } ?? [])
  }
}

extension CalendarDay {
  /// The day in ISO 8601: `1900-04-14`.
  var isoText: String {
    String(description.filter { $0 != " " }.map { $0 == "." ? "-" : $0 })
  }
}
