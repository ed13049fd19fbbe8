import ExpoTerminal

/// Every key of the reader. The footer and the help screen are made from this table.
extension KeyBinding {
  static let all: [KeyBinding] = [
    KeyBinding(["j", .down, .control("n")], .down, "a line down; 5j five"),
    KeyBinding(["k", .up, .control("p")], .up, "a line up"),
    KeyBinding([" ", "f", .pageDown, .control("f")], .pageDown, "a screen down"),
    KeyBinding(["b", .pageUp, .control("b")], .pageUp, "a screen up"),
    KeyBinding(["d", .control("d")], .halfDown, "half a screen down"),
    KeyBinding(["u", .control("u")], .halfUp, "half a screen up"),
    KeyBinding(["g", .home], .top, "to the start; 5g to entry 5"),
    KeyBinding(["G", .end], .bottom, "to the end"),
    KeyBinding(
      [.enter, "l", .right], .open, "open the entry, from the poster the list", hint: "open"),
    KeyBinding(["h", .left, .backspace], .back, "back", hint: "back"),
    KeyBinding([.escape], .cancel, "drop the search, then the filter, then back"),
    KeyBinding(["J", "]"], .nextEntry, "the next entry", hint: "next"),
    KeyBinding(["K", "["], .previousEntry, "the entry before"),
    KeyBinding(["/"], .search, "search all texts of the entries", hint: "search"),
    KeyBinding(["n"], .nextMatch, "the next place found"),
    KeyBinding(["N"], .previousMatch, "the place found before"),
    KeyBinding(["&"], .filter, "list only entries that hold a text; none lists all"),
    KeyBinding(["!"], .findings, "what is wrong with the entry", hint: "findings"),
    KeyBinding(["y"], .copy, "copy the text, by way of the terminal"),
    KeyBinding(["p"], .print, "quit and print what is shown"),
    KeyBinding(["v"], .edit, "open $VISUAL or $EDITOR at the entry, then read again"),
    KeyBinding(["r"], .reload, "read the documents again"),
    KeyBinding(["?", .function(1)], .help, "this help", hint: "help"),
    KeyBinding([.control("l")], .redraw, "draw the screen anew"),
    KeyBinding([.control("z")], .suspend, "stop until the shell says fg"),
    KeyBinding(["q", "Q"], .quit, "quit", hint: "quit"),
    KeyBinding(
      [.control("c")], .interrupt, "quit with exit status 130", in: KeyBinding.Place.allCases),
    KeyBinding([.enter], .submit, "look for what was typed", in: [.prompt]),
    KeyBinding([.escape], .cancel, "leave all as it was", in: [.prompt]),
    KeyBinding([.backspace, .control("h")], .erase, "delete a character", in: [.prompt]),
    KeyBinding([.control("u"), .control("w")], .eraseAll, "delete all", in: [.prompt]),
  ]
}
