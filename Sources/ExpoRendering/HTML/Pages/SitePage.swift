import ExpoModel

/// The frame of a page of a site: the head, and the footer.
struct SitePage {
  private let plan: SitePlan
  private let root: String
  private let opening: HTMLTemplate
  private let closing: [UInt8]

  /// Creates the frame of the pages in a folder; `root` is the path to the site's folder: empty or `../`.
  init(_ plan: SitePlan, root: String, hasFooter: Bool = true) {
    (self.plan, self.root) = (plan, root)
    opening = HTMLTemplate(Self.opening(plan, root, hasHeader: hasFooter))
    closing = Self.closing(plan, root, hasFooter: hasFooter)
  }

  func append(
    _ head: Head, _ pageClass: String, header: HTMLNode?, _ content: [HTMLNode],
    to bytes: inout [UInt8]
  ) {
    open(head, pageClass, to: &bytes)
    header?.append(to: &bytes)
    HTMLNode.element(.main, [.set("id", "main")], content).append(to: &bytes)
    close(to: &bytes)
  }

  func open(_ head: Head, _ pageClass: String, to bytes: inout [UInt8]) {
    opening.append(to: &bytes) { slot in
      slot == .pageClass ? .text(pageClass) : content(of: slot, head)
    }
  }

  func close(to bytes: inout [UInt8]) {
    bytes += closing
  }

  private func content(of slot: HTMLSlot, _ head: Head) -> HTMLNode? {
    switch slot {
    case .title: .text(head.title)
    case .summary: head.summary.isEmpty ? nil : .text(head.summary)
    case .kind: .text(head.kind)
    case .address: head.path.flatMap { plan.address(of: $0) }.map { .text($0) }
    case .unlisted: head.listed == nil ? .text("") : nil
    case .refresh: head.refresh.map { .text($0) }
    case .image: head.preview.flatMap { plan.address(of: $0.path) }.map { .text($0) }
    case .imageWidth: head.preview?.size.map { .text(String($0.width)) }
    case .imageHeight: head.preview?.size.map { .text(String($0.height)) }
    case .imageText: .text(head.pictureText)
    case .card: .text(head.preview == nil ? "summary" : "summary_large_image")
    case .alternates: plan.alternates(root: root, path: head.listed)
    case .data: head.data
    case .previous: head.previous.map { .text($0) }
    case .next: head.next.map { .text($0) }
    case .structuredData: head.structuredData.map { .json($0) }
    default: nil
    }
  }
}

extension SitePage {
  struct Head {
    /// The title in the browser's tab.
    let title: String
    /// A one-line summary for search results; may be empty.
    let summary: String
    /// The percent-encoded path of the page, or of another for search engines; nil if they are to find none.
    let path: String?
    /// The Open Graph type (ogp.me): `website`, `article`.
    let kind: String
    let picture: SitePicture?
    var pictureText = ""
    let structuredData: DataValue?
    var data: HTMLNode?
    var previous: String?
    var next: String?
    /// The address to which the page leads on at once.
    var refresh: String?

    /// The path of the page that search engines are to find.
    fileprivate var listed: String? { refresh == nil ? path : nil }
    fileprivate var preview: SitePicture.File? { picture?.preview }

    /// The length to which search engines cut a description, in characters.
    private static let maximumSummary = 160

    /// The first 160 characters of a text, cut between words where possible: `긴 글이다. 더 긴 …`.
    static func shortened(_ text: String) -> String {
      if text.utf8.count <= maximumSummary { return text }
      let start = text.prefix(maximumSummary)
      guard start.endIndex < text.endIndex else { return text }
      let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
      return words + "…"
    }
  }
}

extension SitePage {
  /// Only files of the site are loaded; no page contains an inline script or style.
  private static let policy: StaticString =
    "default-src 'none'; img-src 'self' file:; style-src 'self' file:; script-src 'self' file:; font-src 'self' file:; base-uri 'none'; form-action 'self' file:"

  static func opening(_ plan: SitePlan, _ root: String, hasHeader: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("<!doctype html>\n")
    HTMLNode.open(.html, LanguageTag(plan.languageTag).attributes, to: &bytes)
    head(plan, root).append(to: &bytes)
    HTMLNode.open(.body, [HTMLAttribute("class", .slot(.pageClass))], to: &bytes)
    let skip = HTMLNode.element(
      .a, [.set("href", "#main")], [plan.node(en: "Skip to content", ko: "본문으로 건너뛰기")])
    HTMLNode.element(.p, [.class("skip")], [skip]).append(to: &bytes)
    if hasHeader, let header = plan.options.header {
      HTMLNode.element(.header, [.class("site-header")], [own(header, plan, root)])
        .append(to: &bytes)
    }
    return bytes
  }

  static func closing(
    _ plan: SitePlan, _ root: String, hasFooter: Bool
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    if hasFooter {
      footer(plan, root).append(to: &bytes)
      if let footer = plan.options.footer {
        HTMLNode.element(.footer, [.class("site-footer")], [own(footer, plan, root)])
          .append(to: &bytes)
      }
    }
    HTMLNode.close(.body, to: &bytes)
    HTMLNode.close(.html, to: &bytes)
    return bytes
  }

  private static func footer(_ plan: SitePlan, _ root: String) -> HTMLNode {
    let home = HTMLNode.element(
      .a, [HTMLAttribute("href", .file(root: root, path: "index.html"))],
      [.text(plan.titleLine)])
    let all = HTMLNode.element(
      .a, [HTMLAttribute("href", .file(root: root, path: "all.html"))],
      [plan.node(.allOnOnePage)])
    let links =
      [plan.portalLink(root: root)].compactMap(\.self) + (plan.hasAllPage ? [home, all] : [home])
    let tag = plan.options.footer == nil ? HTMLTag.footer : .nav
    return .element(tag, [.class("foot")], links.map { .element(.p, [$0]) })
  }

  /// HTML of the publisher, with the path from the page to the root of the site.
  private static func own(_ html: String, _ plan: SitePlan, _ root: String) -> HTMLNode {
    var path: [UInt8] = []
    HTMLText.append(plan.siteRoot(from: root), to: &path)
    // The publisher may put values in single quotes.
    let escaped = String(decoding: path, as: UTF8.self).replacing("'", with: "&#39;")
    return .rendered(Array(html.replacing("{{root}}", with: escaped).utf8))
  }
}

extension SitePage {
  private static func head(_ plan: SitePlan, _ root: String) -> HTMLNode {
    let script = HTMLNode.element(
      .script, [.set("type", "application/ld+json")], [.slot(.structuredData)])
    return .element(
      .head,
      constants + metadata(plan, root) + preview(plan) + icons(plan, root)
        + styleSheets(plan, root)
        + [.ifFilled(.structuredData, [script])])
  }

  private static var constants: [HTMLNode] {
    [
      .element(.meta, [.set("charset", "utf-8")], []),
      meta("http-equiv", "Content-Security-Policy", .constant(policy)),
      meta("name", "viewport", .constant("width=device-width, initial-scale=1")),
      meta("name", "color-scheme", .constant("light dark")),
      meta("name", "generator", .constant("expo")),
      .ifFilled(.unlisted, [meta("name", "robots", .constant("noindex"))]),
      .ifFilled(
        .refresh, [meta("http-equiv", "refresh", .parts([.constant("0; url="), .slot(.refresh)]))]),
    ]
  }

  private static func metadata(_ plan: SitePlan, _ root: String) -> [HTMLNode] {
    [
      .element(.title, [.slot(.title)]),
      .ifFilled(.summary, [meta("name", "description", .slot(.summary))]),
      .ifFilled(.address, [link("canonical", .slot(.address))]),
      .ifFilled(.alternates, [.slot(.alternates)]), .ifFilled(.data, [.slot(.data)]),
      .ifFilled(.previous, [link("prev", .parts([.text(root), .slot(.previous)]))]),
      .ifFilled(.next, [link("next", .parts([.text(root), .slot(.next)]))]),
    ]
  }

  /// What other sites show for a link (ogp.me).
  private static func preview(_ plan: SitePlan) -> [HTMLNode] {
    let locale = LanguageTag(plan.languageTag).locale.map {
      meta("property", "og:locale", .text($0))
    }
    return [
      meta("property", "og:title", .slot(.title)),
      meta("property", "og:type", .slot(.kind)),
      meta("property", "og:site_name", .text(plan.titleLine)),
    ] + [locale].compactMap(\.self) + [
      .ifFilled(.summary, [meta("property", "og:description", .slot(.summary))]),
      .ifFilled(.address, [meta("property", "og:url", .slot(.address))]),
      .ifFilled(
        .image,
        [
          meta("property", "og:image", .slot(.image)),
          .ifFilled(.imageWidth, [meta("property", "og:image:width", .slot(.imageWidth))]),
          .ifFilled(.imageHeight, [meta("property", "og:image:height", .slot(.imageHeight))]),
          meta("property", "og:image:alt", .slot(.imageText)),
        ]),
      .ifFilled(.address, [meta("name", "twitter:card", .slot(.card))]),
    ]
  }

  /// The links to the icons; on a page above several expositions those of the first.
  private static func icons(_ plan: SitePlan, _ root: String) -> [HTMLNode] {
    let folder = LinkPath.encoded(plan.parts.first?.folder ?? "")
    return (plan.parts.first ?? plan).icons.links.map {
      link($0.relation, .file(root: root, path: folder + $0.path))
    }
  }

  private static func styleSheets(_ plan: SitePlan, _ root: String) -> [HTMLNode] {
    let above = plan.siteRoot(from: root)
    let own = plan.accentSheet.isEmpty ? [] : [(root, SitePlan.accentPath)]
    let user = plan.options.userStyle == nil ? [] : [(above, "assets/user.css")]
    return ([(above, "assets/expo.css")] + own + user).map { root, path in
      link("stylesheet", .file(root: root, path: path))
    }
  }

  private static func meta(
    _ kind: StaticString, _ name: StaticString, _ content: HTMLAttribute.Value
  ) -> HTMLNode {
    .element(.meta, [.set(kind, name), HTMLAttribute("content", content)], [])
  }

  static func link(
    _ relation: StaticString, _ address: HTMLAttribute.Value, _ more: [HTMLAttribute] = []
  ) -> HTMLNode {
    .element(.link, [.set("rel", relation)] + more + [HTMLAttribute("href", address)], [])
  }
}
