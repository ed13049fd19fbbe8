/// A key as a terminal sends it: a character, a named key, or what was pasted.
public enum Key: Hashable, Sendable {
  /// A character that was typed.
  case character(Character)
  /// A letter typed with Ctrl: `control("c")` is the byte 03.
  case control(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backspace, delete
  /// A function key, from 1.
  case function(Int)
  /// What was pasted, as one text: nothing in it is a key.
  case paste(String)
  /// The wheel of the mouse.
  case wheelUp, wheelDown
  /// A press of the first button, in a row counted from 0.
  case click(row: Int)
  /// A sequence that stands for nothing here.
  case unknown
}

extension Key: ExpressibleByUnicodeScalarLiteral {
  /// A character that was typed: `"j"`.
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self = .character(Character(scalar))
  }
}
