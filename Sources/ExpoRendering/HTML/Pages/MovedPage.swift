import ExpoModel

/// The page at the former address of an entry, which leads on to the entry.
///
/// Search engines are told the new address and leave this one out.
struct MovedPage {
  private let plan: SitePlan

  init(_ plan: SitePlan) { self.plan = plan }

  var files: [RenderedFile] {
    plan.moved.pages.map { page in
      RenderedFile(path: "entries/\(page.former).html") { append(page.entry, to: &$0) }
    }
  }

  private func append(_ entry: Int, to bytes: inout [UInt8]) {
    let address = "\(plan.entryNames[entry]).html"
    let frame = SitePage(plan, root: EntryPage.root)
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
