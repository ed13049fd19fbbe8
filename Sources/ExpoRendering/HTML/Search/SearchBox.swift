import ExpoBase

/// The search box in the header of a page, with its script.
///
/// The script makes it visible; until then it only takes its room, so that nothing moves. The words
/// that it says are in the script.
struct SearchBox {
  let plan: SitePlan
  /// The path from the page to the folder of the exposition.
  let root: String

  /// The form and the script.
  var node: HTMLNode {
    let script = HTMLAttribute(
      "src", .file(root: plan.siteRoot(from: root), path: SearchIndex.scriptPath))
    return .element(
      .div, [.class("search")],
      [
        .element(.form, formAttributes, [label, input]),
        .element(.script, [script, .flag("defer")], []),
      ])
  }

  private var formAttributes: [HTMLAttribute] {
    [.set("role", "search"), .text("data-words", plan.language.rawValue)] + plan.labelLanguage
  }

  private var label: HTMLNode {
    .element(.label, [.set("for", "query")], [.text(plan.text(.search))])
  }

  private var input: HTMLNode {
    .element(
      .input,
      [
        .set("type", "search"), .set("id", "query"), .set("autocomplete", "off"),
        .set("spellcheck", "false"), .text("placeholder", plan.text(.search)),
      ], [])
  }
}
