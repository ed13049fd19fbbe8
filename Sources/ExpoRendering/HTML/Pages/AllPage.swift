import ExpoModel

/// Everything on one page, for the browser's own search and for paper.
struct AllPage: Sendable {
  /// How many entries are rendered at a time, so that no more than those are in memory.
  private static let entriesPerPart = 64

  private let plan: SitePlan
  private let frame: SitePage
  private let entry: HTMLTemplate

  init(_ plan: SitePlan) {
    self.plan = plan
    frame = SitePage(plan, root: "")
    entry = HTMLTemplate([Self.entry])
  }

  private var entryParts: Int {
    (plan.exhibition.entries.count + Self.entriesPerPart - 1) / Self.entriesPerPart
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
      for index in start..<min(start + Self.entriesPerPart, plan.exhibition.entries.count) {
        append(entry: index, to: &bytes)
      }
    }
  }

  private func open(to bytes: inout [UInt8]) {
    let head = SitePage.Head(
      title: "\(plan.titleLine) - \(plan.text(.allOnOnePage))", summary: "", path: "all.html",
      kind: "website", picture: plan.posterPicture, structuredData: nil)
    frame.open(head, "all", to: &bytes)
    path.append(to: &bytes)
    HTMLNode.open(.main, [.set("id", "main")], to: &bytes)
    let poster = Poster(plan: plan)
    HTMLNode.element(
      .header, [.class("titles")], poster.titles + plate + poster.facts + poster.text
    ).append(to: &bytes)
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
          .nav, [.text("aria-label", plan.text(.breadcrumb))],
          [
            .element(
              .numbered, [.class("path")],
              [
                .element(
                  .item, [.element(.a, [.set("href", "index.html")], [.text(plan.title[0])])]),
                .element(.item, [.set("aria-current", "page")], [plan.node(.allOnOnePage)]),
              ])
          ])
      ])
  }

  private func append(entry index: Int, to bytes: inout [UInt8]) {
    let text = plan.exhibition.entries[index].entry
    let summary = TextLines.joined(text.shortDescription)
    entry.append(to: &bytes) { slot in
      switch slot {
      case .path: .text(plan.entryPaths[index])
      case .name: .text(plan.name(of: index))
      case .summary: summary.isEmpty ? nil : .text(summary)
      case .plate: figure(index)
      case .prose: SitePlan.prose(text.description)
      default: nil
      }
    }
  }

  private func figure(_ index: Int) -> HTMLNode? {
    let showing = SitePicture.Showing(root: "", alternative: "", isLazy: true, sizes: "18rem")
    return plan.pictures[index]?.node(showing).map { .element(.figure, [.class("plate")], [$0]) }
  }

  private static var entry: HTMLNode {
    let link = HTMLNode.element(.a, [HTMLAttribute("href", .slot(.path))], [.slot(.name)])
    return .element(
      .article,
      [
        .element(.h2, [link]),
        .given(.summary, [.element(.p, [.class("lead")], [.slot(.summary)])]),
        .slot(.plate), .slot(.prose),
      ])
  }
}
