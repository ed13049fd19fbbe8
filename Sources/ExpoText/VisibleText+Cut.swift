extension VisibleText {
  /// How much of a piece of data a message quotes, in cells.
  private static let quotedWidth = 60

  /// Data for a message: the beginning of a long text, with `…` where it is cut.
  public static func quoted(_ text: String) -> String {
    // A text of fewer bytes than cells cannot be too wide.
    guard text.utf8.count > quotedWidth else { return text }
    var cells = 0
    let head = text.prefix { character in
      cells += DisplayWidth.of(character)
      return cells <= quotedWidth
    }
    return head.endIndex == text.endIndex ? text : head + "…"
  }
}
