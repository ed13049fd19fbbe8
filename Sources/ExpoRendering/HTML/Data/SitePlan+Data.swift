import ExpoModel

/// The data beside the pages, as the documents of an app have it: what the pages show, and no more.
extension SitePlan {
  /// The documents: `exposition.json` and `entries.json`, as far as there is content for them.
  var dataFiles: [RenderedFile] {
    let exposition = exhibition.exposition.map { exposition in
      RenderedFile(path: "exposition.json") { bytes in
        DataValue.object([
          ("title", .string(exposition.title)), ("visitors", .number(exposition.visitors)),
          ("location", .string(exposition.location)), ("duration", .string(exposition.duration)),
          ("description", .string(exposition.description)),
        ]).append(to: &bytes)
        bytes.append("\n")
      }
    }
    let entries = RenderedFile(
      path: "entries.json", items: exhibition.entries.indices, perPart: 64,
      opening: { $0.append("[") },
      item: { [exhibition] index, bytes in
        bytes.append(index == 0 ? "\n" : ",\n")
        DataValue.object(Self.members(of: exhibition.entries[index])).append(to: &bytes)
      }, ending: { $0.append("\n]\n") })
    return [exposition].compactMap(\.self) + (exhibition.entries.isEmpty ? [] : [entries])
  }

  /// The members of an entry, its facts, and what is known of its picture under the names of the
  /// settings; of two with the same key the first.
  private static func members(of published: PublishedEntry) -> [DataValue.Member] {
    let (entry, string) = (published.entry, DataValue.string)
    var all: [(String, DataValue?)] = [
      ("name", string(entry.name)), ("image_name", string(entry.imageName)),
      ("short_desc", string(entry.shortDescription)), ("desc", string(entry.description)),
    ]
    for fact in published.facts { all.append((fact.member.key, string(fact.text))) }
    all += [
      ("alt", published.pictureDescription.map(string)), ("credit", published.credit.map(string)),
      ("license", published.license.map(string)), ("source", published.source.map(string)),
    ]
    var keys: Set<String> = []
    return DataValue.members(all).filter { keys.insert($0.key).inserted }
  }
}
