/// The search box: hidden until its script runs, which loads the search index on first use.
struct SearchBox {
  /// The character that the script replaces by a number.
  private static let number = "%"

  let plan: SitePlan

  /// The form, its status line, the results and the script.
  var node: HTMLNode {
    .element(
      .div, [.class("search")],
      [
        .element(.form, formAttributes, [label, input]),
        .element(
          .p,
          [.class("status"), .set("role", "status"), .set("aria-live", "polite")]
            + plan.labelLanguage, []),
        .element(.numbered, [.class("results"), .flag("hidden")], []),
        .element(
          .script, [.set("src", "assets/search.js"), .flag("defer")], []),
      ])
  }

  private var formAttributes: [HTMLAttribute] {
    [
      .set("role", "search"), .flag("hidden"),
      .text("data-found", plan.text(.found(Self.number))),
      .text("data-one", plan.text(.foundOne)),
      .text("data-shown", plan.text(.shown(Self.number))),
      .text("data-none", plan.text(.notFound)), .text("data-loading", plan.text(.loading)),
      .text("data-failed", plan.text(.notLoaded)),
    ]
  }

  private var label: HTMLNode {
    .element(.label, [.set("for", "query")], [plan.node(.search)])
  }

  private var input: HTMLNode {
    .element(
      .input,
      [
        .set("type", "search"), .set("id", "query"), .set("autocomplete", "off"),
        .set("spellcheck", "false"),
      ], [])
  }
}
