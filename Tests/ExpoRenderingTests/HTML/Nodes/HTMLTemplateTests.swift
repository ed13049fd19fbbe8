import Testing

@testable import ExpoRendering

/// Templates, the content of their slots, and the rendered source.
struct HTMLTemplateTests {
  private static let nodes: [HTMLNode] = [
    .element(.h1, [.slot(.name)]),
    .ifFilled(
      .summary,
      [
        .element(.p, [.slot(.summary)]),
        .ifFilled(.next, [.element(.a, [HTMLAttribute("href", .slot(.next))], [.slot(.name)])]),
        .element(.span, [.text("한")]),
      ]),
    .text("."),
  ]

  @Test(
    "conditional nodes appear only if their slot is filled",
    arguments: [
      ([:], "<h1></h1>\n."),
      ([.name: "a < b"], "<h1>a &lt; b</h1>\n."),
      ([.name: "가", .next: "n.html"], "<h1>가</h1>\n."),
      ([.summary: "s"], "<h1></h1>\n<p>s</p>\n<span>한</span>."),
      (
        [.name: "가", .summary: "s", .next: "\"&.html"],
        "<h1>가</h1>\n<p>s</p>\n<a href=\"&quot;&amp;.html\">가</a><span>한</span>."
      ),
    ] as [([HTMLSlot: String], String)])
  func filled(content: [HTMLSlot: String], expected: String) {
    let template = HTMLTemplate(Self.nodes)
    for _ in 1...2 {
      let text = String { template.append(to: &$0) { slot in content[slot].map { .text($0) } } }
      #expect(text == expected)
    }
  }

  @Test("markers of slots differ from each other and from text")
  func everySlot() {
    let template = HTMLTemplate(HTMLSlot.allCases.map { .slot($0) })
    let text = String { template.append(to: &$0) { .text("\($0),\u{10FFFD}") } }
    #expect(text == HTMLSlot.allCases.map { "\($0),\u{10FFFD}" }.joined())
  }
}
