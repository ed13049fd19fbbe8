import ExpoBase

/// An asset that source code names: `UIImage(named: "flag")`.
struct NamedAsset: Sendable {
  enum Kind: String, Sendable {
    case data = "data set"
    case image = "picture"
    case color = "colour"
  }

  let kind: Kind
  let name: String
  /// The bytes of the name, with its quotation marks.
  let bytes: Range<Int>
}

/// What source code names.
///
/// It names a picture wherever its name is a text or a symbol: `"flag"`, `Image(.flag)`. What it
/// loads is known of calls with a name that is whole, in the app's own bundle, outside of previews and
/// `#if false`.
struct SourceNames {
  /// The most bytes of a name.
  private static let longest = 256

  /// What stands before the name of an asset, by the words and signs; `=` in XML.
  private static let calls: [(text: String, kind: NamedAsset.Kind)] = [
    (" NSDataAsset ( name :", .data), (" NSDataAsset alloc ] initWithName : @", .data),
    (" UIImage ( named :", .image), (" NSImage ( named :", .image), (" Image (", .image),
    (" Image ( decorative :", .image), (" imageLiteral ( resourceName :", .image),
    (" imageNamed : @", .image), (" UIColor ( named :", .color), (" NSColor ( named :", .color),
    (" Color (", .color), (" colorNamed : @", .color), (" image =", .image),
    (" namedColor name =", .color),
  ]

  /// Names to look for, by their bytes, and by the symbols that Xcode makes of them: several names may
  /// have one, such as `expo_flag` and `expo-flag`.
  struct Wanted: Sendable {
    fileprivate let texts: [[UInt8]: String]
    fileprivate let symbols: [[UInt8]: [String]]

    init(_ names: Set<String>) {
      texts = Dictionary(names.map { (Array($0.utf8), $0) }) { first, _ in first }
      symbols = Dictionary(grouping: names) { Array(SourceNames.symbol(for: $0).utf8) }
    }
  }

  /// The wanted names that occur.
  private(set) var found: Set<String> = []
  /// What the code loads.
  private(set) var assets: [NamedAsset] = []

  private let file: SourceFile
  /// The last tokens.
  private var window: [SourceToken] = []
  /// The open `#if` inside one that is false.
  private var conditions = 0
  /// Whether the last token was `#if`.
  private var isIf = false
  /// The open braces of a preview; nil before the first.
  private var preview: Int? = 0
  /// A symbol and where it ends so far.
  private var symbol: (text: [UInt8], end: Int)?

  /// Reads a file.
  init(in file: SourceFile, _ wanted: Wanted) {
    self.file = file
    var tokens = SourceTokens(file)
    while let token = tokens.next() {
      switch token.kind {
      case .text:
        if !wanted.texts.isEmpty, token.bytes.count <= Self.longest { find(text(token), wanted) }
        if conditions == 0, preview == 0, let asset = asset(token, tokens) { assets.append(asset) }
      case .joinedText: break
      case .word, .sign:
        skip(token)
        extendSymbol(token, wanted)
      }
      if window.count == 6 { window.removeFirst() }
      window.append(token)
    }
  }

  private func text(_ token: SourceToken) -> String {
    String(decoding: file.bytes[token.bytes], as: UTF8.self)
  }

  /// Finds a name in a text; `flag.png` is `flag` too.
  private mutating func find(_ text: String, _ wanted: Wanted) {
    let (base, kind) = FileName.split(text)
    for name in PictureHeader.Kind(extension: kind) == nil ? [text] : [text, base] {
      if let known = wanted.texts[Array(name.utf8)] { found.insert(known) }
    }
  }

  private func isText(_ text: String, _ token: SourceToken?) -> Bool {
    guard let token, token.bytes.count == text.utf8.count else { return false }
    return file.bytes[token.bytes].elementsEqual(text.utf8)
  }

  /// The asset that a text names, by what stands before and behind it.
  private func asset(_ token: SourceToken, _ tokens: SourceTokens) -> NamedAsset? {
    guard window.last?.kind == .sign, 1...Self.longest ~= token.bytes.count,
      isText("=", window.last) == (tokens.syntax == .markup)
    else { return nil }
    let before = window.map { " " + text($0) }.joined()
    let (name, bytes) = (text(token), token.bytes.lowerBound - 1..<token.bytes.upperBound + 1)
    guard let call = Self.calls.first(where: { before.hasSuffix($0.text) }),
      isWhole(behind: tokens),
      !name.contains(where: { "\\&\n".contains($0) })
    else { return nil }
    // A picture of another type is not looked for, and neither is one of the system.
    let isUnknown = FileName.split(name).extension.map { PictureHeader.Kind(extension: $0) == nil }
    if call.kind == .image, isUnknown ?? false || name.hasPrefix("NS") { return nil }
    return NamedAsset(kind: call.kind, name: name, bytes: bytes)
  }

  /// Whether a text is the whole name, of an asset in the app's own bundle.
  private func isWhole(behind tokens: SourceTokens) -> Bool {
    var tokens = tokens
    let next = tokens.next()
    if tokens.syntax == .markup { return !isText("catalog", next) }
    if isText(")", next) || isText("]", next) { return true }
    let label = tokens.next().map(text) ?? "bundle"
    return isText(",", next) && !["in", "bundle", "variableValue"].contains(label)
  }

  /// Follows the code that is no part of the app.
  private mutating func skip(_ token: SourceToken) {
    let byte = file.bytes[token.bytes.lowerBound]
    let wasIf = isIf
    isIf = false
    if token.kind == .sign {
      if byte == UInt8(ascii: "{"), preview != 0 { preview = (preview ?? 0) + 1 }
      if byte == UInt8(ascii: "}"), let depth = preview, depth > 0 { preview = depth - 1 }
    } else if isText("#", window.last) {
      let word = text(token)
      isIf = word == "if"
      if isIf, conditions > 0 { conditions += 1 }
      if word == "endif", conditions > 0 { conditions -= 1 }
      if word == "else" || word == "elseif", conditions == 1 { conditions = 0 }
      if word == "Preview", preview == 0 { preview = nil }
    } else if wasIf, conditions == 0, isText("false", token) || isText("0", token) {
      conditions = 1
    } else if preview == 0, isText("PreviewProvider", token) {
      preview = nil
    }
  }

  /// Follows a symbol: `(.flag)`, `resource: .flag`.
  ///
  /// It may lie in others, and a member of the picture may follow: `.Icons.flag.size`.
  private mutating func extendSymbol(_ token: SourceToken, _ wanted: Wanted) {
    let (start, end) = (token.bytes.lowerBound, token.bytes.upperBound)
    let isPoint = file.bytes[start] == UInt8(ascii: ".")
    if let (text, last) = symbol, last == start, isPoint || token.kind == .word,
      text.count < Self.longest
    {
      let longer = text + file.bytes[token.bytes]
      symbol = (longer, end)
      if !isPoint { found.formUnion(wanted.symbols[longer] ?? []) }
    } else {
      let isFirst =
        isPoint && start > 0 && [UInt8(ascii: "("), 0x20].contains(file.bytes[start - 1])
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
