import ExpoTerminal

/// Every key of the reader. The footer and the help screen are made from this table.
extension KeyBinding {
  static let all: [KeyBinding] = [
    KeyBinding(.lineDown, ["j", .down, .control("n")], .down),
    KeyBinding(.lineUp, ["k", .up, .control("p")], .up),
    KeyBinding(.screenDown, [" ", "f", .pageDown, .control("f")], .pageDown),
    KeyBinding(.screenUp, ["b", .pageUp, .control("b")], .pageUp),
    KeyBinding(.halfScreenDown, ["d", .control("d")], .halfDown),
    KeyBinding(.halfScreenUp, ["u", .control("u")], .halfUp),
    KeyBinding(.top, ["g", .home], .top),
    KeyBinding(.bottom, ["G", .end], .bottom),
    KeyBinding(.open, [.enter, "l", .right], .open),
    KeyBinding(.back, ["h", .left, .backspace], .back),
    KeyBinding(.cancel, [.escape], .cancel),
    KeyBinding(.nextEntry, ["J", "]"], .nextEntry),
    KeyBinding(.previousEntry, ["K", "["], .previousEntry),
    KeyBinding(.search, ["/"], .search),
    KeyBinding(.nextMatch, ["n"], .nextMatch),
    KeyBinding(.previousMatch, ["N"], .previousMatch),
    KeyBinding(.filter, ["&"], .filter),
    KeyBinding(.findings, ["!"], .findings),
    KeyBinding(.copy, ["y"], .copy),
    KeyBinding(.print, ["p"], .print),
    KeyBinding(.edit, ["v"], .edit),
    KeyBinding(.reload, ["r"], .reload),
    KeyBinding(.help, ["?", .function(1)], .help),
    KeyBinding(.redraw, [.control("l")], .redraw),
    KeyBinding(.suspend, [.control("z")], .suspend),
    KeyBinding(.quit, ["q", "Q"], .quit),
    KeyBinding(.interrupt, [.control("c")], .interrupt, in: KeyBinding.Place.allCases),
    KeyBinding(.submit, [.enter], .submit, in: [.prompt]),
    KeyBinding(.leavePrompt, [.escape], .cancel, in: [.prompt]),
    KeyBinding(.erase, [.backspace, .control("h")], .erase, in: [.prompt]),
    KeyBinding(.eraseAll, [.control("u"), .control("w")], .eraseAll, in: [.prompt]),
  ]
}
