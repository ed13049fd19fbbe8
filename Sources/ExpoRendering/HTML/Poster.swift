/// What the app's first screen says: title, picture, facts and the text.
struct Poster {
  let plan: SitePlan

  /// The poster as the head of the main part.
  var node: HTMLNode {
    let head = HTMLNode.element(.header, [.class("titles")], titles + facts)
    let intro = HTMLNode.element(
      .div, [.class(picture == nil ? "intro" : "intro pictured")],
      (picture.map { [$0] } ?? []) + [head])
    return .element(.div, [.class("opening")], [intro] + text)
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

  var facts: [HTMLNode] { plan.factList().map { [$0] } ?? [] }

  var text: [HTMLNode] { SitePlan.prose(plan.poster).map { [$0] } ?? [] }

  private var picture: HTMLNode? {
    let showing = SitePicture.Showing(
      root: "", alternative: plan.title[0], isLazy: false, sizes: nil)
    return plan.posterPicture?.node(showing).map { .element(.figure, [.class("plate")], [$0]) }
  }
}
