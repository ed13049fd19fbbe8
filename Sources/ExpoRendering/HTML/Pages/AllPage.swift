import ExpoModel

/// The page with all entries, for the browser's own search and for printing.
struct AllPage: Sendable {
  /// The entries rendered at a time, which bounds the memory.
  private static let entriesPerPart = 64

  private let plan: SitePlan
  private let frame: SitePage
  private let entry: HTMLTemplate

  /// Creates the page of a site.
  init(_ plan: SitePlan) {
    self.plan = plan
    frame = SitePage(plan, root: "")
    entry = HTMLTemplate([Self.entry])
  }

  private var entryParts: Int {
    (plan.exhibition.entries.count + Self.entriesPerPart - 1) / Self.entriesPerPart
  }

  /// The number of parts: the beginning, groups of entries, the end.
  var partCount: Int { entryParts + 2 }

  /// Appends a part, numbered from 0.
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
      kind: "website", picture: plan.posterPicture, pictureText: plan.title[0],
      structuredData: nil)
    frame.open(head, "all", to: &bytes)
    let breadcrumb = Breadcrumb(plan: plan, root: "", current: [plan.node(.allOnOnePage)])
    PageHeader(plan: plan, root: "", breadcrumb: breadcrumb).node?.append(to: &bytes)
    HTMLNode.open(.main, [.set("id", "main")], to: &bytes)
    let poster = Poster(plan: plan)
    let plate = plan.posterPicture.map { [figure($0, plan.title[0], isLazy: false)] } ?? []
    HTMLNode.element(
      .header, [.class("titles")], poster.titles + plate + poster.facts + poster.text
    ).append(to: &bytes)
  }

  private func close(to bytes: inout [UInt8]) {
    HTMLNode.close(.main, to: &bytes)
    frame.close(to: &bytes)
  }

  private func append(entry index: Int, to bytes: inout [UInt8]) {
    let text = plan.exhibition.entries[index].entry
    let name = plan.name(of: index)
    let summary = TextLines.joined(text.shortDescription)
    entry.append(to: &bytes) { slot in
      switch slot {
      case .path: .text(plan.entryPaths[index])
      case .anchor: .text(plan.anchor(of: index))
      case .name: .kept(name)
      case .summary: summary.isEmpty ? nil : .kept(summary)
      case .plate:
        plan.pictures[index].map { figure($0, plan.pictureText(of: index), isLazy: true) }
      case .prose: SitePlan.prose(text.description)
      default: nil
      }
    }
  }

  private func figure(_ picture: SitePicture, _ text: String, isLazy: Bool) -> HTMLNode {
    let placement = SitePicture.Placement(
      root: "", alternative: text, isLazy: isLazy, slot: .column)
    return .element(.figure, [.class("plate")], [picture.node(placement)])
  }

  private static var entry: HTMLNode {
    let link = HTMLNode.element(.a, [HTMLAttribute("href", .slot(.path))], [.slot(.name)])
    return .element(
      .article, [HTMLAttribute("id", .slot(.anchor))],
      [
        .element(
          .header,
          [
            .element(.h2, [link]),
            .ifFilled(.summary, [.element(.p, [.class("lead")], [.slot(.summary)])]),
            .slot(.plate),
          ]),
        .slot(.prose),
      ])
  }
}
