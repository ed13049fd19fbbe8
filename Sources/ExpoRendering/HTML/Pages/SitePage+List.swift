import ExpoModel

/// The pages of the list of entries, numbered from 0; the first one starts with the poster.
extension SitePage {
  /// Appends a page; `others` are the links to the other expositions of a portal, at the end of the first page.
  func append(list page: Int, others: HTMLNode?, to bytes: inout [UInt8]) {
    let title = HTMLNode.element(.h1, [.class("small")], [.prose(plan.titleLine)])
    let languages = plan.languageLinks(root: root, path: plan.listPath(page))
    append(
      head(list: page), page == 0 ? "poster" : "list",
      header: plan.pageHeader(root: root, breadcrumb: breadcrumb(page), languages: languages),
      page == 0 ? frontPage + [others].compactMap(\.self) : [title] + entryList(page), to: &bytes)
  }

  private func head(list page: Int) -> Head {
    let number = page == 0 ? "" : " (\(page + 1)/\(plan.pageCount))"
    let first = plan.poster.paragraphs.first?.lines.joined(separator: " ") ?? ""
    return Head(
      title: plan.titleLine + number, summary: page == 0 ? Head.shortened(first) : "",
      path: plan.listPath(page), picture: plan.posterPicture,
      pictureText: plan.titleLine,
      structuredData: page == 0 ? plan.expositionData : nil,
      data: page == 0 ? plan.dataLinks : nil,
      previous: page > 0 ? plan.listPath(page - 1) : nil,
      next: page + 1 < plan.pageCount ? plan.listPath(page + 1) : nil)
  }

  /// The breadcrumb of a page of the list; the poster has one only below a portal.
  private func breadcrumb(_ page: Int) -> HTMLNode? {
    let number = HTMLNode.text(" \(page + 1)/\(plan.pageCount)")
    let current = page == 0 ? [.text(plan.titleLine)] : [plan.node(.entries), number]
    if page == 0 && plan.part == nil { return nil }
    return plan.breadcrumb(root: root, isPoster: page == 0, current: current)
  }

  /// The greatest number of entries between the poster and its text.
  private static let countBeforeText = SitePlan.countInEqualRows

  /// The first page: the poster, the first entries with pictures, the text of the poster, the other entries.
  private var frontPage: [HTMLNode] {
    guard let text = plan.posterText else { return plan.posterNodes + entryList(0) }
    let all = plan.entries(onPage: 0)
    let shown = all.filter { plan.pictures[$0] != nil }.prefix(Self.countBeforeText)
    guard !shown.isEmpty else { return plan.posterNodes + [text] + entryList(0) }
    let others = all.filter { !shown.contains($0) }
    let first = section("entries", [heading(all), plan.grid(shown, isBelowPoster: true)])
    guard !others.isEmpty || plan.pageCount > 1 else { return plan.posterNodes + [first, text] }
    let more = HTMLNode.element(
      .h2, [.set("id", "more")], [plan.node(en: "More exhibits", ko: "그 밖의 출품작")])
    let list = others.isEmpty ? [] : [more, plan.grid(others, isBelowPoster: true)]
    return plan.posterNodes
      + [first, text, section(others.isEmpty ? nil : "more", list + links(from: 0))]
  }

  /// The entries of a page in one section; nothing without entries.
  private func entryList(_ page: Int) -> [HTMLNode] {
    let entries = plan.entries(onPage: page)
    guard !entries.isEmpty else { return [] }
    return [
      section(
        "entries",
        [heading(entries), plan.grid(entries, isBelowPoster: page == 0)] + links(from: page))
    ]
  }

  /// A section that the heading with an ID labels.
  private func section(_ headingID: StaticString?, _ nodes: [HTMLNode]) -> HTMLNode {
    .element(
      .section, [.class("entries")] + (headingID.map { [.set("aria-labelledby", $0)] } ?? []),
      nodes)
  }

  private func links(from page: Int) -> [HTMLNode] {
    plan.pageCount > 1 ? [plan.pageLinks(from: page)] : []
  }

  /// `Exhibits 1–200 / 1,204`; on a single page `Exhibits 48`.
  private func heading(_ entries: Range<Int>) -> HTMLNode {
    let formatted = CommaFormatter().format
    let all = formatted(plan.exhibition.entries.count)
    let first = entries.count > 1 ? "\(formatted(entries.lowerBound + 1))–" : ""
    let shown = plan.pageCount > 1 ? "\(first)\(formatted(entries.upperBound)) / \(all)" : all
    return .element(
      .h2, [.set("id", "entries")],
      [plan.node(.entries), .text(" "), .element(.span, [.class("count")], [.text(shown)])])
  }
}
