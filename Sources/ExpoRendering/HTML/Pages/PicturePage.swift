import ExpoModel

/// The large view of a picture: only the picture, the way back and to the pictures around it.
struct PicturePage: Sendable {
  /// The path from the pages of entries' pictures to the folder of the site.
  private static let root = "../"

  private let plan: SitePlan
  private let entryFrame: SitePage
  private let posterFrame: SitePage
  private let indexes: [Int]

  init(_ plan: SitePlan) {
    self.plan = plan
    entryFrame = SitePage(plan, root: Self.root, hasFooter: false)
    posterFrame = SitePage(plan, root: "", hasFooter: false)
    indexes = plan.pictures.indices.filter(plan.hasView)
  }

  var files: [RenderedFile] {
    var files: [RenderedFile] = []
    if let poster = plan.posterPicture, poster.isWorthView {
      files.append(RenderedFile(path: SitePlan.posterView) { append(poster: poster, to: &$0) })
    }
    if !indexes.isEmpty { files.append(list) }
    return files
      + indexes.indices.map { place in
        RenderedFile(path: SitePlan.view(plan.slugs[indexes[place]])) { append(place, to: &$0) }
      }
  }

  /// The list of the views: each shows its number among them, and a new entry does not change all.
  private var list: RenderedFile {
    RenderedFile(path: SitePlan.viewList) { [plan, indexes] bytes in
      bytes.append("var expoViews = ")
      DataValue.array(indexes.map { .string(plan.slugs[$0]) }).append(to: &bytes)
      bytes.append(";\n")
    }
  }

  private func append(poster: SitePicture, to bytes: inout [UInt8]) {
    let head = SitePage.Head(
      title: plan.titleLine, summary: "", path: "index.html", kind: "website",
      picture: poster, pictureText: plan.titleLine, structuredData: nil)
    let content = content(head, poster, root: "", name: plan.titleLine, back: "index.html")
    posterFrame.append(head, "view", header: nil, content, to: &bytes)
  }

  private func append(_ place: Int, to bytes: inout [UInt8]) {
    let index = indexes[place]
    guard let picture = plan.pictures[index] else { return }
    let name = plan.name(of: index)
    let head = SitePage.Head(
      title: "\(name) - \(plan.titleLine)", summary: "", path: plan.entryPaths[index],
      kind: "article", picture: picture, pictureText: plan.pictureText(of: index),
      structuredData: nil,
      previous: place > 0 ? plan.viewPath(indexes[place - 1]) : nil,
      next: place + 1 < indexes.count ? plan.viewPath(indexes[place + 1]) : nil)
    let content = content(
      head, picture, root: Self.root, name: name, back: plan.entryPaths[index],
      plan.caption(of: index))
    entryFrame.append(head, "view", header: nil, content, to: &bytes)
  }

  /// The content of a view; `back` is the path of the page that the picture belongs to.
  private func content(
    _ head: SitePage.Head, _ picture: SitePicture, root: String, name: String, back: String,
    _ caption: HTMLNode? = nil
  ) -> [HTMLNode] {
    func link(_ path: String, _ label: Label, _ relation: StaticString?) -> HTMLNode {
      .element(
        .a,
        [HTMLAttribute("href", .file(root: root, path: path))]
          + (relation.map { [.set("rel", $0)] } ?? []),
        [plan.node(label)])
    }
    let links = [
      head.previous.map { link($0, .previous, "prev") }, head.next.map { link($0, .next, "next") },
    ].compactMap(\.self)
    let ways = HTMLNode.element(
      .nav,
      [
        .class("ways"),
        .text("aria-label", plan.text(en: "Previous and next image", ko: "이전/다음 이미지")),
      ],
      [.element(.list, links.map { .element(.item, [$0]) })])
    let bar: [HTMLNode] = [
      .element(.p, [.class("back")], [link(back, .back, nil)]), .element(.h1, [.kept(name)]),
      plan.languageLinks(root: root, path: back),
    ].compactMap(\.self)
    let counter = HTMLNode.element(.p, [.class("counter")], [])
    // Its script makes the link to the file a button, followed by the scale.
    let file = HTMLNode.element(
      .a, [HTMLAttribute("href", .file(root: root, path: picture.largest.path))],
      [plan.node(en: "Zoom", ko: "확대")])
    let zoom = HTMLNode.element(
      .p, [.class("zoom")], [file, .text(" "), .element(.span, [.set("role", "status")], [])])
    let wall = HTMLNode.element(
      .div, [.class("wall"), .set("tabindex", "0")],
      [picture.view(root: root, alternative: head.pictureText)])
    return [
      .element(.header, [.class("bar")], bar + [zoom] + (links.isEmpty ? [] : [counter, ways])),
      .element(.figure, [wall] + [caption].compactMap(\.self)),
    ] + scripts(root, hasList: !links.isEmpty)
  }

  /// The keys and the zoom of a view, and its number among all.
  private func scripts(_ root: String, hasList: Bool) -> [HTMLNode] {
    let list = hasList ? [HTMLAttribute("src", .file(root: root, path: SitePlan.viewList))] : []
    let keys = HTMLAttribute(
      "src", .file(root: plan.siteRoot(from: root), path: SitePlan.viewScript))
    return (list + [keys]).map { .element(.script, [$0, .flag("defer")], []) }
  }
}
