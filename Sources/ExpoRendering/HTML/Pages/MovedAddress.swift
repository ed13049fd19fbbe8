package import ExpoModel

/// The pages of an exposition of a site, by their paths below the folder of the site.
package struct PublishedPages: Sendable {
  let plan: SitePlan
  package var exhibition: Exhibition { plan.exhibition }
  /// Its own pages, the front page first: `paris/index.html`, `paris/all.html`.
  package let own: [String]
  /// Those of each entry: its page, then its large view if it has one.
  package let entries: [[String]]

  init(_ plan: SitePlan) {
    self.plan = plan
    let poster = plan.posterPicture?.isWorthView == true ? [SitePlan.posterView] : []
    own = (plan.ownPaths + poster).map { plan.folder + $0 }
    entries = plan.slugs.indices.map { index in
      (["entries/\(plan.slugs[index]).html"]
        + (plan.hasView(index) ? [SitePlan.view(plan.slugs[index])] : [])).map { plan.folder + $0 }
    }
  }
}

/// A former address and the page to which it leads on, both below the folder of the site.
package struct MovedAddress: Equatable, Sendable {
  let path: String
  let page: String
  /// The index of the page's exposition in the site.
  let exposition: Int
  /// The index of the entry that it shows; nil for a page of the exposition itself.
  let entry: Int?

  package init(path: String, page: String, exposition: Int, entry: Int?) {
    self.path = path
    self.page = page
    self.exposition = exposition
    self.entry = entry
  }
}

extension MovedAddress {
  /// The pages at former addresses, which lead on at once.
  ///
  /// Search engines get the new address and leave these out.
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
