import ExpoModel

/// The page of one entry: the way back, name, picture, text, and the entries before and after.
struct EntryPage: Sendable {
  private static let root: StaticString = "../"

  private let plan: SitePlan
  private let frame: SitePage

  init(_ plan: SitePlan) {
    self.plan = plan
    frame = SitePage(plan, root: Self.root)
  }

  /// Adds the page of the entry at an index, from 0.
  func append(_ index: Int, to bytes: inout [UInt8]) {
    let entry = plan.exhibition.exhibits[index].entry
    let name = plan.name(of: index)
    let summary = TextLines.joined(entry.shortDescription)
    bytes.reserveCapacity(bytes.count + 3 * entry.description.utf8.count + 8192)
    frame.open(head(index, name, summary), "entry", to: &bytes)
    header(index, name).append(to: &bytes)
    HTMLNode.element(
      .main, [.set("id", "main")],
      [
        .element(
          .article, [.class("pictured")],
          [title(entry.name, name, summary), figure(index, name)]
            + (SitePlan.prose(entry.description).map { [$0] } ?? [])),
        neighbours(of: index),
      ]
    ).append(to: &bytes)
    frame.close(to: &bytes)
  }

  private func head(_ index: Int, _ name: String, _ summary: String) -> SitePage.Head {
    SitePage.Head(
      title: "\(name) - \(plan.titleLine)", summary: summary,
      path: plan.entryPaths[index], kind: "article", picture: plan.pictures[index],
      structuredData: StructuredData(plan).entry(index),
      previous: index > 0 ? plan.entryPaths[index - 1] : nil,
      next: index + 1 < plan.entryPaths.count ? plan.entryPaths[index + 1] : nil)
  }

  /// The way from the poster, which leads back to the entry's place in the list.
  private func header(_ index: Int, _ name: String) -> HTMLNode {
    let list = plan.listPath(index / plan.entriesPerPage)
    let number = plan.exhibition.exhibits[index].number
    return .element(
      .header, [.class("top")],
      [
        .element(
          .nav, [.text("aria-label", plan.text(.path))],
          [
            .element(
              .numbered, [.class("path")],
              [
                .element(.item, [link("index.html", [.text(plan.title[0])])]),
                .element(.item, [link("\(list)#entry-\(number)", [plan.node(.entries)])]),
                .element(.item, [.set("aria-current", "page")], [.text(name)]),
              ])
          ])
      ])
  }

  private func link(_ path: String, _ content: [HTMLNode]) -> HTMLNode {
    .element(.a, [HTMLAttribute("href", .file(root: Self.root, path: path))], content)
  }

  /// The heading: the lines that the name has, where it has several.
  private func title(_ text: String, _ name: String, _ summary: String) -> HTMLNode {
    let lines = TextLines.of(text).filter { !TextLines.isBlank($0) }
    var nodes: [HTMLNode] = [
      .element(.h1, lines.count > 1 ? SitePlan.lines(lines) : [.text(name)])
    ]
    if !summary.isEmpty {
      nodes.append(.element(.p, [.class("lead")], [.text(summary)]))
    }
    return .element(.header, nodes)
  }

  private func figure(_ index: Int, _ name: String) -> HTMLNode {
    let picture = plan.pictures[index]
    let showing = SitePicture.Showing(
      root: Self.root, alternative: name, isLazy: false, sizes: picture?.sizesOfPlate)
    if let plate = picture?.plate(showing) { return plate }
    return .element(
      .figure, [.class("plate empty")],
      [
        .element(
          .mark, [.class("initial"), .set("aria-hidden", "true")],
          [.text(plan.initial(of: index))]),
        .element(.caption, plan.reasonForNoPicture(index)),
      ])
  }

  private func neighbours(of index: Int) -> HTMLNode {
    var items: [HTMLNode] = []
    if index > 0 { items.append(neighbour(index - 1, .previous, "prev")) }
    if index + 1 < plan.entryPaths.count { items.append(neighbour(index + 1, .next, "next")) }
    guard !items.isEmpty else { return .text("") }
    return .element(
      .nav, [.class("neighbours"), .text("aria-label", plan.text(.neighbours))],
      [.element(.list, items)])
  }

  private func neighbour(
    _ index: Int, _ label: Label, _ relation: StaticString
  ) -> HTMLNode {
    .element(
      .item, [.class(relation)],
      [
        .element(
          .a,
          [
            HTMLAttribute("href", .file(root: Self.root, path: plan.entryPaths[index])),
            .set("rel", relation),
          ],
          [
            .element(.span, [.class("way")], [plan.node(label)]), .text(" "),
            .element(.span, [.class("name")], [.text(plan.name(of: index))]),
          ])
      ])
  }
}
