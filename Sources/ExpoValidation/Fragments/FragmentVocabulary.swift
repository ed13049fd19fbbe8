/// What a fragment may contain: elements and attributes that run nothing and load nothing from
/// elsewhere.
enum FragmentVocabulary {
  /// Elements whose content is text and other elements of this kind (HTML §3.2.5.2.5).
  static let phrasing: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "data", "del", "dfn", "em", "i", "img",
    "ins", "kbd", "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strong", "sub",
    "sup", "time", "u", "var", "wbr",
  ]

  /// Elements with any content.
  static let flow: Set<String> = [
    "address", "article", "aside", "blockquote", "dd", "div", "dl", "dt", "figcaption", "figure",
    "hr", "li", "nav", "ol", "section", "ul",
  ]

  /// Elements that a page puts around a fragment and that must not be inside themselves.
  static let ofPage: Set<String> = ["footer", "header", "main"]

  /// Elements that must be directly inside one of others; elsewhere a parser may end more than one
  /// element where they begin.
  static let parents: [String: [String]] = [
    "dd": ["dl"], "dt": ["dl"], "figcaption": ["figure"], "li": ["ol", "ul"], "rp": ["ruby"],
    "rt": ["ruby"],
  ]

  /// Elements whose content is phrasing; a parser ends them where another of these begins.
  static let paragraphs: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6", "p"]

  /// Elements without content or end tag.
  static let void: Set<String> = ["br", "hr", "img", "wbr"]

  /// Elements that run or load something, or change the page around them.
  static let active: Set<String> = [
    "applet", "audio", "base", "body", "button", "embed", "form", "frame", "frameset", "head",
    "html", "iframe", "input", "link", "math", "meta", "noscript", "object", "option", "param",
    "picture", "script", "select", "source", "style", "svg", "template", "textarea", "title",
    "track", "video",
  ]

  /// Attributes of any element; `aria-` and `data-` attributes are allowed as well.
  ///
  /// `id` and `name` are not: the page and its script find elements by them.
  static let attributes: Set<String> = [
    "class", "dir", "hidden", "lang", "role", "title", "translate",
  ]

  /// Attributes of one element.
  static let attributesByElement: [String: Set<String>] = [
    "a": ["download", "href", "hreflang", "rel", "target", "type"],
    "blockquote": ["cite"], "del": ["cite", "datetime"], "ins": ["cite", "datetime"],
    "q": ["cite"], "data": ["value"], "time": ["datetime"],
    "img": ["alt", "decoding", "height", "loading", "src", "width"],
    "li": ["value"], "ol": ["reversed", "start", "type"],
  ]

  /// Attributes whose value is a URL.
  static let urls: Set<String> = ["cite", "href", "src"]

  /// The schemes of links, without the colon.
  static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Whether an element is known.
  static func allows(_ element: String) -> Bool {
    phrasing.contains(element) || flow.contains(element) || paragraphs.contains(element)
  }

  /// Whether an element may have an attribute.
  static func allows(_ attribute: String, of element: String) -> Bool {
    attributes.contains(attribute) || attributesByElement[element]?.contains(attribute) == true
      || attribute.hasPrefix("aria-") || attribute.hasPrefix("data-")
  }
}
