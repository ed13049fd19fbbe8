import ExpoModel

/// The content of the app's first screen: title, picture, facts and text.
struct Poster {
  let plan: SitePlan

  /// The poster, as the first part of the main element.
  var node: HTMLNode {
    let head = HTMLNode.element(.header, titles + facts + linkToEntries)
    guard let picture = plan.posterPicture, let plate = picture.plate(placement(picture)) else {
      return .element(.div, [.class("opening")], [head] + text)
    }
    return .element(.div, [.class("opening pictured")], [plate, head] + text)
  }

  /// The first line of the title, and the others as a subtitle.
  var titles: [HTMLNode] {
    var nodes: [HTMLNode] = [.element(.h1, [.text(plan.title[0])])]
    if plan.title.count > 1 {
      nodes.append(
        .element(.p, [.class("subtitle")], SitePlan.lines(Array(plan.title.dropFirst()))))
    }
    return nodes
  }

  /// The app's button to the list, which a long text pushes off the screen.
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

  private func placement(_ picture: SitePicture) -> SitePicture.Placement {
    SitePicture.Placement(
      root: "", alternative: plan.title[0], isLazy: false, sizes: picture.sizesOfPlate)
  }
}
