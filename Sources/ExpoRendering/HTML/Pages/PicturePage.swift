import ExpoModel

/// The large view of a picture: nothing but the picture, the way back and to the pictures around it.
struct PicturePage: Sendable {
  /// The path from the pages of entries' pictures to the folder of the site.
  private static let root = "../"

  private let plan: SitePlan
  private let entryFrame: SitePage
  private let posterFrame: SitePage
  /// The indexes of the entries with pictures.
  private let indexes: [Int]

  /// Creates the large views of a site.
  init(_ plan: SitePlan) {
    self.plan = plan
    entryFrame = SitePage(plan, root: Self.root, hasFooter: false)
    posterFrame = SitePage(plan, root: "", hasFooter: false)
    indexes = plan.pictures.indices.filter { plan.pictures[$0] != nil }
  }

  /// The files of the views.
  func files(_ slugs: Slugs) -> [RenderedFile] {
    var files: [RenderedFile] = []
    if let poster = plan.posterPicture {
      files.append(RenderedFile(path: SitePlan.posterView) { append(poster: poster, to: &$0) })
    }
    return files
      + indexes.indices.map { place in
        RenderedFile(path: SitePlan.view(slugs[indexes[place]])) { append(place, to: &$0) }
      }
  }

  private func append(poster: SitePicture, to bytes: inout [UInt8]) {
    let head = SitePage.Head(
      title: plan.titleLine, summary: "", path: "index.html", kind: "website",
      picture: poster, pictureText: plan.title[0], structuredData: nil)
    let view = View(
      plan: plan, root: "", name: plan.title[0], text: plan.title[0], back: "index.html",
      picture: poster)
    append(view, posterFrame, head, to: &bytes)
  }

  private func append(_ place: Int, to bytes: inout [UInt8]) {
    let index = indexes[place]
    guard let picture = plan.pictures[index] else { return }
    let name = plan.name(of: index)
    let previous = place > 0 ? plan.viewPath(indexes[place - 1]) : nil
    let next = place + 1 < indexes.count ? plan.viewPath(indexes[place + 1]) : nil
    let head = SitePage.Head(
      title: "\(name) - \(plan.titleLine)", summary: "", path: plan.entryPaths[index],
      kind: "article", picture: picture, pictureText: plan.pictureText(of: index),
      structuredData: nil,
      previous: previous, next: next)
    let view = View(
      plan: plan, root: Self.root, name: name, text: plan.pictureText(of: index),
      back: plan.entryPaths[index], picture: picture, previous: previous, next: next)
    append(view, entryFrame, head, to: &bytes)
  }

  private func append(
    _ view: View, _ frame: SitePage, _ head: SitePage.Head, to bytes: inout [UInt8]
  ) {
    frame.open(head, "view", to: &bytes)
    view.node.append(to: &bytes)
    frame.close(to: &bytes)
  }
}

extension PicturePage {
  /// The content of a view.
  private struct View {
    let plan: SitePlan
    let root: String
    let name: String
    /// The text alternative of the picture.
    let text: String
    /// The path of the page that the picture belongs to.
    let back: String
    let picture: SitePicture
    var previous: String?
    var next: String?

    var node: HTMLNode {
      .element(
        .main, [.set("id", "main")],
        [
          .element(.header, [.class("bar")], [wayBack, title] + neighbours),
          .element(.figure, [picture.view(root: root, alternative: text)]),
        ])
    }

    private var title: HTMLNode { .element(.h1, [.kept(name)]) }

    private var wayBack: HTMLNode {
      .element(.p, [.class("back")], [link(back, .back, nil)])
    }

    private var neighbours: [HTMLNode] {
      let links = [
        previous.map { link($0, .previous, "prev") }, next.map { link($0, .next, "next") },
      ].compactMap(\.self)
      guard !links.isEmpty else { return [] }
      return [
        .element(
          .nav, [.class("ways"), .text("aria-label", plan.text(.pictures))],
          [.element(.list, links.map { .element(.item, [$0]) })])
      ]
    }

    private func link(_ path: String, _ label: Label, _ relation: StaticString?) -> HTMLNode {
      .element(
        .a,
        [HTMLAttribute("href", .file(root: root, path: path))]
          + (relation.map { [.set("rel", $0)] } ?? []),
        [plan.node(label)])
    }
  }
}
