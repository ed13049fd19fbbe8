import ExpoBase
import ExpoModel

extension SitePlan {
  /// The width of a title in cells, such as a terminal has, above which it is set smaller.
  private static let displayWidth = 30

  /// The poster, as the first part of the main element, like the app's first screen: picture and title
  /// side by side, then facts and text.
  var posterNodes: [HTMLNode] {
    let name = HTMLNode.element(.header, posterTitles)
    guard let picture = posterPicture else {
      return [.element(.div, [.class("hero")], [name] + linkToEntries)] + posterTexts
    }
    let plate = plate(
      picture.node(root: "", alternative: title[0], isLazy: false, slot: .hero),
      leadingTo: .file(root: "", path: SitePlan.posterView))
    return [.element(.div, [.class("hero pictured")], [name, plate] + linkToEntries)]
      + posterTexts
  }

  /// The first line of the title, and the others as a subtitle.
  var posterTitles: [HTMLNode] {
    let isLong = DisplayWidth.of(title[0]) > Self.displayWidth
    return [.element(.h1, isLong ? [.class("long")] : [], [.kept(title[0])])] + subtitle
  }

  /// The lines of the title but the first.
  var subtitle: [HTMLNode] {
    title.count < 2
      ? [] : [.element(.p, [.class("subtitle")], SitePlan.lines(Array(title.dropFirst())))]
  }

  /// The app's button to the list.
  private var linkToEntries: [HTMLNode] {
    let count = exhibition.entries.count
    guard count > 0 else { return [] }
    let number = CommaFormatter().format(count)
    let words =
      count == 1
      ? node(en: "View the exhibit", ko: "전시품 보기")
      : node(en: "View the \(number) exhibits", ko: "전시품 \(number)개 보기")
    let link = HTMLNode.element(.a, [.set("href", "#entries")], [words])
    return [.element(.p, [.class("way-on")], [link])]
  }

  /// The facts and the text, if there are any.
  var posterTexts: [HTMLNode] {
    let text = exhibition.exposition.flatMap { SitePlan.prose($0.description) }
    return [factList(), text].compactMap(\.self)
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
    return .element(.numbered, [.class("grid")], [.rendered(bytes)])
  }

  private func append(_ index: Int, isLazy: Bool, to bytes: inout [UInt8]) {
    let picture = thumbnail(index, isLazy: isLazy)
    let summary = plan.summary(of: index)
    item.append(to: &bytes) { slot in
      switch slot {
      case .plate: picture
      case .initial: picture == nil ? .text(plan.initial(of: index)) : nil
      case .summary: summary
      default: plan.content(of: slot, entry: index)
      }
    }
  }

  private func thumbnail(_ index: Int, isLazy: Bool) -> HTMLNode? {
    plan.pictures[index]?.mat(root: "", isLazy: isLazy, slot: .card)
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
