import ExpoModel

/// The large view of a picture: the picture, and links back and to the previous and the next picture.
extension SitePlan {
  var viewFiles: [RenderedFile] {
    let indexes = pictures.indices.filter(hasView)
    var files: [RenderedFile] = []
    if let poster = posterPicture, poster.isWorthView {
      let frame = SitePage(self, root: "", hasFooter: false)
      files.append(
        RenderedFile(path: Self.posterView) { frame.append(viewOfPoster: poster, to: &$0) })
    }
    if indexes.isEmpty { return files }
    // In a file of its own, so that an inserted entry does not change all views.
    files.append(
      RenderedFile(path: Self.viewList) { [slugs] bytes in
        bytes.append("var expoViews = ")
        DataValue.array(indexes.map { .string(slugs[$0]) }).append(to: &bytes)
        bytes.append(";\n")
      })
    let frame = SitePage(self, root: "../", hasFooter: false)
    return files
      + indexes.indices.map { number in
        RenderedFile(path: Self.view(slugs[indexes[number]])) {
          frame.append(view: number, of: indexes, to: &$0)
        }
      }
  }
}

extension SitePage {
  fileprivate func append(viewOfPoster picture: SitePicture, to bytes: inout [UInt8]) {
    let head = Head(
      title: plan.titleLine, path: "index.html", picture: picture, pictureText: plan.titleLine)
    let content = content(head, picture, name: plan.titleLine, back: "index.html", nil)
    append(head, "view", header: nil, content, to: &bytes)
  }

  /// Appends the view at a position among those of the entries at `indexes`.
  fileprivate func append(view number: Int, of indexes: [Int], to bytes: inout [UInt8]) {
    let index = indexes[number]
    guard let picture = plan.pictures[index] else { return }
    let name = plan.name(of: index)
    let head = Head(
      title: "\(name) - \(plan.titleLine)", path: plan.entryPaths[index], kind: "article",
      picture: picture, pictureText: plan.pictureText(of: index),
      previous: number > 0 ? plan.viewPath(indexes[number - 1]) : nil,
      next: number + 1 < indexes.count ? plan.viewPath(indexes[number + 1]) : nil)
    let content = content(
      head, picture, name: name, back: plan.entryPaths[index], plan.caption(of: index))
    append(head, "view", header: nil, content, to: &bytes)
  }

  /// The content of a view; `back` is the path of the page that the picture belongs to.
  private func content(
    _ head: Head, _ picture: SitePicture, name: String, back: String, _ caption: HTMLNode?
  ) -> [HTMLNode] {
    let links = [
      head.previous.map { HTMLNode.link(root, $0, rel: "prev", [plan.node(.previous)]) },
      head.next.map { HTMLNode.link(root, $0, rel: "next", [plan.node(.next)]) },
    ].compactMap(\.self)
    let ways = HTMLNode.element(
      .nav,
      [
        .class("ways"),
        .text("aria-label", plan.text(en: "Previous and next image", ko: "이전/다음 이미지")),
      ],
      [.element(.list, links.map { .element(.item, [$0]) })])
    let bar: [HTMLNode] = [
      .element(.p, [.class("back")], [.link(root, back, [plan.node(en: "Back", ko: "돌아가기")])]),
      .element(.h1, [.prose(name)]),
      plan.languageLinks(root: root, path: back),
    ].compactMap(\.self)
    let counter = HTMLNode.element(.p, [.class("counter")], [])
    // The script makes the link to the file a button, and adds the scale.
    let file = HTMLNode.link(
      root, picture.largest.path, [plan.node(en: "Zoom", ko: "확대")])
    let zoom = HTMLNode.element(
      .p, [.class("zoom")], [file, .text(" "), .element(.span, [.set("role", "status")], [])])
    let wall = HTMLNode.element(
      .div, [.class("wall"), .set("tabindex", "0")],
      [picture.view(root: root, alternative: head.pictureText)])
    return [
      .element(.header, [.class("bar")], bar + [zoom] + (links.isEmpty ? [] : [counter, ways])),
      .element(.figure, [wall] + [caption].compactMap(\.self)),
    ] + scripts(hasList: !links.isEmpty)
  }

  /// The scripts for the keys and the zoom of a view, and for its number among all.
  private func scripts(hasList: Bool) -> [HTMLNode] {
    let list = hasList ? [HTMLAttribute("src", .file(root: root, path: SitePlan.viewList))] : []
    let keys = HTMLAttribute(
      "src", .file(root: plan.siteRoot(from: root), path: SitePlan.viewScript))
    return (list + [keys]).map { .element(.script, [$0, .flag("defer")], []) }
  }
}
