import ExpoModel

/// The page of an entry: breadcrumb, name, picture, text, links to the previous and next entry.
struct EntryPage: Sendable {
  /// The path from the page to the folder of the site.
  static let root: StaticString = "../"

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
    let plate = plate(index, name)
    content.append(to: &bytes) { slot in
      switch slot {
      case .plate: plate
      case .initial: plate == nil ? .text(plan.initial(of: index)) : nil
      case .summary: summary.isEmpty ? nil : .text(summary)
      default: self.content(of: slot, index, head, name)
      }
    }
    frame.close(to: &bytes)
  }

  private func head(_ index: Int, _ name: String, _ summary: String) -> SitePage.Head {
    SitePage.Head(
      title: "\(name) - \(plan.titleLine)", summary: SitePage.Head.shortened(summary),
      path: plan.entryPaths[index], kind: "article", picture: plan.pictures[index],
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
    case .list: .text(listAddress(index))
    case .name: .text(name)
    case .heading: heading(index, name)
    case .prose: SitePlan.prose(plan.exhibition.entries[index].entry.description)
    case .neighbours: head.previous == nil && head.next == nil ? nil : .text("")
    case .previousName: .text(plan.name(of: index - 1))
    case .nextName: .text(plan.name(of: index + 1))
    default: nil
    }
  }

  /// The address of the entry in the list.
  private func listAddress(_ index: Int) -> String {
    let number = plan.exhibition.entries[index].number
    return "\(plan.listPath(index / plan.entriesPerPage))#entry-\(number)"
  }

  /// The name, with its line ends.
  private func heading(_ index: Int, _ name: String) -> HTMLNode {
    let text = plan.exhibition.entries[index].entry.name
    if text == name { return .text(name) }
    let lines = TextLines.of(text).filter { !TextLines.isBlank($0) }
    return lines.count > 1 ? .rendered(.init(SitePlan.lines(lines))) : .text(name)
  }

  private func plate(_ index: Int, _ name: String) -> HTMLNode? {
    plan.pictures[index].flatMap { picture in
      picture.plate(
        SitePicture.Placement(
          root: Self.root, alternative: name, isLazy: false, sizes: picture.sizesOfPlate))
    }
  }
}
