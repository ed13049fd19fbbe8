import ExpoCatalog
import ExpoSource

/// The names of pictures that occur in source code: `"flag"`, `"Icons/flag"`, `Image(.flag)`.
enum SourceNames {
  /// The most bytes of a name between quotes.
  private static let longest = 256

  /// Which of some names occur in files; a file that cannot be read has none.
  static func used(_ names: Set<String>, in paths: [String], jobs: Int?) -> Set<String> {
    if names.isEmpty { return [] }
    let wanted = Dictionary(names.map { (Array($0.utf8), $0) }) { first, _ in first }
    let symbols = Dictionary(names.map { (Array(symbol(for: $0).utf8), $0) }) { first, _ in first }
    let found = parallelMap(paths, jobs: jobs) { path -> Set<String> in
      guard let file = try? FileReader.read(path) else { return [] }
      return occurring(in: file.bytes, wanted, symbols)
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }

  private static func occurring(
    in bytes: SourceBytes, _ wanted: [[UInt8]: String], _ symbols: [[UInt8]: String]
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
        let text = Array(bytes[index...].prefix(longest).prefix(while: isPartOfSymbol))
        if let name = symbols[text] { found.insert(name) }
      }
    }
    return found
  }

  /// Whether a period after this byte may begin a symbol: `(.flag)`, `resource: .flag`.
  private static func beginsSymbol(after byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: " ")
  }

  private static func isPartOfSymbol(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte
      || 0x61...0x7A ~= byte
  }

  /// The symbol that Xcode makes of a name: `expo_flag` → `expoFlag`.
  private static func symbol(for name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
    return ([first] + rest).joined()
  }
}
