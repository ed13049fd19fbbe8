import ExpoModel

/// Entries as the list of the app shows them: thumbnail, name, one line.
struct EntryGrid: Sendable {
  /// How wide a thumbnail is, so that browsers load no larger file than they show.
  private static let sizes: StaticString = "(min-width: 40rem) 15rem, 7rem"
  /// How many thumbnails are likely to be seen without scrolling, where nothing is above them.
  private static let inView = 4

  private let plan: SitePlan
  private let item: HTMLTemplate

  init(_ plan: SitePlan) {
    self.plan = plan
    item = HTMLTemplate([Self.item])
  }

  /// The list of some entries; `isBelow` if something fills the first screen before it.
  func node(_ entries: Range<Int>, isBelow: Bool) -> HTMLNode {
    var bytes: [UInt8] = []
    for index in entries {
      let isLazy = isBelow || index - entries.lowerBound >= Self.inView
      let picture = thumbnail(index, isLazy: isLazy)
      let summary = TextLines.joined(plan.exhibition.entries[index].entry.shortDescription)
      item.append(to: &bytes) { slot in
        switch slot {
        case .number: .text(String(plan.exhibition.entries[index].number))
        case .plate: picture
        case .initial: picture == nil ? .text(plan.initial(of: index)) : nil
        case .path: .text(plan.entryPaths[index])
        case .name: .text(plan.name(of: index))
        case .summary: summary.isEmpty ? nil : .text(summary)
        default: nil
        }
      }
    }
    return .element(.numbered, [.class("grid")], [.rendered(.init(bytes))])
  }

  private func thumbnail(_ index: Int, isLazy: Bool) -> HTMLNode? {
    let showing = SitePicture.Showing(
      root: "", alternative: "", isLazy: isLazy, sizes: Self.sizes)
    return plan.pictures[index]?.node(showing).map { .element(.div, [.class("mat")], [$0]) }
  }

  private static var item: HTMLNode {
    let initial = HTMLNode.element(
      .div, [.class("mat empty"), .set("aria-hidden", "true")],
      [.element(.mark, [.class("initial")], [.slot(.initial)])])
    let link = HTMLNode.element(.a, [HTMLAttribute("href", .slot(.path))], [.slot(.name)])
    return .element(
      .group, [HTMLAttribute("id", .parts([.constant("entry-"), .slot(.number)]))],
      [
        .slot(.plate), .given(.initial, [initial]), .element(.h3, [link]),
        .given(.summary, [.element(.p, [.slot(.summary)])]),
      ])
  }
}
