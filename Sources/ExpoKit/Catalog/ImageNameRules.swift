import ExpoBase

/// Where an entry names a picture.
struct ImageReference: Equatable, Sendable {
  /// The name.
  let name: String
  /// The place of the value.
  let location: SourceLocation

  /// Whether there is more than white space.
  var isNamed: Bool { !name.allSatisfy(\.isWhitespace) }
}

/// Rules for the names of pictures in entries: EX601 and EX608.
extension ImageReference {
  /// What is wrong with the names of one list of entries, each beside what it leads to.
  ///
  /// Another name is suggested only if no other entry uses it, or would get it as well; `used` are
  /// the names of the other entries.
  static func problems(
    in references: [(ImageReference, PictureIndex.Resolution)], used: Set<String>
  ) -> [CatalogProblem] {
    var uses = Dictionary(used.map { ($0, 1) }) { first, _ in first }
    for (reference, resolution) in references {
      let meant = resolution == .found ? reference.name : resolution.meant
      meant.map { uses[$0, default: 0] += 1 }
    }
    return references.compactMap { reference, resolution in
      kind(of: reference.name, resolution) { uses[$0] == 1 }
        .map { CatalogProblem($0, at: reference.location) }
    }
  }

  private static func kind(
    of name: String, _ resolution: PictureIndex.Resolution, isFree: (_ name: String) -> Bool
  ) -> CatalogProblem.Kind? {
    if name.allSatisfy(\.isWhitespace) { return .emptyImageName }
    switch resolution {
    case .found: return nil
    case .mismatch(let found, isCase: true, let isOnly):
      return .missingImageSet(name, nearest: isOnly && isFree(found) ? found : nil)
    case .mismatch(let found, isCase: false, let isOnly):
      return .nameMismatch(
        name, found: found, isCase: false, isSuggested: isOnly && isFree(found))
    case .fileName(let set) where isFree(set): return .imageFileName(name, set: set)
    case .fileName: return .missingImageSet(name, nearest: nil)
    case .missing(let nearest):
      return .missingImageSet(name, nearest: nearest.flatMap { isFree($0) ? $0 : nil })
    }
  }
}

/// The names of pictures that occur in source code: `"flag"`, `"Icons/flag"`, `Image(.flag)`.
enum SourceNames {
  /// The most bytes of a name between quotes.
  private static let longest = 256

  /// Which of some names occur in files; a file that cannot be read has none.
  static func used(_ names: Set<String>, in paths: [String], jobs: Int?) -> Set<String> {
    if names.isEmpty { return [] }
    let wanted = Dictionary(names.map { (Array($0.utf8), $0) }) { first, _ in first }
    // Several names may have one symbol: `expo_flag`, `expo-flag`.
    let symbols = Dictionary(grouping: names) { Array(symbol(for: $0).utf8) }
    let found = parallelMap(paths, jobs: jobs) { path -> Set<String> in
      guard let file = try? FileReader.readFound(path) else { return [] }
      return occurring(in: file.bytes, wanted, symbols)
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }

  private static func occurring(
    in bytes: SourceBytes, _ wanted: [[UInt8]: String], _ symbols: [[UInt8]: [String]]
  ) -> Set<String> {
    var found: Set<String> = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        let text = Array(bytes[index...].prefix(longest).prefix { $0 != byte && $0 != 0x0A })
        if let name = wanted[text] { found.insert(name) }
      } else if byte == UInt8(ascii: "."), index > 1, beginsSymbol(after: bytes[index - 2]) {
        // A symbol may lie in others, and a member of the picture may follow: `.Icons.flag.size`.
        let text = Array(bytes[index...].prefix(longest).prefix(while: isPartOfSymbol))
        let ends = text.indices.filter { text[$0] == UInt8(ascii: ".") } + [text.count]
        for end in ends {
          if let names = symbols[Array(text[..<end])] { found.formUnion(names) }
        }
      }
    }
    return found
  }

  /// Whether a period after this byte may begin a symbol: `(.flag)`, `resource: .flag`.
  private static func beginsSymbol(after byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: " ")
  }

  private static func isPartOfSymbol(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || 0x30...0x39 ~= byte
      || 0x41...0x5A ~= byte
      || 0x61...0x7A ~= byte
  }

  /// The symbol that Xcode makes of a name: `expo_flag` → `expoFlag`, `Icons/flag` → `Icons.flag`.
  private static func symbol(for name: String) -> String {
    let parts = name.split(separator: "/")
    let outer = parts.dropLast().map { capitalized(symbol(ofPart: $0)) }
    return (outer + [parts.last.map(symbol(ofPart:)) ?? ""]).joined(separator: ".")
  }

  private static func capitalized(_ text: some StringProtocol) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func symbol(ofPart name: Substring) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    let rest = words.dropFirst().map(capitalized)
    let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
    return ([first] + rest).joined()
  }
}
