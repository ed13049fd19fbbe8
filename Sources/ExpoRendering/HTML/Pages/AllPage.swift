import ExpoModel

/// The page with all entries, for the browser's own search and for printing.
struct AllPage: Sendable {
  /// The entries rendered at a time, which bounds the memory.
  private static let entriesPerPart = 64

  private let plan: SitePlan
  private let frame: SitePage
  private let entry: HTMLTemplate

  init(_ plan: SitePlan) {
    self.plan = plan
    frame = SitePage(plan, root: "")
    entry = HTMLTemplate([Self.entry])
  }

  var file: RenderedFile {
    RenderedFile(
      path: "all.html", items: plan.exhibition.entries.indices, perPart: Self.entriesPerPart,
      opening: { open(to: &$0) }, item: { append(entry: $0, to: &$1) }, ending: { close(to: &$0) })
  }

  private func open(to bytes: inout [UInt8]) {
    let head = SitePage.Head(
      title: "\(plan.titleLine) - \(plan.text(.allOnOnePage))", summary: "", path: "all.html",
      kind: "website", picture: plan.posterPicture, pictureText: plan.titleLine,
      structuredData: nil)
    frame.open(head, "all", to: &bytes)
    let breadcrumb = plan.breadcrumb(root: "", current: [plan.node(.allOnOnePage)])
    let languages = plan.languageLinks(root: "", path: head.path)
    plan.pageHeader(root: "", breadcrumb: breadcrumb, languages: languages)?.append(to: &bytes)
    HTMLNode.open(.main, [.set("id", "main")], to: &bytes)
    let plate = plan.posterPicture.map { picture in
      let image = picture.node(
        root: "", alternative: plan.titleLine, isLazy: false, slot: .titles)
      return HTMLNode.element(.figure, [.class("plate")], [image])
    }
    HTMLNode.element(
      .header, [.class("titles")],
      plan.posterTitles + [plate, plan.factList()].compactMap(\.self)
    ).append(to: &bytes)
    contents.append(to: &bytes)
    plan.exhibition.exposition.flatMap { SitePlan.prose($0.description) }?.append(to: &bytes)
  }

  private var contents: HTMLNode {
    let items = plan.exhibition.entries.indices.map { index in
      HTMLNode.element(
        .item,
        [
          .element(
            .a, [.text("href", "#" + LinkPath.encoded(plan.anchor(of: index)))],
            [.kept(plan.name(of: index))])
        ])
    }
    return .element(
      .nav, [.class("contents"), .set("aria-labelledby", "contents")],
      [
        .element(.h2, [.set("id", "contents")], [plan.node(en: "Contents", ko: "차례")]),
        .element(.numbered, items),
      ])
  }

  private func close(to bytes: inout [UInt8]) {
    HTMLNode.close(.main, to: &bytes)
    frame.close(to: &bytes)
  }

  private func append(entry index: Int, to bytes: inout [UInt8]) {
    let summary = plan.summary(of: index)
    entry.append(to: &bytes) { slot in
      switch slot {
      case .summary: summary
      case .plate:
        plan.pictures[index].map {
          figure($0, plan.pictureText(of: index), plan.caption(of: index))
        }
      case .prose: plan.prose(of: index)
      default: plan.content(of: slot, entry: index)
      }
    }
  }

  private func figure(_ picture: SitePicture, _ text: String, _ caption: HTMLNode?) -> HTMLNode {
    let image = picture.node(root: "", alternative: text, isLazy: true, slot: .column)
    return .element(.figure, [.class("plate")], [image] + [caption].compactMap(\.self))
  }

  private static var entry: HTMLNode {
    let link = HTMLNode.element(.a, [HTMLAttribute("href", .slot(.path))], [.slot(.name)])
    return .element(
      .article, [HTMLAttribute("id", .slot(.anchor))],
      [
        .element(
          .header,
          [
            .element(.h2, SitePlan.part, [link]),
            .ifFilled(
              .summary, [.element(.p, [.class("lead")] + SitePlan.part, [.slot(.summary)])]),
            .slot(.plate),
          ]),
        .slot(.prose),
      ])
  }
}
