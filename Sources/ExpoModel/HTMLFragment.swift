/// A piece of HTML that an export puts on every page, split into markup and paths.
///
/// `<img src="static/logo.svg">` → `<img src="`, the path `static/logo.svg`, `">`.
package struct HTMLFragment: Equatable, Sendable {
  /// A part of the fragment.
  package enum Part: Equatable, Sendable {
    /// HTML to copy.
    case markup(String)
    /// A path relative to the root of the site, as an attribute spells it.
    case path(String)
  }

  /// The parts, in order.
  package let parts: [Part]

  /// Creates a fragment.
  package init(_ parts: [Part]) {
    self.parts = parts
  }

  /// The HTML on a page from which `pathToRoot`, such as `../`, leads to the root of the site.
  ///
  /// `pathToRoot` must be escaped for a value in quotes of either kind.
  package func html(pathToRoot: String) -> String {
    parts.reduce(into: "") { html, part in
      switch part {
      case .markup(let text): html += text
      case .path(let path): html += pathToRoot + path
      }
    }
  }
}
