import ExpoBase
import ExpoModel

/// The content of the app's first screen: picture and title side by side, then facts and text.
struct Poster {
  /// The width of a title in cells, such as a terminal has, above which it is set smaller.
  private static let displayWidth = 30

  let plan: SitePlan

  /// The poster, as the first part of the main element.
  var nodes: [HTMLNode] {
    let name = HTMLNode.element(.header, titles)
    guard let picture = plan.posterPicture else {
      return [.element(.div, [.class("hero")], [name] + linkToEntries)] + facts + text
    }
    let placement = SitePicture.Placement(
      root: "", alternative: plan.title[0], isLazy: false, slot: .hero)
    let plate = plan.plate(
      picture.node(placement), leadingTo: .file(root: "", path: SitePlan.posterView))
    return [.element(.div, [.class("hero pictured")], [name, plate] + linkToEntries)]
      + facts + text
  }

  /// The first line of the title, and the others as a subtitle.
  var titles: [HTMLNode] {
    let isLong = DisplayWidth.of(plan.title[0]) > Self.displayWidth
    var nodes: [HTMLNode] = [
      .element(.h1, isLong ? [.class("long")] : [], [.kept(plan.title[0])])
    ]
    if plan.title.count > 1 {
      nodes.append(
        .element(.p, [.class("subtitle")], SitePlan.lines(Array(plan.title.dropFirst()))))
    }
    return nodes
  }

  /// The app's button to the list.
  private var linkToEntries: [HTMLNode] {
    let count = plan.exhibition.entries.count
    guard count > 0 else { return [] }
    let link = HTMLNode.element(
      .a, [.set("href", "#entries")], [plan.node(.viewEntries(count: count))])
    return [.element(.p, [.class("way-on")], [link])]
  }

  /// The facts, if there are any.
  var facts: [HTMLNode] { plan.factList().map { [$0] } ?? [] }

  /// The text, if there is any.
  var text: [HTMLNode] {
    plan.exhibition.exposition.flatMap { SitePlan.prose($0.description) }.map { [$0] } ?? []
  }
}

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
