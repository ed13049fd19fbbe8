import ExpoModel

/// A grid of entries: a card each, with picture, name and summary.
struct EntryGrid: Sendable {
  /// The number of cards likely visible without scrolling at the top of a page.
  private static let visibleAtTop = 6

  private let plan: SitePlan
  private let item: HTMLTemplate

  /// Creates the grid of a site.
  init(_ plan: SitePlan) {
    self.plan = plan
    item = HTMLTemplate([Self.item])
  }

  /// The list of some entries; `isBelow` if other content fills the first screen.
  func node(_ entries: Range<Int>, isBelow: Bool) -> HTMLNode {
    var bytes: [UInt8] = []
    for index in entries {
      let isLazy = isBelow || index - entries.lowerBound >= Self.visibleAtTop
      append(index, isLazy: isLazy, to: &bytes)
    }
    return .element(.numbered, [.class("grid")], [.rendered(.init(bytes))])
  }

  private func append(_ index: Int, isLazy: Bool, to bytes: inout [UInt8]) {
    let picture = thumbnail(index, isLazy: isLazy)
    let summary = TextLines.joined(plan.exhibition.entries[index].entry.shortDescription)
    item.append(to: &bytes) { slot in
      switch slot {
      case .anchor: .text(plan.anchor(of: index))
      case .plate: picture
      case .initial: picture == nil ? .text(plan.initial(of: index)) : nil
      case .path: .text(plan.entryPaths[index])
      case .name: .kept(plan.name(of: index))
      case .summary: summary.isEmpty ? nil : .kept(summary)
      default: nil
      }
    }
  }

  private func thumbnail(_ index: Int, isLazy: Bool) -> HTMLNode? {
    plan.pictures[index]?.mat(
      SitePicture.Placement(root: "", alternative: "", isLazy: isLazy, slot: .card))
  }

  private static var item: HTMLNode {
    let initial = HTMLNode.element(
      .div, [.class("mat empty"), .set("aria-hidden", "true")],
      [.element(.mark, [.class("initial")], [.slot(.initial)])])
    let link = HTMLNode.element(.a, [HTMLAttribute("href", .slot(.path))], [.slot(.name)])
    return .element(
      .group, [HTMLAttribute("id", .slot(.anchor))],
      [
        .slot(.plate), .ifFilled(.initial, [initial]), .element(.h3, [link]),
        .ifFilled(.summary, [.element(.p, [.slot(.summary)])]),
      ])
  }
}
