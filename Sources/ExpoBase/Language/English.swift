/// The grammar that English messages share.
package enum English {
  /// A number and its noun: `1 file`, `2 files`.
  package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// `1 entry`, `2 entries`.
  package static func entries(_ number: Int) -> String {
    count(number, "entry", plural: "entries")
  }

  /// The last two joined by a word: `auto, always or never`.
  package static func list(_ items: [String], _ word: String) -> String {
    guard items.count > 1, let last = items.last else { return items.joined() }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
