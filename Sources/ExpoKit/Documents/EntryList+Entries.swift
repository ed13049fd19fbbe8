import ExpoJSON
package import ExpoModel

extension EntryList {
  /// The entries of a list, read one by one; nil for one that cannot be read.
  ///
  /// The four strings of a plain record are read directly; other entries are decoded.
  package struct Entries: Sequence, IteratorProtocol {
    private static let name = place(of: .name)
    private static let imageName = place(of: .imageName)
    private static let shortDescription = place(of: .shortDescription)
    private static let description = place(of: .description)

    private let list: EntryList
    private var records: JSONRecords

    init(_ list: EntryList) {
      self.list = list
      records = JSONRecords(of: list.root, keys: list.rules.keys)
    }

    /// The next element with its entry; nil after the last.
    package mutating func next() -> (element: EntryList.Element, entry: Entry?)? {
      while records.next() {
        let node = records.node
        if node.isLeftOver(in: list.root) { continue }
        let element = EntryList.Element(number: records.index + 1, node: node)
        return (element, plainEntry ?? list.entry(element))
      }
      return nil
    }

    private var plainEntry: Entry? {
      guard records.isPlain, let name = records.value(Self.name).string,
        let imageName = records.value(Self.imageName).string,
        let shortDescription = records.value(Self.shortDescription).string,
        let description = records.value(Self.description).string
      else { return nil }
      return Entry(
        name: name, imageName: imageName, shortDescription: shortDescription,
        description: description)
    }

    /// The place of a key among those that records are read with.
    private static func place(of key: Entry.CodingKeys) -> Int {
      Entry.CodingKeys.allCases.firstIndex(of: key) ?? 0
    }
  }

  /// The entries in the order of the document.
  package var entries: Entries { Entries(self) }
}
