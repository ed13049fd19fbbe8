import ExpoBase

/// An asset that source code names: `UIImage(named: "flag")`.
struct NamedAsset: Sendable {
  /// What has the name.
  enum Kind: Hashable, Sendable {
    case set(AssetSetPlace.Kind)
    /// A JSON file: `Bundle.main.url(forResource: "items", withExtension: "json")`.
    case file

    /// Whether it may hold a document.
    var isOfDocuments: Bool { self == .file || self == .set(.data) }
  }

  /// The bundle in which it is looked for.
  enum Bundle: Hashable, Sendable {
    case main
    /// That of the package.
    case module
    /// The one whose method is called.
    case caller
  }

  let kind: Kind
  /// The name; of a file with its extension.
  let name: String
  /// The bytes of the name, with its quotation marks.
  let bytes: Range<Int>
  let bundle: Bundle
  /// Whether the app surely asks for it, and shows nothing without.
  let isCertain: Bool

  /// Creates an asset; nil of one that is not looked for: of the system, an icon, a picture of another
  /// type, a colour by its number, a file that is not JSON.
  init?(_ kind: Kind, _ name: String, _ bytes: Range<Int>, _ bundle: Bundle, isCertain: Bool) {
    let suffix = FileName.split(name).extension
    let isUnknown = suffix.map { PictureHeader.Kind(extension: $0) == nil } ?? false
    let isOther =
      switch kind {
      case .set(.image): isUnknown || name.hasPrefix("NS") || name.hasPrefix("AppIcon")
      case .set(.color): name.hasPrefix("#")
      case .file: suffix ?? "json" != "json" || name == ".json" || name.contains("/")
      case .set: false
      }
    if name.isEmpty || name.contains(where: { "\\&\n".contains($0) }) || isOther { return nil }
    (self.kind, self.name, self.bytes) = (kind, name, bytes)
    (self.bundle, self.isCertain) = (bundle, isCertain)
  }
}

/// What source code names.
///
/// It names a picture wherever its name is a text or a symbol: `"flag"`, `Image(.flag)`.
struct SourceNames {
  /// The most bytes of a name or symbol.
  private static let longest = 256

  /// Names to look for, by their bytes, and by the symbols that Xcode makes of them: several names may
  /// have one, such as `expo_flag` and `expo-flag`.
  struct Wanted: Sendable {
    fileprivate let texts: [[UInt8]: String]
    fileprivate let symbols: [[UInt8]: [String]]

    init(_ names: Set<String>, asSymbols: Bool = true) {
      texts = Dictionary(names.map { (Array($0.utf8), $0) }) { first, _ in first }
      let symbolic = asSymbols ? names : []
      symbols = Dictionary(grouping: symbolic) { Array(SourceNames.symbol(for: $0).utf8) }
    }
  }

  /// The wanted names that occur.
  private(set) var found: Set<String> = []
  /// The words of the code, by their hashes.
  private(set) var words: Set<UInt64> = []
  private let bytes: SourceBytes
  /// A symbol and where it ends so far.
  private var symbol: (text: [UInt8], end: Int)?

  /// Reads a file.
  init(in file: SourceFile, _ wanted: Wanted) {
    bytes = file.bytes
    for token in SourceTokens(file, SourceTokens.Syntax(ofFile: file.name)) {
      switch token.kind {
      case .text where token.bytes.count <= Self.longest:
        find(String(decoding: bytes[token.bytes], as: UTF8.self), wanted)
      case .text, .joinedText: break
      case .word, .sign:
        let isWord = token.kind == .word
        if isWord { words.insert(bytes.hash(of: token.bytes)) }
        extendSymbol(token.bytes, isWord: isWord, wanted)
      }
    }
  }

  /// The hashes of words.
  static func hashes(of words: Set<String>) -> Set<UInt64> {
    Set(
      words.map { word in
        let bytes = SourceBytes(Array(word.utf8))
        return bytes.hash(of: 0..<bytes.count)
      })
  }

  /// Finds a name in a text; `flag.png` is `flag` too, and `items.json` is `items`.
  private mutating func find(_ text: String, _ wanted: Wanted) {
    let (base, kind) = FileName.split(text)
    let isFile = kind == "json" || PictureHeader.Kind(extension: kind) != nil
    for name in isFile ? [text, base] : [text] {
      if let known = wanted.texts[Array(name.utf8)] { found.insert(known) }
    }
  }

  /// Follows a symbol: `(.flag)`, `resource: .flag`.
  ///
  /// It may lie in others, and a member of the picture may follow: `.Icons.flag.size`.
  private mutating func extendSymbol(_ part: Range<Int>, isWord: Bool, _ wanted: Wanted) {
    let (start, end) = (part.lowerBound, part.upperBound)
    let isPoint = bytes[start] == UInt8(ascii: ".")
    if let (text, last) = symbol, last == start, isPoint || isWord,
      text.count < Self.longest
    {
      let longer = text + bytes[part]
      symbol = (longer, end)
      if !isPoint { found.formUnion(wanted.symbols[longer] ?? []) }
    } else {
      let isFirst = isPoint && start > 0 && [UInt8(ascii: "("), 0x20].contains(bytes[start - 1])
      symbol = isFirst ? ([], end) : nil
    }
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
