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
