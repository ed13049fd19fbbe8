import ExpoModel

/// The page with all entries, for the browser's own search and for printing.
extension SitePlan {
  /// The entries rendered at a time, which bounds the memory.
  private static let entriesPerPart = 64

  var allPage: RenderedFile {
    let frame = SitePage(self, root: "")
    return RenderedFile(
      path: "all.html", items: exhibition.entries.indices, perPart: Self.entriesPerPart,
      opening: { frame.openAll(to: &$0) }, item: { frame.append(part: $0, to: &$1) },
      ending: { bytes in
        HTMLNode.close(.main, to: &bytes)
        frame.close(to: &bytes)
      })
  }
}

extension SitePage {
  fileprivate func openAll(to bytes: inout [UInt8]) {
    let head = Head(
      title: "\(plan.titleLine) - \(plan.text(.allOnOnePage))", path: "all.html",
      picture: plan.posterPicture, pictureText: plan.titleLine)
    open(head, "all", to: &bytes)
    let breadcrumb = plan.breadcrumb(root: root, current: [plan.node(.allOnOnePage)])
    let languages = plan.languageLinks(root: root, path: head.path)
    plan.pageHeader(root: root, breadcrumb: breadcrumb, languages: languages)?.append(to: &bytes)
    HTMLNode.open(.main, [.set("id", "main")], to: &bytes)
    let plate = plan.posterPicture.map { picture in
      let image = picture.node(
        root: root, alternative: plan.titleLine, isLazy: false, slot: .titles)
      return HTMLNode.element(.figure, [.class("plate")], [image])
    }
    HTMLNode.element(
      .header, [.class("titles")],
      plan.posterTitles + [plate, plan.factList()].compactMap(\.self)
    ).append(to: &bytes)
    contents.append(to: &bytes)
    plan.exhibition.exposition.flatMap { SitePlan.prose($0.description) }?.append(to: &bytes)
  }

  private var contents: HTMLNode {
    let items = plan.exhibition.entries.indices.map { index in
      HTMLNode.element(
        .item,
        [
          .element(
            .a, [.text("href", "#" + LinkPath.encoded(plan.anchor(of: index)))],
            [.prose(plan.name(of: index))])
        ])
    }
    return .element(
      .nav, [.class("contents"), .set("aria-labelledby", "contents")],
      [
        .element(.h2, [.set("id", "contents")], [plan.node(en: "Contents", ko: "차례")]),
        .element(.numbered, items),
      ])
  }

  /// Appends the entry at an index of the page with all entries.
  fileprivate func append(part index: Int, to bytes: inout [UInt8]) {
    let plate = plan.pictures[index].map { picture in
      let image = picture.node(
        root: root, alternative: plan.pictureText(of: index), isLazy: true, slot: .column)
      return HTMLNode.element(
        .figure, [.class("plate")], [image] + [plan.caption(of: index)].compactMap(\.self))
    }
    let heading = HTMLNode.element(
      .h2, plan.language(of: index), [plan.link(toEntry: index)])
    let header = [heading] + [plan.lead(of: index), plate].compactMap(\.self)
    HTMLNode.element(
      .article, [.text("id", plan.anchor(of: index))],
      [.element(.header, header)] + [plan.prose(of: index)].compactMap(\.self)
    ).append(to: &bytes)
  }
}
