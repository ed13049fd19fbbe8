package import ExpoModel

/// The former addresses of entries, which lead on to those that they have now.
///
/// `{"tower": "hanbit_tower"}` → `entries/tower.html` leads to `entries/hanbit_tower.html`. A row may
/// lead to the former name of another one.
package struct MovedEntries: Sendable {
  /// Why a row leads nowhere.
  package enum Fault: Sendable {
    /// No entry has the new name.
    case noEntry
    /// An entry has the former name now.
    case isEntry
    /// The former name is no file name.
    case noName
  }

  /// The file names of the entries; none without a row.
  package private(set) var names: [String] = []
  /// The former file names, in their order, and the entries that have moved.
  private(set) var pages: [(former: String, entry: Int)] = []
  /// The rows that lead nowhere.
  package private(set) var faults: [String: Fault] = [:]

  /// Creates the former addresses of an exhibition.
  package init(_ exhibition: Exhibition, _ source: SlugSource) {
    let isEmpty = exhibition.moved.isEmpty
    self.init(exhibition.moved, slugs: isEmpty ? [] : source.slugs(of: exhibition.entries))
  }

  init(_ moved: [String: String], slugs: [String]) {
    if moved.isEmpty { return }
    names = slugs
    let entries = Dictionary(zip(slugs, slugs.indices)) { first, _ in first }
    let taken = Set(slugs.map { $0.lowercased() })
    var former: Set<String> = []
    for name in moved.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if SafeName.from(name) != name || name.isEmpty {
        faults[name] = .noName
      } else if taken.contains(name.lowercased()) || !former.insert(name.lowercased()).inserted {
        faults[name] = .isEntry
      } else if let entry = Self.entry(name, moved, entries) {
        pages.append((name, entry))
      } else {
        faults[name] = .noEntry
      }
    }
  }

  /// The entry that a former name leads to, by as many rows as there are at most.
  private static func entry(
    _ name: String, _ moved: [String: String], _ entries: [String: Int]
  ) -> Int? {
    var next = moved[name]
    for _ in moved {
      guard let name = next else { return nil }
      if let entry = entries[name] { return entry }
      next = moved[name]
    }
    return nil
  }
}
