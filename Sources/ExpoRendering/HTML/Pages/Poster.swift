import ExpoBase
import ExpoModel

extension SitePlan {
  /// The width of a title in terminal cells above which it is set smaller.
  private static let displayWidth = 30

  /// The first part of the main element, like the app's first screen: the picture beside title and facts.
  var posterNodes: [HTMLNode] {
    let facts = [factList()].compactMap(\.self) + linkToEntries
    let name = HTMLNode.element(.header, posterTitles)
    guard let picture = posterPicture else {
      return [.element(.div, [.class("hero")], [name] + facts)]
    }
    let image = picture.node(root: "", alternative: titleLine, isLazy: false, slot: .hero)
    let plate = HTMLNode.element(
      .figure, [.class("plate")],
      [
        picture.isWorthView
          ? link(image, "", toView: SitePlan.posterView) : image
      ])
    return [.element(.div, [.class("hero pictured")], [name, plate] + facts)]
  }

  var posterTitles: [HTMLNode] {
    let isLong = DisplayWidth.of(titleLine) > Self.displayWidth
    return [.element(.h1, isLong ? [.class("long")] : [], SitePlan.lines(title))] + subtitleNodes
  }

  var subtitleNodes: [HTMLNode] {
    subtitle.map { [.element(.p, [.class("subtitle")], [.prose($0)])] } ?? []
  }

  /// The app's button to the list.
  private var linkToEntries: [HTMLNode] {
    let count = exhibition.entries.count
    guard count > 0 else { return [] }
    let number = CommaFormatter().format(count)
    let words =
      count == 1
      ? node(en: "View the exhibit", ko: "출품작 보기")
      : node(en: "View the \(number) exhibits", ko: "출품작 \(number)개 보기")
    let link = HTMLNode.element(.a, [.set("href", "#entries")], [words])
    return [.element(.p, [.class("way-on")], [link])]
  }

  /// The text of the poster; long texts fold on narrow screens.
  var posterText: HTMLNode? {
    exhibition.exposition.flatMap { foldedProse($0.description) }
  }
}

/// A grid of entries: a card each, with picture, name and summary.
extension SitePlan {
  /// The number of cards likely visible without scrolling at the top of a page.
  private static let visibleAtTop = 6
  /// The number of cards of a list that is set in one row, or in rows of three or two.
  static let countInEqualRows = 6
  /// The most empty items that fill the last row of a list, so that its cards are as large as those above.
  private static let mostMissing = 7

  /// The list of some entries; pictures below the poster, which fills the first screen, are loaded lazily.
  func grid(_ entries: some Collection<Int>, isBelowPoster: Bool) -> HTMLNode {
    let shapes = entries.map { pictures[$0]?.shape ?? .square }
    var cards: [UInt8] = []
    for (position, index) in entries.enumerated() {
      let isLazy = isBelowPoster || position >= Self.visibleAtTop
      card(index, at: position, among: shapes, isLazy: isLazy).append(to: &cards)
    }
    let isPictured = entries.contains { pictures[$0] != nil }
    let classes = ["grid"] + (isPictured ? Self.classes(of: entries.count) : [])
    if !classes.contains("six"), let shape = shapes.last {
      let empty = HTMLNode.element(
        .item, [.text("class", shape.rawValue), .set("aria-hidden", "true")], [])
      for _ in 0..<Self.mostMissing { empty.append(to: &cards) }
    }
    return .element(.numbered, [.text("class", classes.joined(separator: " "))], [.rendered(cards)])
  }

  /// The classes for rows that would leave one card of a list alone.
  ///
  /// If the style sheet counted the cards, they would move while the page is loaded.
  private static func classes(of count: Int) -> [String] {
    if count == countInEqualRows { return ["six"] }
    let rows = [(3, "over-three"), (4, "over-four"), (5, "over-five")]
    return rows.filter { count > $0.0 && count % $0.0 == 1 }.map(\.1)
  }

  private func card(
    _ index: Int, at position: Int, among shapes: [CardShape], isLazy: Bool
  ) -> HTMLNode {
    let plate =
      pictures[index].map {
        $0.mat(root: "", isLazy: isLazy, slot: .card($0.shape, among: shapes, at: position))
      }
      ?? .element(
        .div, [.class("mat empty"), .set("aria-hidden", "true")],
        [.element(.mark, [.class("excerpt")], [.text(excerpt(of: index))])])
    let summary = summary(of: index).map { HTMLNode.element(.p, [$0]) }
    return .element(
      .group,
      [.text("id", anchor(of: index)), .text("class", shapes[position].rawValue)]
        + language(of: index),
      [plate, .element(.h3, [link(toEntry: index)])] + [summary].compactMap(\.self))
  }
}
