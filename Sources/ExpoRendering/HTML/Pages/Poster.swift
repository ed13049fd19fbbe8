import ExpoModel
import ExpoBase

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
