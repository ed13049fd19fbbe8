import ExpoModel

/// The documents of an exposition as data beside its pages, with the content of the pages.
extension HTMLSite {
  package static let entriesFile = "entries.json"
  package static let expositionFile = "exposition.json"
}

extension SitePlan {
  /// The rows rendered at a time.
  private static let rowsPerPart = 64

  var dataFiles: [RenderedFile] {
    var files: [RenderedFile] = []
    if let exposition = exhibition.exposition {
      files.append(
        RenderedFile(path: HTMLSite.expositionFile) { bytes in
          Self.data(of: exposition).append(to: &bytes)
          bytes.append("\n")
        })
    }
    let entries = exhibition.entries
    if entries.isEmpty { return files }
    let list = RenderedFile(
      path: HTMLSite.entriesFile, items: entries.indices, perPart: Self.rowsPerPart,
      opening: { $0.append("[") },
      item: { index, bytes in
        bytes.append(index == 0 ? "\n" : ",\n")
        Self.data(of: entries[index]).append(to: &bytes)
      }, ending: { $0.append("\n]\n") })
    return files + [list]
  }

  /// The links to the data, in the head of the first page.
  var dataLinks: HTMLNode {
    .rendered(
      HTMLNode.bytes(
        of: dataFiles.map {
          SitePage.link("alternate", .text($0.path), [.set("type", "application/json")])
        }))
  }

  private static func data(of exposition: Exposition) -> DataValue {
    let members: [(Exposition.CodingKeys, DataValue)] = [
      (.title, .string(exposition.title)), (.visitors, .number(exposition.visitors)),
      (.location, .string(exposition.location)), (.duration, .string(exposition.duration)),
      (.description, .string(exposition.description)),
    ]
    return .object(members.map { ($0.rawValue, $1) })
  }

  /// The members of an entry and those that the project adds, then the facts about its picture.
  private static func data(of published: PublishedEntry) -> DataValue {
    let entry = published.entry
    let texts: [(Entry.CodingKeys, String)] = [
      (.name, entry.name), (.imageName, entry.imageName),
      (.shortDescription, entry.shortDescription), (.description, entry.description),
    ]
    let facts = published.facts.map { fact in
      (fact.member.key, fact.isNumber ? DataValue.number(fact.text) : .string(fact.text))
    }
    let picture = DataValue.members([
      ("alt", .text(published.pictureDescription)), ("credit", .text(published.credit)),
      ("license", .text(published.license)), ("source", .text(published.source)),
    ])
    var known: Set<String> = []
    let members = texts.map { ($0.rawValue, DataValue.string($1)) } + facts + picture
    return .object(members.filter { known.insert($0.0).inserted })
  }
}
