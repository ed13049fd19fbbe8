import ExpoModel

/// What the app's first screen says: title, picture, facts and the text.
struct Poster {
  let plan: SitePlan

  /// The poster as the head of the main part.
  var node: HTMLNode {
    let head = HTMLNode.element(.header, titles + facts + wayToEntries)
    guard let picture = plan.posterPicture, let plate = picture.plate(showing(picture)) else {
      return .element(.div, [.class("opening")], [head] + text)
    }
    return .element(.div, [.class("opening pictured")], [plate, head] + text)
  }

  /// The title, and as a subtitle what follows its first line.
  var titles: [HTMLNode] {
    var nodes: [HTMLNode] = [.element(.h1, [.text(plan.title[0])])]
    if plan.title.count > 1 {
      nodes.append(
        .element(.p, [.class("subtitle")], SitePlan.lines(Array(plan.title.dropFirst()))))
    }
    return nodes
  }

  /// The button of the app that leads on to the list, which a long text pushes out of sight.
  private var wayToEntries: [HTMLNode] {
    let count = plan.exhibition.entries.count
    guard count > 0 else { return [] }
    let label = count == 1 ? Label.viewEntry : .viewEntries
    let words = label.text(in: plan.language, number: count)
    let link = HTMLNode.element(.a, [.set("href", "#entries")], [plan.node(ofLabel: words)])
    return [.element(.p, [.class("way-on")], [link])]
  }

  var facts: [HTMLNode] { plan.factList().map { [$0] } ?? [] }

  var text: [HTMLNode] {
    plan.exhibition.exposition.flatMap { SitePlan.prose($0.description) }.map { [$0] } ?? []
  }

  private func showing(_ picture: SitePicture) -> SitePicture.Showing {
    SitePicture.Showing(
      root: "", alternative: plan.title[0], isLazy: false, sizes: picture.sizesOfPlate)
  }
}
