/// The breadcrumb of a page: the portal if there is one, the poster, the list if the page is below it, the
/// page itself.
struct Breadcrumb {
  let plan: SitePlan
  /// The path from the page to the folder of the site.
  let root: String
  /// The address of the list; nil for pages beside it.
  var list: HTMLAttribute.Value?
  /// Whether the page is the poster.
  var isPoster = false
  /// The name of the page.
  let current: [HTMLNode]

  /// The breadcrumb of the poster, which is below the portal; nil if there is none.
  static func ofPoster(_ plan: SitePlan) -> Breadcrumb? {
    plan.part.map { _ in
      Breadcrumb(plan: plan, root: "", isPoster: true, current: [.text(plan.title[0])])
    }
  }

  /// The navigation element.
  var node: HTMLNode {
    var items: [HTMLNode] = []
    if let part = plan.part {
      let address = HTMLAttribute.Value.file(root: plan.siteRoot(from: root), path: "index.html")
      items.append(link(address, plan.title(ofPortal: part)))
    }
    if !isPoster { items.append(link(.file(root: root, path: "index.html"), .text(plan.title[0]))) }
    if let list { items.append(link(list, plan.node(.entries))) }
    items.append(.element(.item, [.set("aria-current", "page")], current))
    let path = HTMLNode.element(.numbered, [.class("path")], items)
    return .element(.nav, [.text("aria-label", plan.text(.breadcrumb))], [path])
  }

  private func link(_ address: HTMLAttribute.Value, _ content: HTMLNode) -> HTMLNode {
    .element(.item, [.element(.a, [HTMLAttribute("href", address)], [content])])
  }
}
