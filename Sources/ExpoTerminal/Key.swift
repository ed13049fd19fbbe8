/// A key as a terminal sends it: a character, a named key or a paste.
package enum Key: Hashable, Sendable {
  /// A typed character.
  case character(Character)
  /// A letter typed with Ctrl: `control("c")` is the byte 03.
  case control(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backspace, delete
  /// A function key, from 1.
  case function(Int)
  /// Pasted text; none of it counts as keys.
  case paste(String)
  /// A step of the mouse wheel.
  case wheelUp, wheelDown
  /// A press of the first mouse button; rows and columns count from 0.
  case click(row: Int, column: Int)
  /// A sequence without a meaning here.
  case unknown
}

extension Key: ExpressibleByUnicodeScalarLiteral {
  /// Creates the key of a typed character: `"j"`.
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self = .character(Character(scalar))
  }
}
