import ExpoModel

extension EntryPage {
  /// What stands on the page between the frame's opening and its close.
  static func template(_ plan: SitePlan) -> [HTMLNode] {
    [
      header(plan),
      .element(
        .main, [.set("id", "main")],
        [
          .element(
            .article, [.class("pictured")], [title, .slot(.plate), figure(plan), .slot(.prose)]),
          neighbours(plan),
        ]),
    ]
  }

  /// The way from the poster, which leads back to the entry's place in the list.
  private static func header(_ plan: SitePlan) -> HTMLNode {
    let home = HTMLAttribute.Value.file(root: root, path: "index.html")
    let list = HTMLAttribute.Value.parts([.constant(root), .slot(.list)])
    return .element(
      .header, [.class("top")],
      [
        .element(
          .nav, [.text("aria-label", plan.text(.breadcrumb))],
          [
            .element(
              .numbered, [.class("path")],
              [
                .element(.item, [link(home, [.text(plan.title[0])])]),
                .element(.item, [link(list, [plan.node(.entries)])]),
                .element(.item, [.set("aria-current", "page")], [.slot(.name)]),
              ])
          ])
      ])
  }

  private static func link(_ address: HTMLAttribute.Value, _ content: [HTMLNode]) -> HTMLNode {
    .element(.a, [HTMLAttribute("href", address)], content)
  }

  private static var title: HTMLNode {
    .element(
      .header,
      [
        .element(.h1, [.slot(.heading)]),
        .given(.summary, [.element(.p, [.class("lead")], [.slot(.summary)])]),
      ])
  }

  /// What stands in the place of a picture.
  private static func figure(_ plan: SitePlan) -> HTMLNode {
    let initial = HTMLNode.element(
      .mark, [.class("initial"), .set("aria-hidden", "true")], [.slot(.initial)])
    return .given(
      .initial,
      [
        .element(
          .figure, [.class("plate empty")], [initial, .element(.caption, [plan.node(.noPicture)])])
      ])
  }

  private static func neighbours(_ plan: SitePlan) -> HTMLNode {
    let items: [HTMLNode] = [
      .given(.previous, [neighbour(plan, .previous, "prev", .previous, .previousName)]),
      .given(.next, [neighbour(plan, .next, "next", .next, .nextName)]),
    ]
    return .given(
      .neighbours,
      [
        .element(
          .nav, [.class("neighbours"), .text("aria-label", plan.text(.neighbours))],
          [.element(.list, items)])
      ])
  }

  private static func neighbour(
    _ plan: SitePlan, _ label: Label, _ relation: StaticString, _ path: HTMLSlot, _ name: HTMLSlot
  ) -> HTMLNode {
    .element(
      .item, [.class(relation)],
      [
        .element(
          .a,
          [
            HTMLAttribute("href", .parts([.constant(root), .slot(path)])), .set("rel", relation),
          ],
          [
            .element(.span, [.class("way")], [plan.node(label)]), .text(" "),
            .element(.span, [.class("name")], [.slot(name)]),
          ])
      ])
  }
}
