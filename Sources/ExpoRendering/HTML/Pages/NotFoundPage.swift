/// The page that servers show for an address without a page: `404.html`.
///
/// It may be shown at any address, so its links are absolute paths if the address of the site is
/// known.
struct NotFoundPage {
  /// Its path.
  static let path = "404.html"

  private let plan: SitePlan
  private let root: String

  /// Creates the page of a site.
  init(_ plan: SitePlan) {
    self.plan = plan
    root = plan.basePath ?? ""
  }

  /// Appends the page.
  func append(to bytes: inout [UInt8]) {
    let frame = SitePage(plan, root: root)
    let head = SitePage.Head(
      title: "\(plan.text(.pageNotFound)) - \(plan.titleLine)", summary: "", path: nil,
      kind: "website", picture: nil, structuredData: nil)
    frame.open(head, "missing", to: &bytes)
    PageHeader(plan: plan, root: root, breadcrumb: nil).node?.append(to: &bytes)
    let home = HTMLNode.element(
      .a, [HTMLAttribute("href", .file(root: root, path: "index.html"))], [.text(plan.title[0])])
    HTMLNode.element(
      .main, [.set("id", "main")],
      [
        .element(.p, [.class("code"), .set("aria-hidden", "true")], [.text("404")]),
        .element(.h1, [plan.node(.pageNotFound)]),
        .element(.p, [.class("lead")], [plan.node(.pageNotFoundHint)]),
        .element(.p, [.class("way-on")], [home]),
      ]
    ).append(to: &bytes)
    frame.close(to: &bytes)
  }
}
