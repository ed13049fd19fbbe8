import ExpoBase
import ExpoModel

/// The page of an entry: breadcrumb, name, picture, text, links to the previous and next entry.
extension SitePage {
  /// Appends the page of the entry at an index, from 0.
  func append(entry index: Int, to bytes: inout [UInt8]) {
    let text = plan.exhibition.entries[index].entry.description
    bytes.reserveCapacity(bytes.count + 3 * text.utf8.count + 8192)
    let name = plan.name(of: index)
    let breadcrumb = plan.breadcrumb(
      root: root, list: plan.listAddress(of: index), current: [.prose(name)])
    let languages = plan.languageLinks(root: root, path: plan.entryPaths[index])
    let arrangement = plan.pictures[index]?.arrangement.name ?? "unpictured"
    let article: [HTMLNode?] = [
      title(index, name), plate(index), plan.prose(of: index), citation(index, name),
    ]
    append(
      head(entry: index, name), "entry",
      header: plan.pageHeader(root: root, breadcrumb: breadcrumb, languages: languages),
      [.element(.article, [.class(arrangement)], article.compactMap(\.self))] + neighbors(index),
      to: &bytes)
  }

  private func head(entry index: Int, _ name: String) -> Head {
    let summary = TextLines.joined(plan.exhibition.entries[index].entry.shortDescription)
    return Head(
      title: "\(name) - \(plan.titleLine)", summary: Head.shortened(summary),
      path: plan.entryPaths[index], kind: "article",
      picture: plan.pictures[index] ?? plan.posterPicture,
      pictureText: plan.pictures[index] == nil ? plan.titleLine : plan.pictureText(of: index),
      structuredData: plan.data(ofEntry: index),
      previous: index > 0 ? plan.entryPaths[index - 1] : nil,
      next: index + 1 < plan.entryPaths.count ? plan.entryPaths[index + 1] : nil)
  }

  /// The width of a name in terminal cells above which it is set smaller.
  private static let displayWidth = 60

  /// The name, with its line ends, the summary and the facts.
  private func title(_ index: Int, _ name: String) -> HTMLNode {
    let lines = TextLines.of(plan.exhibition.entries[index].entry.name)
      .filter { !TextLines.isBlank($0) }
    let isLong = DisplayWidth.of(name) > Self.displayWidth
    let heading = HTMLNode.element(
      .h1, (isLong ? [.class("long")] : []) + plan.language(of: index),
      SitePlan.lines(lines.count > 1 ? lines : [name]))
    return .element(
      .header, [heading] + [plan.lead(of: index), plan.details(of: index)].compactMap(\.self))
  }

  /// The picture, linked to its large view if it has one, and its caption.
  private func plate(_ index: Int) -> HTMLNode? {
    guard let picture = plan.pictures[index] else { return nil }
    let image = picture.node(
      root: root, alternative: plan.pictureText(of: index), isLazy: false,
      slot: picture.arrangement.slot)
    let shown =
      plan.hasView(index)
      ? plan.link(image, root, toView: plan.viewPath(index)) : image
    return .element(
      .figure, [.text("id", plan.anchor(of: index)), .class("plate")],
      [shown] + [plan.caption(of: index)].compactMap(\.self))
  }

  /// The line for citations: name, exposition, address; nil if the address is unknown.
  private func citation(_ index: Int, _ name: String) -> HTMLNode? {
    plan.address(of: plan.entryPaths[index]).map { address in
      .element(
        .p, [.class("cite")],
        [
          plan.node(en: "Cite as", ko: "인용할 때"), .text(": "), .prose(name),
          .text(", \(plan.titleLine), "), .element(.isolated, [.text(address)]),
        ])
    }
  }

  private func neighbors(_ index: Int) -> [HTMLNode] {
    let items = [
      neighbor(index - 1, .previous, "prev"), neighbor(index + 1, .next, "next"),
    ].compactMap(\.self)
    if items.isEmpty { return [] }
    let label = plan.text(en: "Previous and next exhibit", ko: "이전/다음 출품작")
    return [
      .element(
        .nav, [.class("neighbors"), .text("aria-label", label)], [.element(.list, items)])
    ]
  }

  private func neighbor(_ index: Int, _ label: Label, _ relation: StaticString) -> HTMLNode? {
    guard plan.entryPaths.indices.contains(index) else { return nil }
    let text: [HTMLNode] = [
      .element(.span, [.class("way")], [plan.node(label)]), .text(" "),
      .element(.span, [.class("name")], [.prose(plan.name(of: index))]),
    ]
    let thumbnail = plan.pictures[index]?.small.mat(root: root, isLazy: true, slot: .thumbnail)
    let content = [thumbnail, .element(.span, [.class("words")], text)].compactMap(\.self)
    return .element(
      .item, [.class(relation)],
      [.link(root, plan.entryPaths[index], rel: relation, content)])
  }
}
