package import ExpoModel

/// A former address and the page to which it redirects, both below the folder of the site.
package struct MovedAddress: Equatable, Sendable {
  let path: String
  let page: String
  /// The index of the page's exposition in the site.
  let exposition: Int
  /// The index of the page's entry; nil for a page of the exposition itself.
  let entry: Int?

  package init(path: String, page: String, exposition: Int, entry: Int?) {
    self.path = path
    self.page = page
    self.exposition = exposition
    self.entry = entry
  }
}

extension MovedAddress {
  /// The pages at former addresses, which redirect at once and are not listed by search engines.
  package static func files(
    _ addresses: [MovedAddress], to site: [PublishedPages]
  ) -> [RenderedFile] {
    var frames: [String: SitePage] = [:]
    return addresses.map { address in
      let plan = site[address.exposition].plan
      let up = String(repeating: "../", count: address.path.utf8.count { $0 == UInt8(ascii: "/") })
      let root = up + LinkPath.encoded(plan.folder)
      let key = "\(address.exposition)/\(root)"
      let frame = frames[key] ?? SitePage(plan, root: root)
      frames[key] = frame
      return RenderedFile(path: address.path) { bytes in
        address.append(up + LinkPath.encoded(address.page), plan, frame, to: &bytes)
      }
    }
  }

  private func append(
    _ target: String, _ plan: SitePlan, _ frame: SitePage, to bytes: inout [UInt8]
  ) {
    let title = entry.map(plan.name) ?? plan.titleLine
    let name = page.dropFirst(plan.folder.count)
    let head = SitePage.Head(
      title: title, path: entry.map { plan.entryPaths[$0] } ?? String(name), refresh: target)
    let link = HTMLNode.element(.a, [.text("href", target)], [.prose(title)])
    frame.append(
      head, "missing", header: nil,
      [
        .element(.h1, [plan.node(en: "This page has moved", ko: "주소가 바뀐 페이지입니다")]),
        .element(.p, [.class("way-on")], [link]),
      ], to: &bytes)
  }
}

extension SitePlan {
  /// The page that servers show for an address without a page: `404.html`.
  ///
  /// It may be shown at any address, so its links are absolute paths if the address of the site is known.
  var notFoundPage: RenderedFile {
    RenderedFile(path: "404.html") { [self] bytes in
      let root = basePath ?? ""
      let frame = SitePage(self, root: root)
      let title = text(en: "Page not found", ko: "페이지를 찾을 수 없습니다")
      let head = SitePage.Head(title: "\(title) - \(titleLine)", path: nil)
      let languages = languageLinks(root: root, path: nil)
      let home = HTMLNode.link(root, "index.html", [.text(titleLine)])
      frame.append(
        head, "missing",
        header: pageHeader(root: root, breadcrumb: nil, languages: languages),
        [
          .element(.p, [.class("code"), .set("aria-hidden", "true")], [.text("404")]),
          .element(.h1, [node(ofLabel: title)]),
          .element(
            .p, [.class("lead")],
            [
              node(
                en: "The address may have changed, or there is no such page.",
                ko: "주소가 바뀌었거나 없는 페이지입니다.")
            ]),
          .element(.p, [.class("way-on")], [home]),
        ], to: &bytes)
    }
  }
}
