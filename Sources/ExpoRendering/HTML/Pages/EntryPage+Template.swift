import ExpoModel

extension EntryPage {
  /// The content of the page, between the opening and the closing of the frame.
  static func template(_ plan: SitePlan) -> [HTMLNode] {
    let header = PageHeader(plan: plan, root: root, breadcrumb: breadcrumb(plan)).node
    return (header.map { [$0] } ?? []) + [
      .element(
        .main, [.set("id", "main")],
        [
          .element(
            .article, [.class("pictured")],
            [title, plate(plan), placeholder(plan), .slot(.prose), citation(plan)]),
          neighbours(plan),
        ])
    ]
  }

  private static func breadcrumb(_ plan: SitePlan) -> Breadcrumb {
    Breadcrumb(
      plan: plan, root: root, list: .parts([.text(root), .slot(.list)]),
      current: [.slot(.name)])
  }

  private static var title: HTMLNode {
    .element(
      .header,
      [
        .element(.h1, [.slot(.heading)]),
        .ifFilled(.summary, [.element(.p, [.class("lead")], [.slot(.summary)])]),
        .ifFilled(.details, [.slot(.details)]),
      ])
  }

  /// The picture, which leads to its large view.
  private static func plate(_ plan: SitePlan) -> HTMLNode {
    let address = HTMLAttribute.Value.parts([.text(root), .slot(.view)])
    return .ifFilled(.plate, [plan.plate(.slot(.plate), leadingTo: address)])
  }

  /// The figure shown instead of a missing picture.
  private static func placeholder(_ plan: SitePlan) -> HTMLNode {
    let initial = HTMLNode.element(
      .mark, [.class("initial"), .set("aria-hidden", "true")], [.slot(.initial)])
    return .ifFilled(
      .initial,
      [
        .element(
          .figure, [.class("plate empty")], [initial, .element(.caption, [plan.node(.noPicture)])])
      ])
  }

  /// The line to cite the entry by: name, exposition, address; only where the address is known.
  private static func citation(_ plan: SitePlan) -> HTMLNode {
    .ifFilled(
      .address,
      [
        .element(
          .p, [.class("cite")],
          [
            plan.node(.citation), .text(plan.text(.separator)), .slot(.name),
            .text(", \(plan.title[0]), "), .slot(.address),
          ])
      ])
  }

  private static func neighbours(_ plan: SitePlan) -> HTMLNode {
    let items: [HTMLNode] = [
      .ifFilled(
        .previous, [neighbour(plan, .previous, "prev", .previous, .previousPlate, .previousName)]),
      .ifFilled(.next, [neighbour(plan, .next, "next", .next, .nextPlate, .nextName)]),
    ]
    return .ifFilled(
      .neighbours,
      [
        .element(
          .nav, [.class("neighbours"), .text("aria-label", plan.text(.neighbours))],
          [.element(.list, items)])
      ])
  }

  private static func neighbour(
    _ plan: SitePlan, _ label: Label, _ relation: StaticString, _ path: HTMLSlot,
    _ plate: HTMLSlot, _ name: HTMLSlot
  ) -> HTMLNode {
    let address = HTMLAttribute("href", .parts([.text(root), .slot(path)]))
    let text: [HTMLNode] = [
      .element(.span, [.class("way")], [plan.node(label)]), .text(" "),
      .element(.span, [.class("name")], [.slot(name)]),
    ]
    let content: [HTMLNode] = [
      .ifFilled(plate, [.slot(plate)]), .element(.span, [.class("words")], text),
    ]
    return .element(
      .item, [.class(relation)], [.element(.a, [address, .set("rel", relation)], content)])
  }
}
