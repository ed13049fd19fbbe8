/// The links between the pages of a list: `1 … 4 5 6 … 167`, with previous and next at the ends.
struct PageLinks {
  /// The number of linked pages on each side of the current one.
  private static let around = 2

  let plan: SitePlan
  /// The current page, from 0.
  let current: Int

  /// The navigation element.
  var node: HTMLNode {
    var items: [HTMLNode] = []
    if current > 0 { items.append(item(link(current - 1, [plan.node(.previous)], "prev"))) }
    var last = -1
    for page in linkedPages {
      if page > last + 1 {
        items.append(.element(.item, [.set("aria-hidden", "true")], [.text("…")]))
      }
      items.append(number(page))
      last = page
    }
    if current + 1 < plan.pageCount {
      items.append(item(link(current + 1, [plan.node(.next)], "next")))
    }
    return .element(
      .nav, [.class("pages"), .text("aria-label", plan.text(.pages))],
      [.element(.list, items)])
  }

  /// The current page, those around it, the first and the last.
  private var linkedPages: [Int] {
    let near = max(0, current - Self.around)...min(plan.pageCount - 1, current + Self.around)
    return (near.contains(0) ? [] : [0]) + near
      + (near.contains(plan.pageCount - 1) ? [] : [plan.pageCount - 1])
  }

  private func number(_ page: Int) -> HTMLNode {
    let text = HTMLNode.text(String(page + 1))
    guard page == current else { return item(link(page, [text], nil)) }
    return item(.element(.span, [.set("aria-current", "page")], [text]))
  }

  private func item(_ node: HTMLNode) -> HTMLNode { .element(.item, [node]) }

  private func link(_ page: Int, _ content: [HTMLNode], _ relation: StaticString?) -> HTMLNode {
    let address = HTMLAttribute("href", .file(root: "", path: plan.listPath(page)))
    return .element(.a, [address] + (relation.map { [.set("rel", $0)] } ?? []), content)
  }
}

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

/// The header of a page: the breadcrumb, where there is one, and the search box.
///
/// Below a header of the user it is none itself, as a page has only one.
struct PageHeader {
  let plan: SitePlan
  /// The path from the page to the folder of the exposition.
  let root: String
  /// The breadcrumb; nil for the page that everything is below.
  let breadcrumb: Breadcrumb?

  /// The header; nil if it would be empty.
  var node: HTMLNode? {
    let search = plan.hasSearch ? [SearchBox(plan: plan, root: root).node] : []
    let content = (breadcrumb.map { [$0.node] } ?? []) + search
    let tag = plan.header == nil ? HTMLTag.header : .div
    return content.isEmpty ? nil : .element(tag, [.class("top")], content)
  }
}
