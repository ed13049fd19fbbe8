import ExpoKit
import ExpoModel
import ExpoRendering
import ExpoBase

extension BrowseDocument {
  /// How many names the poster shows.
  private static let mostNames = 8
  /// The most characters of a name in a line of several.
  private static let longestName = 40

  /// The beginning of the name of an entry; empty without a name.
  func nameCell(of index: Int) -> String { row(of: index).name }

  /// The number of entries and the first names: `13 – 한빛탑, 엑스포다리, …`; nil without entries.
  var firstNames: Page.Fact? {
    guard count > 0, hasPoster else { return nil }
    var names = (0..<min(count, Self.mostNames)).compactMap { index in
      text(.name, of: index).map { EntryCells.oneLine(String($0.prefix(Self.longestName))) }
    }
    if count > names.count { names.append("…") }
    return Page.Fact(.entries, "\(count) – \(names.joined(separator: ", "))", in: language)
  }

  /// Whether a word is the name or the image name of an entry.
  func isNamed(_ word: String, _ index: Int) -> Bool {
    source.entries?.isNamed(word, elements[index]) ?? false
  }
}
