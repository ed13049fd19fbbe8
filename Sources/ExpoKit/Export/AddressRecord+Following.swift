import ExpoBase
import ExpoModel
package import ExpoRendering

extension AddressRecord {
  /// The record with the present addresses of the pages, the former addresses that redirect to a page, and
  /// those that do not, because their page is gone.
  package typealias Outcome = (record: AddressRecord, moved: [MovedAddress], lost: [String])

  /// Follows the addresses to the pages of a site.
  ///
  /// A row belongs to the entry with both of its names, else to an entry with one of them; the name from
  /// which addresses are not made counts more. Rows with the same names belong to entries in the same order.
  ///
  /// Addresses of entries are made from `slug`; `files` are the paths of all files of the site.
  package func followed(
    to site: [PublishedPages], slug: SlugSource, among files: [String]
  ) -> Outcome {
    let now = Set(site.flatMap { $0.own + $0.entries.joined() })
    let former = { (addresses: [Address]) in addresses.filter { !now.contains($0.path) } }
    var new = site.map { pages in
      ExpositionRow(
        title: pages.exhibition.exposition?.title ?? "", file: pages.exhibition.fileName,
        addresses: [],
        entries: pages.exhibition.entries.map {
          EntryRow(name: $0.entry.name, imageName: $0.entry.imageName, addresses: [])
        })
    }
    let counterparts = counterparts(among: new, slug)
    for (exposition, counterpart) in zip(expositions, counterparts) {
      let left = former(exposition.addresses)
      var gone: [EntryRow] = []
      for (entry, owner) in zip(exposition.entries, counterpart.entries) {
        if let owner {
          new[owner.exposition].entries[owner.entry].addresses += former(entry.addresses)
        } else {
          gone.append(entry)
          gone[gone.count - 1].addresses = former(entry.addresses)
        }
      }
      gone.removeAll(where: \.addresses.isEmpty)
      if let owner = counterpart.exposition {
        new[owner].addresses += left
        new[owner].entries += gone
      } else if !left.isEmpty || !gone.isEmpty {
        new.append(
          ExpositionRow(
            title: exposition.title, file: exposition.file, addresses: left, entries: gone))
      }
    }
    for (index, pages) in site.enumerated() {
      new[index].addresses += pages.own.map(Address.init)
      for (entry, paths) in pages.entries.enumerated() {
        new[index].entries[entry].addresses += paths.map(Address.init)
      }
    }
    return Self.outcome(AddressRecord(expositions: new), site, files)
  }

  private static func outcome(
    _ record: AddressRecord, _ site: [PublishedPages], _ files: [String]
  ) -> Outcome {
    var outcome: Outcome = (record, [], [])
    let present = Set(files)
    // Some file systems ignore case.
    var taken = Set(files.map { $0.lowercased() })
    func follow(_ addresses: [Address], to page: (String) -> MovedAddress?) {
      for address in addresses where !present.contains(address.path) {
        if let page = page(address.path), taken.insert(address.path.lowercased()).inserted {
          outcome.moved.append(page)
        } else {
          outcome.lost.append(address.path)
        }
      }
    }
    for (index, exposition) in record.expositions.enumerated() {
      let pages = index < site.count ? site[index] : nil
      let named = (pages?.own ?? []).map { (FileName.last(of: $0), $0) }
      let own = Dictionary(named) { first, _ in first }
      follow(exposition.addresses) { path in
        let page = own[FileName.last(of: path)] ?? pages?.own.first
        return page.map { MovedAddress(path: path, page: $0, exposition: index, entry: nil) }
      }
      for (number, entry) in exposition.entries.enumerated() {
        let own = pages.flatMap { number < $0.entries.count ? $0.entries[number] : nil }
        follow(entry.addresses) { path in
          let isView = FileName.last(of: FileName.folder(of: path)) == "pictures"
          return own.map {
            let page = (isView ? $0.last : $0.first) ?? ""
            return MovedAddress(path: path, page: page, exposition: index, entry: number)
          }
        }
      }
    }
    return outcome
  }
}

// MARK: - Counterparts

extension AddressRecord {
  private struct EntryPosition: Hashable {
    let exposition: Int
    let entry: Int
  }

  /// The present exposition and entries of each recorded exposition; nil if they are gone.
  private func counterparts(
    among new: [ExpositionRow], _ slug: SlugSource
  ) -> [(exposition: Int?, entries: [EntryPosition?])] {
    let order = slug == .name ? [[0, 1], [1], [0]] : [[0, 1], [0], [1]]
    let owners = Self.counterparts(
      of: expositions.map(\.names), among: new.map(\.names), by: [[0, 1], [0], [1]])
    var positions = zip(expositions, owners).map { exposition, owner -> [EntryPosition?] in
      let names = exposition.entries.map(\.names)
      guard let owner else { return names.map { _ in nil } }
      return Self.counterparts(of: names, among: new[owner].entries.map(\.names), by: order)
        .map { entry in entry.map { EntryPosition(exposition: owner, entry: $0) } }
    }
    // The other rows may have moved to another exposition.
    let taken = Set(positions.joined().compactMap(\.self))
    let free = new.indices.flatMap { index in
      new[index].entries.indices.map { EntryPosition(exposition: index, entry: $0) }
    }.filter { !taken.contains($0) }
    let left = positions.indices.flatMap { index in
      positions[index].indices.filter { positions[index][$0] == nil }
        .map { EntryPosition(exposition: index, entry: $0) }
    }
    let found = Self.counterparts(
      of: left.map { expositions[$0.exposition].entries[$0.entry].names },
      among: free.map { new[$0.exposition].entries[$0.entry].names }, by: order)
    for (row, index) in zip(left, found) {
      positions[row.exposition][row.entry] = index.map { free[$0] }
    }
    return zip(owners, positions).map { owner, positions in
      // A renamed exposition is the one that has most of its entries.
      let counts = Dictionary(
        positions.compactMap { $0?.exposition }.map { ($0, 1) }, uniquingKeysWith: +)
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
      return (owner ?? most, positions)
    }
  }

  /// The new row for each old one, in order if names are equal; `order` has the indices of the names to
  /// compare, first to last.
  private static func counterparts(
    of old: [[String]], among new: [[String]], by order: [[Int]]
  ) -> [Int?] {
    var found = [Int?](repeating: nil, count: old.count)
    var left = Array(old.indices)
    var free = Array(new.indices)
    for names in order {
      let key = { (row: [String]) -> [String]? in
        let key = names.map { row[$0] }
        return key.contains("") ? nil : key
      }
      let pairs = Alignment.takePairs(
        from: &left, and: &free, by: { key(old[$0]) }, { key(new[$0]) })
      for pair in pairs { found[pair.old] = pair.new }
    }
    return found
  }
}
