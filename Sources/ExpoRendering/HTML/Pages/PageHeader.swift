/// The header of a page: the breadcrumb, where there is one, and the search box.
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
    return content.isEmpty ? nil : .element(.header, [.class("top")], content)
  }
}
