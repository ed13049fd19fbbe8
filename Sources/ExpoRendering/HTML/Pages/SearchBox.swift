/// The search: hidden until its script ran, which also loads the texts when they are first needed.
struct SearchBox {
  let plan: SitePlan

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
      .set("role", "search"), .flag("hidden"), .text("data-found", plan.text(.found)),
      .text("data-one", plan.text(.foundOne)), .text("data-shown", plan.text(.shown)),
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
