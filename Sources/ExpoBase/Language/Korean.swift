/// The grammar that Korean messages share; see ``Particle`` for particles behind words.
package enum Korean {
  /// A list of choices, to be followed by 필요하다: `ko 또는 en`, `auto, always, never 중 하나`.
  package static func choice(_ items: [String]) -> String {
    items.count > 2 ? items.joined(separator: ", ") + " 중 하나" : items.joined(separator: " 또는 ")
  }
}
