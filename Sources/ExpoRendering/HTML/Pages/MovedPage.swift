import ExpoModel

/// The page at the former address of an entry, which leads on to the entry.
///
/// Search engines are told the new address and leave this one out.
struct MovedPage {
  private let plan: SitePlan

  init(_ plan: SitePlan) { self.plan = plan }

  /// The files, with their paths below the folder of the site.
  var files: [RenderedFile] {
    let roots = Set(plan.moved.pages.map(\.root))
    let frames = Dictionary(
      uniqueKeysWithValues: roots.map { ($0, SitePage(plan, root: $0)) })
    return plan.moved.pages.compactMap { page in
      frames[page.root].map { frame in
        RenderedFile(path: page.path) { append(page, frame, to: &$0) }
      }
    }
  }

  private func append(_ page: MovedEntries.Page, _ frame: SitePage, to bytes: inout [UInt8]) {
    let entry = page.entry
    let address = page.root + plan.entryPaths[entry]
    let head = SitePage.Head(
      title: plan.name(of: entry), summary: "", path: plan.entryPaths[entry], kind: "website",
      picture: nil, structuredData: nil, refresh: address)
    frame.open(head, "missing", to: &bytes)
    let link = HTMLNode.element(.a, [.text("href", address)], [.kept(plan.name(of: entry))])
    HTMLNode.element(
      .main, [.set("id", "main")],
      [
        .element(.h1, [plan.node(en: "This page has moved", ko: "주소가 바뀐 페이지입니다")]),
        .element(.p, [.class("way-on")], [link]),
      ]
    ).append(to: &bytes)
    frame.close(to: &bytes)
  }
}
