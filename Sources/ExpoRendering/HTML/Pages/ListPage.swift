import ExpoModel

/// A page of the list of entries; the first one starts with the poster.
struct ListPage: Sendable {
  private let plan: SitePlan
  private let frame: SitePage
  private let grid: EntryGrid

  /// Creates the pages of a site.
  init(_ plan: SitePlan) {
    self.plan = plan
    frame = SitePage(plan, root: "")
    grid = EntryGrid(plan)
  }

  /// Appends a page, numbered from 0.
  func append(_ page: Int, to bytes: inout [UInt8]) {
    frame.open(head(page), page == 0 ? "poster" : "list", to: &bytes)
    plan.pageHeader(root: "", breadcrumb: breadcrumb(page))?.append(to: &bytes)
    let content = page == 0 ? plan.posterNodes : [title(page)]
    HTMLNode.element(.main, [.set("id", "main")], content + entries(page)).append(to: &bytes)
    frame.close(to: &bytes)
  }

  private func head(_ page: Int) -> SitePage.Head {
    let number = page == 0 ? "" : " (\(page + 1)/\(plan.pageCount))"
    let first = plan.poster.paragraphs.first?.lines.joined(separator: " ") ?? ""
    return SitePage.Head(
      title: plan.titleLine + number, summary: page == 0 ? SitePage.Head.shortened(first) : "",
      path: plan.listPath(page), kind: "website", picture: plan.posterPicture,
      pictureText: plan.title[0],
      structuredData: page == 0 ? plan.expositionData : nil,
      previous: page > 0 ? plan.listPath(page - 1) : nil,
      next: page + 1 < plan.pageCount ? plan.listPath(page + 1) : nil)
  }

  private func breadcrumb(_ page: Int) -> HTMLNode? {
    if page == 0 { return plan.posterBreadcrumb }
    let current = [plan.node(.entries), .text(" \(page + 1)/\(plan.pageCount)")]
    return plan.breadcrumb(root: "", current: current)
  }

  private func title(_ page: Int) -> HTMLNode {
    .element(.h1, [.class("small")], [.kept(plan.title[0])])
  }

  private func entries(_ page: Int) -> [HTMLNode] {
    let entries = plan.entries(onPage: page)
    guard !entries.isEmpty else { return [] }
    var nodes = [heading(entries), grid.node(entries, isBelow: page == 0)]
    if plan.pageCount > 1 { nodes.append(plan.pageLinks(from: page)) }
    return [
      .element(.section, [.class("entries"), .set("aria-labelledby", "entries")], nodes)
    ]
  }

  private func heading(_ entries: Range<Int>) -> HTMLNode {
    let all = plan.exhibition.entries.count
    let first = entries.count > 1 ? "\(entries.lowerBound + 1)–" : ""
    let shown = plan.pageCount > 1 ? "\(first)\(entries.upperBound) / \(all)" : "\(all)"
    return .element(
      .h2, [.set("id", "entries")],
      [plan.node(.entries), .text(" "), .element(.span, [.class("count")], [.text(shown)])])
  }
}

extension SitePlan {
  /// The page that servers show for an address without a page: `404.html`.
  ///
  /// It may be shown at any address, so its links are absolute paths if the address of the site is
  /// known.
  var notFoundPage: RenderedFile {
    RenderedFile(path: "404.html") { [self] bytes in
      let root = basePath ?? ""
      let frame = SitePage(self, root: root)
      let head = SitePage.Head(
        title: "\(text(.pageNotFound)) - \(titleLine)", summary: "", path: nil, kind: "website",
        picture: nil, structuredData: nil)
      frame.open(head, "missing", to: &bytes)
      pageHeader(root: root, breadcrumb: nil)?.append(to: &bytes)
      let home = HTMLNode.element(
        .a, [HTMLAttribute("href", .file(root: root, path: "index.html"))], [.text(title[0])])
      HTMLNode.element(
        .main, [.set("id", "main")],
        [
          .element(.p, [.class("code"), .set("aria-hidden", "true")], [.text("404")]),
          .element(.h1, [node(.pageNotFound)]),
          .element(
            .p, [.class("lead")],
            [
              node(
                en: "The address may have changed, or there is no such page.",
                ko: "주소가 바뀌었거나 없는 페이지입니다.")
            ]),
          .element(.p, [.class("way-on")], [home]),
        ]
      ).append(to: &bytes)
      frame.close(to: &bytes)
    }
  }
}
