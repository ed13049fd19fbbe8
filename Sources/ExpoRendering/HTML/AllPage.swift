import ExpoModel

/// Everything on one page, for the browser's own search and for paper.
struct AllPage: Sendable {
  /// How many entries are rendered at a time, so that no more than those are in memory.
  private static let entriesPerPart = 64

  private let plan: SitePlan
  private let frame: SitePage

  init(_ plan: SitePlan) {
    self.plan = plan
    frame = SitePage(plan, root: "")
  }

  private var entryParts: Int {
    (plan.exhibition.exhibits.count + Self.entriesPerPart - 1) / Self.entriesPerPart
  }

  /// How many parts the page has: the beginning, groups of entries, the end.
  var partCount: Int { entryParts + 2 }

  /// Adds a part, numbered from 0.
  func append(_ part: Int, to bytes: inout [UInt8]) {
    switch part {
    case 0: open(to: &bytes)
    case partCount - 1: close(to: &bytes)
    default:
      let start = (part - 1) * Self.entriesPerPart
      for index in start..<min(start + Self.entriesPerPart, plan.exhibition.exhibits.count) {
        entry(index).append(to: &bytes)
      }
    }
  }

  private func open(to bytes: inout [UInt8]) {
    let head = SitePage.Head(
      title: "\(plan.titleLine) - \(plan.text(.allInOne))", summary: "", path: "all.html",
      kind: "website", picture: plan.posterPicture, structuredData: nil)
    frame.open(head, "all", to: &bytes)
    path.append(to: &bytes)
    HTMLNode.open(.main, [.set("id", "main")], to: &bytes)
    let poster = Poster(plan: plan)
    HTMLNode.element(
      .header, [.class("titles")], poster.titles + plate + poster.facts + poster.text
    )
    .append(to: &bytes)
  }

  private var plate: [HTMLNode] {
    let showing = SitePicture.Showing(root: "", alternative: "", isLazy: false, sizes: "18rem")
    let picture = plan.posterPicture?.node(showing)
    return picture.map { [.element(.figure, [.class("plate")], [$0])] } ?? []
  }

  private func close(to bytes: inout [UInt8]) {
    HTMLNode.close(.main, to: &bytes)
    frame.close(to: &bytes)
  }

  private var path: HTMLNode {
    .element(
      .header, [.class("top")],
      [
        .element(
          .nav, [.text("aria-label", plan.text(.path))],
          [
            .element(
              .numbered, [.class("path")],
              [
                .element(
                  .item, [.element(.a, [.set("href", "index.html")], [.text(plan.title[0])])]),
                .element(.item, [.set("aria-current", "page")], [plan.node(.allInOne)]),
              ])
          ])
      ])
  }

  private func entry(_ index: Int) -> HTMLNode {
    let entry = plan.exhibition.exhibits[index].entry
    let summary = TextLines.joined(entry.shortDescription)
    var nodes: [HTMLNode] = [
      .element(
        .h2,
        [
          .element(
            .a, [HTMLAttribute("href", .file(root: "", path: plan.entryPaths[index]))],
            [.text(plan.name(of: index))])
        ])
    ]
    if !summary.isEmpty {
      nodes.append(.element(.p, [.class("lead")], [.text(summary)]))
    }
    let showing = SitePicture.Showing(root: "", alternative: "", isLazy: true, sizes: "18rem")
    if let picture = plan.pictures[index]?.node(showing) {
      nodes.append(.element(.figure, [.class("plate")], [picture]))
    }
    return .element(.article, nodes + (SitePlan.prose(entry.description).map { [$0] } ?? []))
  }
}
