/// The breadcrumb of a page: the poster, the list if the page is below it, the page itself.
struct Breadcrumb {
  let plan: SitePlan
  /// The path from the page to the folder of the site.
  let root: String
  /// The address of the list; nil for pages beside it.
  var list: HTMLAttribute.Value?
  /// The name of the page.
  let current: [HTMLNode]

  /// The header with the breadcrumb.
  var node: HTMLNode {
    var items = [link(.file(root: root, path: "index.html"), .text(plan.title[0]))]
    if let list { items.append(link(list, plan.node(.entries))) }
    items.append(.element(.item, [.set("aria-current", "page")], current))
    let path = HTMLNode.element(.numbered, [.class("path")], items)
    let label = HTMLAttribute.text("aria-label", plan.text(.breadcrumb))
    return .element(.header, [.class("top")], [.element(.nav, [label], [path])])
  }

  private func link(_ address: HTMLAttribute.Value, _ content: HTMLNode) -> HTMLNode {
    .element(.item, [.element(.a, [HTMLAttribute("href", address)], [content])])
  }
}
