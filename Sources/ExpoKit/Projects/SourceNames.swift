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

  let kind: Kind
  /// The name; of a file with its extension.
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
    (" NSDataAsset ( name :", .set(.data)), (" NSDataAsset alloc ] initWithName : @", .set(.data)),
    (" UIImage ( named :", .set(.image)), (" NSImage ( named :", .set(.image)),
    (" Image (", .set(.image)), (" Image ( decorative :", .set(.image)),
    (" imageLiteral ( resourceName :", .set(.image)), (" imageNamed : @", .set(.image)),
    (" UIColor ( named :", .set(.color)), (" NSColor ( named :", .set(.color)),
    (" Color (", .set(.color)), (" colorNamed : @", .set(.color)), (" image =", .set(.image)),
    (" namedColor name =", .set(.color)), (" main . url ( forResource :", .file),
    (" module . url ( forResource :", .file),
    (" main . path ( forResource :", .file), (" module . path ( forResource :", .file),
    (" mainBundle ] URLForResource : @", .file),
    (" mainBundle ] pathForResource : @", .file),
  ]
  /// The modules whose types these are; `Kit.Image` and `.Color` are others.
  private static let modules = ["SwiftUI", "UIKit", "AppKit"]

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
  /// What the code loads.
  private(set) var assets: [NamedAsset] = []

  private let bytes: SourceBytes
  /// The last words and signs.
  private var window: [String] = []
  /// The end of code that is no part of the app, and how many are open before it.
  private var skipped: (end: String, depth: Int)?
  /// A symbol and where it ends so far.
  private var symbol: (text: [UInt8], end: Int)?

  /// Reads a file.
  init(in file: SourceFile, _ wanted: Wanted) {
    bytes = file.bytes
    let kind = FileName.split(file.name).extension ?? ""
    let isMarkup = ["xib", "storyboard", "plist"].contains(kind)
    var tokens = SourceTokens(file, isMarkup ? .markup : kind == "swift" ? .swift : .objectiveC)
    while let token = tokens.next() {
      switch token.kind {
      case .text where token.bytes.count <= Self.longest:
        find(text(token), wanted)
        if skipped == nil, let asset = asset(token, tokens) { assets.append(asset) }
      case .text, .joinedText: break
      case .word, .sign:
        skip(text(token))
        extendSymbol(token, wanted)
      }
      if window.count == 6 { window.removeFirst() }
      window.append(token.kind == .word || token.kind == .sign ? text(token) : "")
    }
  }

  private func text(_ token: SourceToken) -> String {
    String(decoding: bytes[token.bytes], as: UTF8.self)
  }

  /// Finds a name in a text; `flag.png` is `flag` too.
  private mutating func find(_ text: String, _ wanted: Wanted) {
    let (base, kind) = FileName.split(text)
    for name in PictureHeader.Kind(extension: kind) == nil ? [text] : [text, base] {
      if let known = wanted.texts[Array(name.utf8)] { found.insert(known) }
    }
  }

  /// The asset that a text names, by what stands before and behind it.
  private func asset(_ token: SourceToken, _ tokens: SourceTokens) -> NamedAsset? {
    guard let last = window.last, (last == "=") == (tokens.syntax == .markup),
      ["(", ":", "@", "="].contains(last)
    else { return nil }
    let before = " " + window.joined(separator: " ")
    let (name, bytes) = (text(token), token.bytes.lowerBound - 1..<token.bytes.upperBound + 1)
    guard let call = Self.calls.first(where: { before.hasSuffix($0.text) }),
      !name.isEmpty, !name.contains(where: { "\\&\n".contains($0) })
    else { return nil }
    if call.kind == .file {
      return isJSON(behind: tokens)
        ? NamedAsset(kind: .file, name: name + ".json", bytes: bytes) : nil
    }
    guard isWhole(behind: tokens), Self.isOfModule(before.dropLast(call.text.count)) else {
      return nil
    }
    // A picture of another type is not looked for, and neither is one of the system, or an icon; a
    // colour by its number is made by the code.
    let isUnknown = FileName.split(name).extension.map { PictureHeader.Kind(extension: $0) == nil }
    let isOther = isUnknown ?? false || name.hasPrefix("NS") || name.hasPrefix("AppIcon")
    if call.kind == .set(.image) && isOther { return nil }
    if call.kind == .set(.color) && name.hasPrefix("#") { return nil }
    return NamedAsset(kind: call.kind, name: name, bytes: bytes)
  }

  /// Whether a type is none of the app's own, by the code before it.
  private static func isOfModule(_ before: Substring) -> Bool {
    !before.hasSuffix(" .") || modules.contains { before.hasSuffix(" \($0) .") }
  }

  /// Whether a text is the whole name, of an asset in the app's own bundle.
  private func isWhole(behind tokens: SourceTokens) -> Bool {
    var tokens = tokens
    let (next, label) = (tokens.next().map(text), tokens.next().map(text))
    if tokens.syntax == .markup { return next != "catalog" }
    return next == ")" || next == "]"
      || next == "," && !["in", "bundle", "variableValue"].contains(label ?? "in")
  }

  /// Whether the name is that of a JSON file outside any folder, by what stands behind it.
  private func isJSON(behind tokens: SourceTokens) -> Bool {
    let next = tokens.prefix(6).map(text).filter { ![",", ":", "@"].contains($0) }
    return next.count > 2 && ["withExtension", "ofType"].contains(next[0]) && next[1] == "json"
      && [")", "]"].contains(next[2])
  }

  /// Follows the code that is no part of the app.
  private mutating func skip(_ text: String) {
    switch (skipped?.end, window.last, text) {
    case (nil, "if", "false"), (nil, "if", "0"):
      if window.dropLast().last == "#" { skipped = ("endif", 1) }
    case (nil, "#", "Preview"), (nil, _, "PreviewProvider"): skipped = ("}", 0)
    case ("}", _, "{"), ("endif", "#", "if"), ("endif", "#", "ifdef"), ("endif", "#", "ifndef"):
      skipped?.depth += 1
    case ("}", _, "}"), ("endif", "#", "endif"): skipped?.depth -= 1
    case ("endif", "#", "else"), ("endif", "#", "elseif"), ("endif", "#", "elif"):
      if skipped?.depth == 1 { skipped = nil }
      return
    default: return
    }
    if skipped?.depth == 0, text == skipped?.end { skipped = nil }
  }

  /// Follows a symbol: `(.flag)`, `resource: .flag`.
  ///
  /// It may lie in others, and a member of the picture may follow: `.Icons.flag.size`.
  private mutating func extendSymbol(_ token: SourceToken, _ wanted: Wanted) {
    let (start, end) = (token.bytes.lowerBound, token.bytes.upperBound)
    let isPoint = bytes[start] == UInt8(ascii: ".")
    if let (text, last) = symbol, last == start, isPoint || token.kind == .word,
      text.count < Self.longest
    {
      let longer = text + bytes[token.bytes]
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
