import ExpoModel

/// Entries as the list of the app shows them: thumbnail, name, one line.
struct EntryGrid {
  /// How wide a thumbnail is, so that browsers load no larger file than they show.
  private static let sizes: StaticString = "(min-width: 40rem) 15rem, 7rem"
  /// How many thumbnails are likely to be seen without scrolling, where nothing is above them.
  private static let inView = 4

  let plan: SitePlan

  /// The list of some entries; `isBelow` if something fills the first screen before it.
  func node(_ entries: Range<Int>, isBelow: Bool) -> HTMLNode {
    .element(
      .numbered, [.class("grid")],
      entries.map { item($0, isLazy: isBelow || $0 - entries.lowerBound >= Self.inView) })
  }

  private func item(_ index: Int, isLazy: Bool) -> HTMLNode {
    let exhibit = plan.exhibition.exhibits[index]
    var nodes = [
      thumbnail(index, isLazy: isLazy),
      .element(
        .h3,
        [
          .element(
            .a, [HTMLAttribute("href", .file(root: "", path: plan.entryPaths[index]))],
            [.text(plan.name(of: index))])
        ]),
    ]
    let summary = TextLines.joined(exhibit.entry.shortDescription)
    if !summary.isEmpty { nodes.append(.element(.p, [.text(summary)])) }
    let anchor = HTMLAttribute("id", .parts([.constant("entry-"), .number(exhibit.number)]))
    return .element(.group, [anchor], nodes)
  }

  private func thumbnail(_ index: Int, isLazy: Bool) -> HTMLNode {
    let showing = SitePicture.Showing(
      root: "", alternative: "", isLazy: isLazy, sizes: Self.sizes)
    if let picture = plan.pictures[index]?.node(showing) {
      return .element(.div, [.class("mat")], [picture])
    }
    return .element(
      .div, [.class("mat empty"), .set("aria-hidden", "true")],
      [.element(.mark, [.class("initial")], [.text(plan.initial(of: index))])])
  }
}
