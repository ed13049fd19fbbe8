extension SitePlan {
  private static let around = 2

  /// The links between the pages of a list: `1 … 4 5 6 … 167`; `current` is from 0.
  func pageLinks(from current: Int) -> HTMLNode {
    var items: [HTMLNode] = []
    if current > 0 { items.append(link(toPage: current - 1, [node(.previous)], "prev")) }
    var last = -1
    // The current page, those around it, the first and the last.
    let near = max(0, current - Self.around)...min(pageCount - 1, current + Self.around)
    for page in Set([0, pageCount - 1] + near).sorted() {
      if page > last + 1 {
        items.append(.element(.item, [.set("aria-hidden", "true")], [.text("…")]))
      }
      let number = [HTMLNode.text(String(page + 1))]
      items.append(
        page == current
          ? .element(.item, [.element(.span, [.set("aria-current", "page")], number)])
          : link(toPage: page, number, nil))
      last = page
    }
    if current + 1 < pageCount { items.append(link(toPage: current + 1, [node(.next)], "next")) }
    return .element(
      .nav, [.class("pages"), .text("aria-label", text(en: "Pages", ko: "페이지 이동"))],
      [.element(.list, items)])
  }

  private func link(
    toPage page: Int, _ content: [HTMLNode], _ relation: StaticString?
  ) -> HTMLNode {
    .element(.item, [.link("", listPath(page), rel: relation, content)])
  }

  /// The breadcrumb of a page: the portal if there is one, the poster, the list if the page is below it, and
  /// the page itself.
  ///
  /// `list` is nil for pages beside the list; `root` is the path from the page to the folder of the site.
  func breadcrumb(
    root: String, list: String? = nil, isPoster: Bool = false, current: [HTMLNode]
  ) -> HTMLNode {
    let links = [
      portalLink(root: root),
      isPoster ? nil : .link(root, "index.html", [.text(titleLine)]),
      list.map { .link(root, $0, [node(.entries)]) },
    ].compactMap(\.self)
    let path = HTMLNode.element(
      .numbered, [.class("path")],
      links.map { .element(.item, [$0]) }
        + [.element(.item, [.set("aria-current", "page")], current)])
    return .element(.nav, [.text("aria-label", text(en: "You are here", ko: "현재 위치"))], [path])
  }

  /// The link to the portal, with the language of its title if that is not the language of the page.
  func portalLink(root: String) -> HTMLNode? {
    guard let part else { return nil }
    let title = HTMLNode.text(part.portalTitle)
    let isOwn = LanguageTag(languageTag).primary == part.portalLanguage
    let language = LanguageTag(part.portalLanguage).attributes(on: languageTag)
    return .link(
      siteRoot(from: root), "index.html", [isOwn ? title : .element(.span, language, [title])])
  }

  /// The header of a page: the breadcrumb, which the top page lacks, the links to its other languages, and
  /// the search box; nil if it would be empty.
  ///
  /// It is not a `header` element below a header of the publisher, because a page has only one.
  func pageHeader(
    root: String, breadcrumb: HTMLNode?, languages: HTMLNode? = nil
  ) -> HTMLNode? {
    let box = hasSearch ? searchBox(root: root) : nil
    let content = [breadcrumb, languages, box].compactMap(\.self)
    let tag = options.header == nil ? HTMLTag.header : .div
    return content.isEmpty ? nil : .element(tag, [.class("top")], content)
  }
}
