import ExpoModel

/// A grid of entries as in the app's list: thumbnail, name, summary.
struct EntryGrid: Sendable {
  /// The layout width of a thumbnail, so that browsers load no larger file than needed.
  private static let sizes: StaticString = "(min-width: 40rem) 15rem, 7rem"
  /// The number of thumbnails likely visible without scrolling at the top of a page.
  private static let visibleAtTop = 4

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
    let published = plan.exhibition.entries[index]
    let summary = TextLines.joined(published.entry.shortDescription)
    item.append(to: &bytes) { slot in
      switch slot {
      case .number: .text(String(published.number))
      case .plate: picture
      case .initial: picture == nil ? .text(plan.initial(of: index)) : nil
      case .path: .text(plan.entryPaths[index])
      case .name: .text(plan.name(of: index))
      case .summary: summary.isEmpty ? nil : .text(summary)
      default: nil
      }
    }
  }

  private func thumbnail(_ index: Int, isLazy: Bool) -> HTMLNode? {
    let placement = SitePicture.Placement(
      root: "", alternative: "", isLazy: isLazy, sizes: Self.sizes)
    return plan.pictures[index]?.node(placement).map { .element(.div, [.class("mat")], [$0]) }
  }

  private static var item: HTMLNode {
    let initial = HTMLNode.element(
      .div, [.class("mat empty"), .set("aria-hidden", "true")],
      [.element(.mark, [.class("initial")], [.slot(.initial)])])
    let link = HTMLNode.element(.a, [HTMLAttribute("href", .slot(.path))], [.slot(.name)])
    return .element(
      .group, [HTMLAttribute("id", .parts([.constant("entry-"), .slot(.number)]))],
      [
        .slot(.plate), .ifFilled(.initial, [initial]), .element(.h3, [link]),
        .ifFilled(.summary, [.element(.p, [.slot(.summary)])]),
      ])
  }
}
