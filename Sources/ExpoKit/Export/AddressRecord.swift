import ExpoJSON

/// The addresses that the pages of a site have had: the file `.expo-addresses.json` beside
/// `.expo.json`.
///
/// `{"expositions": [{"title": "대전 엑스포", "file": "fair.json", "addresses": ["index.html"],
/// "entries": [{"name": "한빛탑", "image_name": "hanbit", "addresses": ["entries/tower.html",
/// "entries/hanbit.html"]}]}]}`
///
/// An address belongs to one row, in which the current addresses come last. Rows are in the order of the
/// documents; the rows of deleted entries and expositions follow, until a person deletes them.
package struct AddressRecord: Decodable, Equatable, Sendable {
  static let fileName = ".expo-addresses.json"

  struct ExpositionRow: Decodable, Equatable, Sendable {
    let title: String
    let file: String
    var addresses: [Address]
    var entries: [EntryRow]

    enum CodingKeys: String, CodingKey, CaseIterable { case title, file, addresses, entries }

    var names: [String] { [title, file] }
  }

  struct EntryRow: Decodable, Equatable, Sendable {
    let name: String
    let imageName: String
    var addresses: [Address]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case name
      case imageName = "image_name"
      case addresses
    }

    var names: [String] { [name, imageName] }
  }

  /// Relative to the folder of the site.
  struct Address: Decodable, Hashable, Sendable {
    let path: String

    init(_ path: String) { self.path = path }

    init(from decoder: any Decoder) throws {
      path = try decoder.singleValueContainer().decode(String.self)
      let parts = path.lowercased().split(separator: "/")
      guard ExportPath(path) != nil, parts.last?.hasSuffix(".html") == true,
        !parts.dropLast().contains(where: { $0.hasSuffix(".html") })
      else { throw SettingFault.noPage.error(at: decoder.codingPath) }
    }
  }

  let expositions: [ExpositionRow]

  enum CodingKeys: String, CodingKey, CaseIterable { case expositions }

  package static let empty = AddressRecord(expositions: [])
}

// MARK: - The file

extension AddressRecord {
  /// - Throws: ``ConfigurationError`` with all errors, such as unknown keys.
  init(reading file: SourceFile) throws(ConfigurationError) {
    self = try ConfigurationError.decoded(
      from: JSONTree(reading: file, errorLimit: .none), as: .addresses)
  }

  /// A line for each row, so that people can read and edit it.
  package var document: String {
    let strings = JSONStringWriter(escapesHidden: true)
    func line(
      keys: [String], _ names: [String], _ addresses: [Address], _ separator: String
    ) -> String {
      zip(keys, names).map { "\"\($0)\": \(strings.quoted($1))\(separator)" }.joined()
        + "\"addresses\": ["
        + addresses.map { strings.quoted($0.path) }.joined(separator: ", ") + "]"
    }
    func list(_ rows: [String], _ indent: String) -> String {
      rows.isEmpty ? "[]" : "[\n" + rows.joined(separator: ",\n") + "\n\(indent)]"
    }
    let rows = expositions.map { exposition in
      let entries = exposition.entries.map { entry in
        "        {" + line(keys: ["name", "image_name"], entry.names, entry.addresses, ", ") + "}"
      }
      return "    {\n      "
        + line(keys: ["title", "file"], exposition.names, exposition.addresses, ",\n      ")
        + ",\n      \"entries\": \(list(entries, "      "))\n    }"
    }
    return "{\n  \"expositions\": \(list(rows, "  "))\n}\n"
  }
}
