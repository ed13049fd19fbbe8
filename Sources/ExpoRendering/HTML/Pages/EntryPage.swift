import ExpoBase
import ExpoModel

/// The page of an entry: breadcrumb, name, picture, text, links to the previous and next entry.
struct EntryPage: Sendable {
  /// The path from the page to the folder of the site.
  static let root = "../"

  private let plan: SitePlan
  private let frame: SitePage
  private let content: HTMLTemplate

  init(_ plan: SitePlan) {
    self.plan = plan
    frame = SitePage(plan, root: Self.root)
    content = HTMLTemplate(Self.template(plan))
  }

  /// The index is from 0.
  func append(_ index: Int, to bytes: inout [UInt8]) {
    let entry = plan.exhibition.entries[index].entry
    let name = plan.name(of: index)
    let summary = TextLines.joined(entry.shortDescription)
    let head = head(index, name, summary)
    bytes.reserveCapacity(bytes.count + 3 * entry.description.utf8.count + 8192)
    frame.open(head, "entry", to: &bytes)
    let picture = plan.pictures[index]
    let plate = picture?.node(
      root: Self.root, alternative: plan.pictureText(of: index), isLazy: false,
      slot: picture?.isMatted == true ? .print : .plate)
    content.append(to: &bytes) { slot in
      switch slot {
      case .plate: plate
      case .picture: plan.hasView(index) ? nil : plate
      case .view: plan.hasView(index) ? .text(plan.viewPath(index)) : nil
      case .languages: plan.languageLinks(root: Self.root, path: head.path)
      case .credit: plan.caption(of: index)
      case .anchor: .text(plan.anchor(of: index))
      case .arrangement:
        .text(picture.map { $0.isMatted ? "pictured matted" : "pictured" } ?? "unpictured")
      case .summary: summary.isEmpty ? nil : .kept(summary)
      case .previous: head.previous.map { .text($0) }
      case .next: head.next.map { .text($0) }
      case .list: .text(plan.listAddress(of: index))
      case .name: .kept(name)
      case .address: plan.address(of: plan.entryPaths[index]).map { .text($0) }
      case .heading: heading(index, name)
      case .details: plan.details(of: index)
      case .prose: plan.prose(of: index)
      case .neighbors: head.previous == nil && head.next == nil ? nil : .text("")
      case .previousPlate: thumbnail(index - 1)
      case .nextPlate: thumbnail(index + 1)
      case .previousName: .kept(plan.name(of: index - 1))
      case .nextName: .kept(plan.name(of: index + 1))
      case .language, .direction: plan.content(of: slot, entry: index)
      default: nil
      }
    }
    frame.close(to: &bytes)
  }

  private func head(_ index: Int, _ name: String, _ summary: String) -> SitePage.Head {
    SitePage.Head(
      title: "\(name) - \(plan.titleLine)", summary: SitePage.Head.shortened(summary),
      path: plan.entryPaths[index], kind: "article",
      picture: plan.pictures[index] ?? plan.posterPicture,
      pictureText: plan.pictures[index] == nil ? plan.titleLine : plan.pictureText(of: index),
      structuredData: plan.data(ofEntry: index),
      previous: index > 0 ? plan.entryPaths[index - 1] : nil,
      next: index + 1 < plan.entryPaths.count ? plan.entryPaths[index + 1] : nil)
  }

  /// The width of a name in cells, as on a terminal, above which it is set smaller.
  private static let displayWidth = 60

  /// The name with its line ends.
  private func heading(_ index: Int, _ name: String) -> HTMLNode {
    let lines = TextLines.of(plan.exhibition.entries[index].entry.name)
      .filter { !TextLines.isBlank($0) }
    let isLong = DisplayWidth.of(name) > Self.displayWidth
    return .element(
      .h1, (isLong ? [.class("long")] : []) + plan.language(of: index),
      SitePlan.lines(lines.count > 1 ? lines : [name]))
  }

  private func thumbnail(_ index: Int) -> HTMLNode? {
    guard plan.pictures.indices.contains(index) else { return nil }
    return plan.pictures[index]?.mat(root: Self.root, isLazy: true, slot: .thumbnail)
  }
}

extension EntryPage {
  /// The content of the page, between the opening and the closing of the frame.
  static func template(_ plan: SitePlan) -> [HTMLNode] {
    let breadcrumb = plan.breadcrumb(
      root: root, list: .parts([.text(root), .slot(.list)]), current: [.slot(.name)])
    let languages = plan.versions.isEmpty ? nil : HTMLNode.slot(.languages)
    let header = plan.pageHeader(root: root, breadcrumb: breadcrumb, languages: languages)
    return (header.map { [$0] } ?? []) + [
      .element(
        .main, [.set("id", "main")],
        [
          .element(
            .article, [HTMLAttribute("class", .slot(.arrangement))],
            [title, plate(plan), .slot(.prose), citation(plan)]),
          neighbors(plan),
        ])
    ]
  }

  private static var title: HTMLNode {
    .element(
      .header,
      [
        .slot(.heading),
        .ifFilled(.summary, [.element(.p, [.class("lead")] + SitePlan.part, [.slot(.summary)])]),
        .ifFilled(.details, [.slot(.details)]),
      ])
  }

  /// The picture, linked to its large view if it has one, and its caption.
  private static func plate(_ plan: SitePlan) -> HTMLNode {
    let address = HTMLAttribute.Value.parts([.text(root), .slot(.view)])
    let link = plan.link(.slot(.plate), toView: address)
    return .ifFilled(
      .plate,
      [
        .element(
          .figure, [HTMLAttribute("id", .slot(.anchor)), .class("plate")],
          [.ifFilled(.view, [link]), .slot(.picture), .slot(.credit)])
      ])
  }

  /// The line to cite the entry by: name, exposition, address; only if the address is known.
  private static func citation(_ plan: SitePlan) -> HTMLNode {
    .ifFilled(
      .address,
      [
        .element(
          .p, [.class("cite")],
          [
            plan.node(en: "Cite as", ko: "인용할 때"), .text(": "), .slot(.name),
            .text(", \(plan.titleLine), "), .slot(.address),
          ])
      ])
  }

  private static func neighbors(_ plan: SitePlan) -> HTMLNode {
    let items: [HTMLNode] = [
      .ifFilled(
        .previous, [neighbor(plan, .previous, "prev", .previous, .previousPlate, .previousName)]),
      .ifFilled(.next, [neighbor(plan, .next, "next", .next, .nextPlate, .nextName)]),
    ]
    return .ifFilled(
      .neighbors,
      [
        .element(
          .nav,
          [
            .class("neighbors"),
            .text("aria-label", plan.text(en: "Previous and next exhibit", ko: "이전/다음 출품작")),
          ],
          [.element(.list, items)])
      ])
  }

  private static func neighbor(
    _ plan: SitePlan, _ label: Label, _ relation: StaticString, _ path: HTMLSlot,
    _ plate: HTMLSlot, _ name: HTMLSlot
  ) -> HTMLNode {
    let address = HTMLAttribute("href", .parts([.text(root), .slot(path)]))
    let text: [HTMLNode] = [
      .element(.span, [.class("way")], [plan.node(label)]), .text(" "),
      .element(.span, [.class("name")], [.slot(name)]),
    ]
    let content: [HTMLNode] = [
      .ifFilled(plate, [.slot(plate)]), .element(.span, [.class("words")], text),
    ]
    return .element(
      .item, [.class(relation)], [.element(.a, [address, .set("rel", relation)], content)])
  }
}
