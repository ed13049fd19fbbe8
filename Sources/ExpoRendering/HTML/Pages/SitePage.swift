/// The frame that all pages of a site have: head, way back, main part, foot.
struct SitePage {
  /// What one page says of itself, besides its content.
  struct Head {
    /// The title in the browser's tab.
    let title: String
    /// One line about it, for those who list pages; empty if there is none.
    let summary: String
    /// Its percent-encoded path in the site.
    let path: String
    /// What Open Graph calls it (ogp.me): `website`, `article`.
    let kind: String
    /// The picture that stands for it.
    let picture: SitePicture?
    let structuredData: EmbeddedJSON?
    /// The pages before and after it in a row.
    var previous: String?
    var next: String?
  }

  /// Only files of the site itself are loaded, and no script or style stands in a page.
  private static let policy: StaticString =
    "default-src 'none'; img-src 'self' file:; style-src 'self' file:; script-src 'self' file:; base-uri 'none'; form-action 'self' file:"

  private let plan: SitePlan
  private let opening: HTMLTemplate
  private let closing: HTMLNode.Rendered

  /// Renders what all pages in one folder have in common.
  ///
  /// `root` is the way from a page to the folder of the site: nothing, or `../`.
  init(_ plan: SitePlan, root: StaticString) {
    self.plan = plan
    opening = HTMLTemplate(Self.opening(plan, root))
    closing = Self.closing(plan, root)
  }

  /// Adds everything before the content of the page.
  func open(_ head: Head, _ pageClass: String, to bytes: inout [UInt8]) {
    opening.append(to: &bytes) { slot in
      slot == .pageClass ? .text(pageClass) : content(of: slot, head)
    }
  }

  /// Adds everything behind it.
  func close(to bytes: inout [UInt8]) {
    HTMLNode.rendered(closing).append(to: &bytes)
  }

  private func content(of slot: HTMLSlot, _ head: Head) -> HTMLNode? {
    switch slot {
    case .title: .text(head.title)
    case .summary: head.summary.isEmpty ? nil : .text(head.summary)
    case .kind: .text(head.kind)
    case .address: plan.address(of: head.path).map { .text($0) }
    case .image:
      head.picture?.largest.flatMap { plan.address(of: $0.path) }.map { .text($0) }
    case .previous: head.previous.map { .text($0) }
    case .next: head.next.map { .text($0) }
    case .structuredData: head.structuredData.map { .json($0) }
    default: nil
    }
  }
}

// MARK: - The template

extension SitePage {
  private static func opening(_ plan: SitePlan, _ root: StaticString) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("<!doctype html>\n")
    let direction: [HTMLAttribute] =
      LanguageTag(plan.languageTag).isRightToLeft ? [.set("dir", "rtl")] : []
    HTMLNode.open(.html, [.text("lang", plan.languageTag)] + direction, to: &bytes)
    let script = HTMLNode.element(
      .script, [.set("type", "application/ld+json")], [.slot(.structuredData)])
    HTMLNode.element(
      .head,
      constantHead + metadata(plan, root) + links(plan, root)
        + [.given(.structuredData, [script])]
    ).append(to: &bytes)
    HTMLNode.open(.body, [HTMLAttribute("class", .slot(.pageClass))], to: &bytes)
    let skip = HTMLNode.element(.a, [.set("href", "#main")], [plan.node(.skipToContent)])
    HTMLNode.element(.p, [.class("skip")], [skip]).append(to: &bytes)
    return bytes
  }

  private static func closing(_ plan: SitePlan, _ root: StaticString) -> HTMLNode.Rendered {
    var bytes: [UInt8] = []
    footer(plan, root).append(to: &bytes)
    HTMLNode.close(.body, to: &bytes)
    HTMLNode.close(.html, to: &bytes)
    return HTMLNode.Rendered(bytes)
  }

  private static var constantHead: [HTMLNode] {
    [
      .element(.meta, [.set("charset", "utf-8")], []),
      .element(
        .meta, [.set("http-equiv", "Content-Security-Policy"), .set("content", policy)], []),
      .element(
        .meta,
        [.set("name", "viewport"), .set("content", "width=device-width, initial-scale=1")], []),
      .element(.meta, [.set("name", "color-scheme"), .set("content", "light dark")], []),
      .element(.meta, [.set("name", "generator"), .set("content", "expo")], []),
    ]
  }

  private static func links(_ plan: SitePlan, _ root: StaticString) -> [HTMLNode] {
    let sheets = ["assets/expo.css"] + (plan.hasUserStyle ? ["assets/user.css"] : [])
    return sheets.map { path in
      .element(
        .link,
        [.set("rel", "stylesheet"), HTMLAttribute("href", .file(root: root, path: path))], [])
    }
  }

  private static func footer(_ plan: SitePlan, _ root: StaticString) -> HTMLNode {
    let home = HTMLNode.element(
      .a, [HTMLAttribute("href", .file(root: root, path: "index.html"))],
      [.text(plan.title[0])])
    let all = HTMLNode.element(
      .a, [HTMLAttribute("href", .file(root: root, path: "all.html"))], [plan.node(.allOnOnePage)])
    let links = plan.hasAllPage ? [home, all] : [home]
    return .element(.footer, [.class("foot")], links.map { .element(.p, [$0]) })
  }
}

extension SitePage {
  private static func metadata(_ plan: SitePlan, _ root: StaticString) -> [HTMLNode] {
    [
      .element(.title, [.slot(.title)]),
      .given(.summary, [meta("name", "description", .slot(.summary))]),
      meta("property", "og:title", .slot(.title)),
      meta("property", "og:type", .slot(.kind)),
      meta("property", "og:site_name", .text(plan.titleLine)),
      .given(.summary, [meta("property", "og:description", .slot(.summary))]),
      .given(
        .address,
        [meta("property", "og:url", .slot(.address)), link("canonical", .slot(.address))]),
      .given(.image, [meta("property", "og:image", .slot(.image))]),
      .given(.previous, [link("prev", .parts([.constant(root), .slot(.previous)]))]),
      .given(.next, [link("next", .parts([.constant(root), .slot(.next)]))]),
    ]
  }

  private static func meta(
    _ kind: StaticString, _ name: StaticString, _ content: HTMLAttribute.Value
  ) -> HTMLNode {
    .element(.meta, [.set(kind, name), HTMLAttribute("content", content)], [])
  }

  private static func link(_ relation: StaticString, _ address: HTMLAttribute.Value) -> HTMLNode {
    .element(.link, [.set("rel", relation), HTMLAttribute("href", address)], [])
  }
}
