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
