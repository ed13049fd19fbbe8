package import ExpoModel

/// The former addresses of entries, which lead on to those that they have now.
///
/// `{"tower": "hanbit_tower"}` → `entries/tower.html` leads to `entries/hanbit_tower.html`. A row may
/// lead to the former name of another one. `{"entries": "paris/entries"}` → each entry in the folder
/// `paris` of a site of several expositions is also found where it was when there was only that one.
package struct MovedEntries: Sendable {
  /// Why a row leads nowhere.
  package enum Fault: Sendable {
    /// No entry has the new name.
    case noEntry
    /// An entry has the former name now.
    case isEntry
    /// The former name is not a file name.
    case noName
    /// No exposition of the site has the new folder, or one of the two is not a folder of entries.
    case noFolder
    /// An exposition has the former folder now.
    case isFolder
  }

  /// A page that leads on.
  struct Page {
    /// The path below the folder of the site.
    let path: String
    /// The percent-encoded path from the page to the folder of the exposition.
    let root: String
    /// The index of the entry.
    let entry: Int
  }

  private static let entries = "entries"

  /// What rows may lead to: the file names of the entries, and their folder; none without a row.
  package private(set) var names: [String] = []
  /// The pages, in their order.
  private(set) var pages: [Page] = []
  /// The rows that lead nowhere.
  package private(set) var faults: [String: Fault] = [:]

  /// The former addresses of each exhibition of a site.
  package static func all(of exhibitions: [Exhibition], _ source: SlugSource) -> [MovedEntries] {
    let isEmpty = exhibitions.allSatisfy(\.moved.isEmpty)
    let folders = exhibitions.count > 1 && !isEmpty ? Timeline(exhibitions).folders : []
    return exhibitions.indices.map { index in
      let exhibition = exhibitions[index]
      let slugs = exhibition.moved.isEmpty ? [] : source.slugs(of: exhibition.entries)
      return MovedEntries(
        exhibition.moved, slugs: slugs, folder: folders.isEmpty ? "" : folders[index],
        others: folders)
    }
  }

  /// Creates the former addresses of an exhibition.
  ///
  /// - Parameters:
  ///   - moved: The rows.
  ///   - slugs: The file names of its entries.
  ///   - folder: Its folder; empty for the only one.
  ///   - others: The folders of all exhibitions of the site.
  init(_ moved: [String: String], slugs: [String], folder: String, others: [String] = []) {
    if moved.isEmpty { return }
    names = slugs + (folder.isEmpty ? [] : ["\(folder)/\(Self.entries)"])
    let entries = Dictionary(zip(slugs, slugs.indices)) { first, _ in first }
    var taken = Set(slugs.map { $0.lowercased() })
    var takenFolders = Set((others.isEmpty ? [folder] : others).map { $0.lowercased() })
    var former: [(name: String, entry: Int)] = []
    var formerFolders: [String] = []
    for (name, new) in moved.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if new.contains("/") || name.hasSuffix("/\(Self.entries)") {
        let (old, new) = (Self.folder(name), Self.folder(new))
        if let old, !takenFolders.insert(old.lowercased()).inserted {
          faults[name] = .isFolder
        } else if let old, new == folder {
          formerFolders.append(old)
        } else {
          faults[name] = .noFolder
        }
      } else if SafeName.from(name) != name || name.isEmpty {
        faults[name] = .noName
      } else if !taken.insert(name.lowercased()).inserted {
        faults[name] = .isEntry
      } else if let entry = Self.entry(name, moved, entries) {
        former.append((name, entry))
      } else {
        faults[name] = .noEntry
      }
    }
    addPages(former, folder, in: folder)
    for old in formerFolders {
      addPages(zip(slugs, slugs.indices).map { ($0, $1) } + former, folder, in: old)
    }
  }

  /// Adds the pages that lead to entries of a folder, in a former one or the same.
  private mutating func addPages(
    _ entries: [(name: String, entry: Int)], _ folder: String, in old: String
  ) {
    let below = { (folder: String) in folder.isEmpty ? "" : "\(folder)/" }
    let up = old.isEmpty ? "../" : "../../"
    let root = folder == old ? "../" : up + below(LinkPath.encoded(folder))
    pages += entries.map { name, entry in
      Page(path: "\(below(old))\(Self.entries)/\(name).html", root: root, entry: entry)
    }
  }

  /// The folder of an exposition, by that of its entries: `paris/entries` → `paris`, `entries` → none;
  /// nil if it is not such a folder.
  private static func folder(_ path: String) -> String? {
    if path == entries { return "" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts[1] == entries, !parts[0].isEmpty,
      SafeName.from(parts[0]) == parts[0]
    else { return nil }
    return parts[0]
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
