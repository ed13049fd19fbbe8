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
    let kind: StaticString
    /// The picture that stands for it.
    let picture: SitePicture?
    let structuredData: JSONNode?
    /// The pages before and after it in a row.
    var previous: String?
    var next: String?
  }

  /// Only files of the site itself are loaded, and no script or style stands in a page.
  private static let policy: StaticString =
    "default-src 'none'; img-src 'self' file:; style-src 'self' file:; script-src 'self' file:; base-uri 'none'; form-action 'self' file:"

  private let plan: SitePlan
  /// The way from the page to the folder of the site: nothing, or `../`.
  let root: StaticString
  private let opening: HTMLNode
  private let links: HTMLNode
  private let skip: HTMLNode
  private let footer: HTMLNode

  /// Renders what all pages in one folder have in common.
  init(_ plan: SitePlan, root: StaticString) {
    self.plan = plan
    self.root = root
    opening = .rendered(.init(Self.constantHead))
    links = .rendered(.init(Self.links(plan, root)))
    let link = HTMLNode.element(.a, [.set("href", "#main")], [plan.node(.skip)])
    skip = .rendered(.init([.element(.p, [.class("skip")], [link])]))
    footer = .rendered(.init([Self.footer(plan, root)]))
  }

  /// Adds everything before the content of the page.
  func open(_ head: Head, _ class: StaticString, to bytes: inout [UInt8]) {
    bytes.append("<!doctype html>\n")
    HTMLNode.open(.html, [.text("lang", plan.languageTag)], to: &bytes)
    HTMLNode.open(.head, [], to: &bytes)
    opening.append(to: &bytes)
    for node in metadata(of: head) { node.append(to: &bytes) }
    links.append(to: &bytes)
    for node in script(head) { node.append(to: &bytes) }
    HTMLNode.close(.head, to: &bytes)
    HTMLNode.open(.body, [.class(`class`)], to: &bytes)
    skip.append(to: &bytes)
  }

  /// Adds everything behind it.
  func close(to bytes: inout [UInt8]) {
    footer.append(to: &bytes)
    HTMLNode.close(.body, to: &bytes)
    HTMLNode.close(.html, to: &bytes)
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
      .a, [HTMLAttribute("href", .file(root: root, path: "all.html"))], [plan.node(.allInOne)])
    return .element(.footer, [.class("foot")], [.element(.p, [home]), .element(.p, [all])])
  }
}

extension SitePage {
  private func metadata(of head: Head) -> [HTMLNode] {
    var nodes: [HTMLNode] = [.element(.title, [.text(head.title)])]
    if !head.summary.isEmpty { nodes.append(meta("name", "description", head.summary)) }
    nodes += [
      meta("property", "og:title", head.title),
      .element(.meta, [.set("property", "og:type"), .set("content", head.kind)], []),
      meta("property", "og:site_name", plan.titleLine),
    ]
    if !head.summary.isEmpty { nodes.append(meta("property", "og:description", head.summary)) }
    if let address = plan.address(of: head.path) {
      nodes.append(meta("property", "og:url", address))
      nodes.append(link("canonical", address))
    }
    if let file = head.picture?.largest, let address = plan.address(of: file.path) {
      nodes.append(meta("property", "og:image", address))
    }
    if let path = head.previous { nodes.append(neighbour("prev", path)) }
    if let path = head.next { nodes.append(neighbour("next", path)) }
    return nodes
  }

  private func script(_ head: Head) -> [HTMLNode] {
    head.structuredData.map {
      [.element(.script, [.set("type", "application/ld+json")], [.json($0)])]
    } ?? []
  }

  private func meta(_ kind: StaticString, _ name: StaticString, _ content: String) -> HTMLNode {
    .element(.meta, [.set(kind, name), .text("content", content)], [])
  }

  private func link(_ relation: StaticString, _ address: String) -> HTMLNode {
    .element(.link, [.set("rel", relation), .text("href", address)], [])
  }

  private func neighbour(_ relation: StaticString, _ path: String) -> HTMLNode {
    .element(
      .link, [.set("rel", relation), HTMLAttribute("href", .file(root: root, path: path))], [])
  }
}
