import ExpoBase
import ExpoModel

/// The frame of a page of a site: the head, and the footer.
struct SitePage: Sendable {
  let plan: SitePlan
  /// The path to the site's folder: empty or `../`.
  let root: String
  // The parts that all pages of the frame share, rendered once.
  private let opening: [UInt8]
  private let site: HTMLNode
  private let files: HTMLNode
  private let skip: [UInt8]
  private let closing: [UInt8]

  /// Creates the frame of the pages in a folder; `root` is the path to the site's folder: empty or `../`.
  ///
  /// Without a footer, the user's HTML is left out too.
  init(_ plan: SitePlan, root: String, hasFooter: Bool = true) {
    self.plan = plan
    self.root = root
    opening = Self.opening(plan)
    site = .rendered(HTMLNode.bytes(of: Self.site(plan)))
    files = .rendered(HTMLNode.bytes(of: Self.icons(plan, root) + Self.styleSheets(plan, root)))
    skip = Self.skip(plan, root, hasHeader: hasFooter)
    closing = Self.closing(plan, root, hasFooter: hasFooter)
  }

  func append(
    _ head: Head, _ pageClass: StaticString, header: HTMLNode?, _ content: [HTMLNode],
    to bytes: inout [UInt8]
  ) {
    open(head, pageClass, to: &bytes)
    header?.append(to: &bytes)
    HTMLNode.element(.main, [.set("id", "main")], content).append(to: &bytes)
    close(to: &bytes)
  }

  /// Appends everything before the content of a page.
  func open(_ head: Head, _ pageClass: StaticString, to bytes: inout [UInt8]) {
    bytes += opening
    for node in metadata(head) + preview(head) + [files] { node.append(to: &bytes) }
    if let data = head.structuredData {
      HTMLNode.element(.script, [.set("type", "application/ld+json")], [.json(data)])
        .append(to: &bytes)
    }
    HTMLNode.close(.head, to: &bytes)
    HTMLNode.open(.body, [.class(pageClass)], to: &bytes)
    bytes += skip
  }

  func close(to bytes: inout [UInt8]) {
    bytes += closing
  }

  struct Head {
    /// The title in the browser's tab.
    let title: String
    /// A one-line summary for search results; may be empty.
    var summary = ""
    /// The percent-encoded path of the page, or of another one for search engines; nil if they must list none.
    let path: String?
    /// The Open Graph type (ogp.me): `website`, `article`.
    var kind: StaticString = "website"
    var picture: SitePicture?
    var pictureText = ""
    var structuredData: DataValue?
    var data: HTMLNode?
    /// The paths of the pages before and after it.
    var previous: String?
    var next: String?
    /// The address to which the page redirects at once.
    var refresh: String?

    /// The path of the page for search engines; nil for a page that redirects.
    fileprivate var listed: String? { refresh == nil ? path : nil }

    /// The length to which search engines cut a description, in scalars.
    private static let maximumSummary = 160

    /// The first 160 scalars of a text, cut between words where possible: `긴 글이다. 더 긴 …`.
    static func shortened(_ text: String) -> String {
      if text.utf8.count <= maximumSummary { return text }
      let start = text.unicodeScalars.prefix(maximumSummary)
      guard start.endIndex < text.endIndex else { return text }
      let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
      return "\(String(words))…"
    }
  }

  /// Only files of the site are loaded; no page contains an inline script or style.
  private static let policy: StaticString =
    "default-src 'none'; img-src 'self' file:; style-src 'self' file:; script-src 'self' file:; font-src 'self' file:; base-uri 'none'; form-action 'self' file:"

  /// The source from the doctype to the part of the head that differs between pages.
  private static func opening(_ plan: SitePlan) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("<!doctype html>\n")
    HTMLNode.open(.html, LanguageTag(plan.languageTag).attributes(), to: &bytes)
    HTMLNode.open(.head, [], to: &bytes)
    return bytes + HTMLNode.bytes(of: constants)
  }

  /// The start of the body: the link to the content, and the publisher's header.
  private static func skip(_ plan: SitePlan, _ root: String, hasHeader: Bool) -> [UInt8] {
    let skip = HTMLNode.element(
      .a, [.set("href", "#main")], [plan.node(en: "Skip to content", ko: "본문으로 건너뛰기")])
    let header = (hasHeader ? plan.options.header : nil).map { header in
      HTMLNode.element(.header, [.class("site-header")], [own(header, plan, root)])
    }
    return HTMLNode.bytes(
      of: [.element(.p, [.class("skip")], [skip])] + [header].compactMap(\.self))
  }

  private static func closing(_ plan: SitePlan, _ root: String, hasFooter: Bool) -> [UInt8] {
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
    let home = HTMLNode.link(root, "index.html", [.text(plan.titleLine)])
    let all = HTMLNode.link(root, "all.html", [plan.node(.allOnOnePage)])
    let links =
      [plan.portalLink(root: root)].compactMap(\.self) + (plan.hasAllPage ? [home, all] : [home])
    let tag = plan.options.footer == nil ? HTMLTag.footer : .nav
    return .element(tag, [.class("foot")], links.map { .element(.p, [$0]) })
  }

  /// HTML of the publisher, with the path from the page to the root of the site.
  private static func own(_ html: String, _ plan: SitePlan, _ root: String) -> HTMLNode {
    var path: [UInt8] = []
    HTMLText.append(plan.siteRoot(from: root), to: &path)
    // The publisher may have written the value in single quotes.
    let escaped = String(decoding: path, as: UTF8.self).replacing("'", with: "&#39;")
    return .rendered(Array(html.replacing("{{root}}", with: escaped).utf8))
  }

  private static var constants: [HTMLNode] {
    [
      .element(.meta, [.set("charset", "utf-8")], []),
      meta("http-equiv", "Content-Security-Policy", .constant(policy)),
      meta("name", "viewport", .constant("width=device-width, initial-scale=1")),
      meta("name", "color-scheme", .constant("light dark")),
      meta("name", "generator", .constant("expo")),
    ]
  }

  private func metadata(_ head: Head) -> [HTMLNode] {
    let nodes: [HTMLNode?] = [
      head.listed == nil ? Self.meta("name", "robots", .constant("noindex")) : nil,
      head.refresh.map {
        Self.meta("http-equiv", "refresh", .parts([.constant("0; url="), .text($0)]))
      },
      .element(.title, [.text(head.title)]),
      head.summary.isEmpty ? nil : Self.meta("name", "description", .text(head.summary)),
      head.path.flatMap(plan.address).map { Self.link("canonical", .text($0)) },
      plan.alternates(root: root, path: head.listed), head.data,
      head.previous.map { Self.link("prev", .file(root: root, path: $0)) },
      head.next.map { Self.link("next", .file(root: root, path: $0)) },
    ]
    return nodes.compactMap(\.self)
  }

  /// The metadata for previews of links on other sites (ogp.me).
  private func preview(_ head: Head) -> [HTMLNode] {
    let preview = head.picture?.preview
    let nodes: [HTMLNode?] =
      [
        Self.meta("property", "og:title", .text(head.title)),
        Self.meta("property", "og:type", .constant(head.kind)), site,
        head.summary.isEmpty ? nil : Self.meta("property", "og:description", .text(head.summary)),
        head.path.flatMap(plan.address).map { Self.meta("property", "og:url", .text($0)) },
      ] + image(preview, head.pictureText) + [
        head.path.flatMap(plan.address).map { _ in
          Self.meta(
            "name", "twitter:card",
            .constant(preview == nil ? "summary" : "summary_large_image"))
        }
      ]
    return nodes.compactMap(\.self)
  }

  private func image(_ file: SitePicture.File?, _ text: String) -> [HTMLNode?] {
    guard let file, let address = plan.address(of: file.path) else { return [] }
    return [
      Self.meta("property", "og:image", .text(address)),
      file.size.map { Self.meta("property", "og:image:width", .number($0.width)) },
      file.size.map { Self.meta("property", "og:image:height", .number($0.height)) },
      Self.meta("property", "og:image:alt", .text(text)),
    ]
  }

  private static func site(_ plan: SitePlan) -> [HTMLNode] {
    let locale = LanguageTag(plan.languageTag).locale.map {
      meta("property", "og:locale", .text($0))
    }
    return [meta("property", "og:site_name", .text(plan.titleLine))] + [locale].compactMap(\.self)
  }

  /// The links to the icons; on a page above several expositions, to those of the first.
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
