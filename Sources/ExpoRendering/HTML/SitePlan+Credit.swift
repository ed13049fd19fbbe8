import ExpoModel

extension SitePlan {
  func credit(of index: Int) -> Credit? { Credit(exhibition.entries[index]) }

  /// The caption of an entry's picture: owner, license and source, linked.
  ///
  /// `<figcaption class="credit">Musée d’Art · <a href="…" rel="license">CC BY 4.0</a> · …`
  func caption(of index: Int) -> HTMLNode? {
    guard let credit = credit(of: index) else { return nil }
    var parts: [[HTMLNode]] = []
    if !credit.owner.isEmpty { parts.append([.linked(credit.owner)]) }
    if let name = credit.licenseName {
      parts.append([
        .element(.a, [.text("href", credit.license), .set("rel", "license")], [.text(name)])
      ])
    } else if !credit.license.isEmpty {
      parts.append([.linked(credit.license)])
    }
    if !credit.source.isEmpty {
      parts.append([
        node(.source), .text(text(.separator)), .linked(credit.source),
      ])
    }
    return .element(
      .caption, [.class("credit")],
      Array(parts.joined(separator: [.text("\u{A0}· ")])))
  }
}
