import ExpoModel

/// The page of an entry: breadcrumb, name, picture, text, links to the previous and next entry.
struct EntryPage: Sendable {
  /// The path from the page to the folder of the site.
  static let root = "../"

  private let plan: SitePlan
  private let frame: SitePage
  private let content: HTMLTemplate
  private let structuredData: StructuredData

  /// Creates the pages of a site.
  init(_ plan: SitePlan) {
    self.plan = plan
    frame = SitePage(plan, root: Self.root)
    content = HTMLTemplate(Self.template(plan))
    structuredData = StructuredData(plan)
  }

  /// Appends the page of the entry at an index, from 0.
  func append(_ index: Int, to bytes: inout [UInt8]) {
    let entry = plan.exhibition.entries[index].entry
    let name = plan.name(of: index)
    let summary = TextLines.joined(entry.shortDescription)
    let head = head(index, name, summary)
    bytes.reserveCapacity(bytes.count + 3 * entry.description.utf8.count + 8192)
    frame.open(head, "entry", to: &bytes)
    let plate = plan.pictures[index]?.node(
      SitePicture.Placement(
        root: Self.root, alternative: plan.pictureText(of: index), isLazy: false, slot: .plate))
    content.append(to: &bytes) { slot in
      switch slot {
      case .plate: plate
      case .view: .text(plan.viewPath(index))
      case .initial: plate == nil ? .text(plan.initial(of: index)) : nil
      case .summary: summary.isEmpty ? nil : .kept(summary)
      default: self.content(of: slot, index, head, name)
      }
    }
    frame.close(to: &bytes)
  }

  private func head(_ index: Int, _ name: String, _ summary: String) -> SitePage.Head {
    SitePage.Head(
      title: "\(name) - \(plan.titleLine)", summary: SitePage.Head.shortened(summary),
      path: plan.entryPaths[index], kind: "article",
      picture: plan.pictures[index] ?? plan.posterPicture,
      pictureText: plan.pictures[index] == nil ? plan.title[0] : plan.pictureText(of: index),
      structuredData: structuredData.entry(index),
      previous: index > 0 ? plan.entryPaths[index - 1] : nil,
      next: index + 1 < plan.entryPaths.count ? plan.entryPaths[index + 1] : nil)
  }

  private func content(
    of slot: HTMLSlot, _ index: Int, _ head: SitePage.Head, _ name: String
  ) -> HTMLNode? {
    switch slot {
    case .previous: head.previous.map { .text($0) }
    case .next: head.next.map { .text($0) }
    case .list: .text(plan.listAddress(of: index))
    case .name: .kept(name)
    case .address: plan.address(of: plan.entryPaths[index]).map { .text($0) }
    case .heading: heading(index, name)
    case .details: plan.details(of: index)
    case .prose: SitePlan.prose(plan.exhibition.entries[index].entry.description)
    case .neighbours: head.previous == nil && head.next == nil ? nil : .text("")
    case .previousPlate: thumbnail(index - 1)
    case .nextPlate: thumbnail(index + 1)
    case .previousName: .kept(plan.name(of: index - 1))
    case .nextName: .kept(plan.name(of: index + 1))
    default: nil
    }
  }

  /// The name, with its line ends.
  private func heading(_ index: Int, _ name: String) -> HTMLNode {
    let text = plan.exhibition.entries[index].entry.name
    if text == name { return .kept(name) }
    let lines = TextLines.of(text).filter { !TextLines.isBlank($0) }
    return lines.count > 1 ? .rendered(.init(SitePlan.lines(lines))) : .kept(name)
  }

  private func thumbnail(_ index: Int) -> HTMLNode? {
    guard plan.pictures.indices.contains(index) else { return nil }
    return plan.pictures[index]?.mat(
      SitePicture.Placement(root: Self.root, alternative: "", isLazy: true, slot: .thumbnail))
  }
}
