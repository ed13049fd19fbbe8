import ExpoBase

/// The names in source code: as texts and as symbols, `"flag"` and `Image(.flag)`.
struct SourceNames {
  /// The types with a member for each image set, also of SwiftGen and R.swift.
  private static let types = ["ImageResource", "UIImage", "NSImage", "Asset", "Assets", "R.image"]

  /// The names to find, by their bytes and by the symbols that Xcode makes of them, which several
  /// may share: `expo_flag` and `expo-flag`.
  struct Wanted: Sendable {
    fileprivate let texts: Set<[UInt8]>
    fileprivate let symbols: [String: [String]]

    init(_ names: Set<String>, asSymbols: Bool = true) {
      texts = Set(names.union(["json", ".json"]).map { Array($0.utf8) })
      let all = (asSymbols ? names : []).flatMap { name in
        SourceNames.symbols(for: name).map { ($0, [name]) }
      }
      symbols = Dictionary(all, uniquingKeysWith: +)
    }
  }

  private(set) var found: Set<String> = []
  /// The names that the code composes.
  private(set) var patterns: Set<NamePattern> = []
  private(set) var words: Set<UInt64> = []
  private let bytes: SourceBytes
  /// The end of the part of a symbol that was read, and whether it is one of R.swift.
  private var symbol: (end: Int, mayBeCalled: Bool)?
  /// The preceding text, to which code may append something.
  private var beginning: Range<Int>?

  init(in file: SourceFile, _ wanted: Wanted) {
    bytes = file.bytes
    for token in SourceTokens(file, SourceTokens.Syntax(ofFile: file.name)) {
      switch token.kind {
      case .text, .joinedText:
        let isWhole = token.kind == .text
        let isName = token.bytes.count <= SourceCode.longest
        beginning = isWhole && isName ? token.bytes : nil
        guard isName else { break }
        if isWhole { find(String(decoding: bytes[token.bytes], as: UTF8.self), wanted) }
        if let pattern = NamePattern(bytes[token.bytes], isFormat: isWhole) {
          patterns.insert(pattern)
        }
      case .word, .sign:
        let isWord = token.kind == .word
        // Of two letters it is only a function: `import os` is no condition, `os(iOS)` is one.
        let isCalled = bytes[token.bytes.upperBound...].first == UInt8(ascii: "(")
        if isWord, isCalled || token.bytes.count > 2 { words.insert(bytes.hash(of: token.bytes)) }
        join(token.bytes)
        extendSymbol(token.bytes, isWord: isWord, wanted)
        // The raw values of cases may be names: `case flag, star`.
        guard !wanted.symbols.isEmpty, bytes[token.bytes].elementsEqual("case".utf8) else { break }
        let line = bytes[token.bytes.upperBound...].prefix(SourceCode.longest).prefix { $0 != 0x0A }
        for item in line.split(separator: UInt8(ascii: ",")) {
          let name = item.split { " `=;}\r".utf8.contains($0) }.first ?? item
          find(String(decoding: name, as: UTF8.self), wanted)
        }
      }
    }
  }

  /// Whether the code may load any JSON file of the bundle, or of a folder in it.
  var listsFiles: Bool {
    let isOfBundle = has("resourcePath", "resourceURL", "bundlePath", "bundleURL")
    return !found.isDisjoint(with: ["json", ".json"])
      && (isOfBundle && has("contentsOfDirectory", "contentsOfDirectoryAtPath", "enumerator")
        || has("forResourcesWithExtension", "forResourcesOfType"))
  }

  /// Whether one of some words is in the code.
  func has(_ any: String...) -> Bool {
    any.contains { words.contains(SourceBytes($0.utf8).hash()) }
  }

  /// `flag.png` is `flag` too, and `/Data/items.json` is `items`.
  private mutating func find(_ text: String, _ wanted: Wanted) {
    let (base, kind) = FileName.split(text)
    let isFile = kind == "json" || PictureHeader.Kind(extension: kind) != nil
    let names = isFile ? [text, base, FileName.last(of: base)] : [text]
    found.formUnion(names.filter { wanted.texts.contains(Array($0.utf8)) })
  }

  /// Adds the preceding text if code appends to it: `"poster_" + number`, or by
  /// `.appending(number)`.
  private mutating func join(_ part: Range<Int>) {
    guard let text = beginning, !bytes[part].elementsEqual(".".utf8) else { return }
    let joints = ["+", "appending", "stringByAppending"]
    beginning = nil
    guard joints.contains(where: { bytes[part].starts(with: $0.utf8) }) else { return }
    if let pattern = NamePattern(start: Array(bytes[text])) { patterns.insert(pattern) }
  }

  // MARK: Symbols

  /// Follows a symbol: `(.flag)`, `resource: .flag`, `ImageResource.flag`; in Objective-C
  /// `ACImageNameFlag`.
  ///
  /// Groups may precede it, and a member of the image may follow it: `.Icons.flag.size`. The call
  /// of a method is not a symbol, except in `R.image.flag()`.
  private mutating func extendSymbol(_ part: Range<Int>, isWord: Bool, _ wanted: Wanted) {
    if wanted.symbols.isEmpty { return }
    let start = part.lowerBound
    let isPoint = bytes[start] == UInt8(ascii: ".")
    var isName = isWord && bytes[part].starts(with: "ACImageName".utf8)
    let mayContinue = isPoint || isWord || bytes[start] == UInt8(ascii: "`")
    if mayContinue, let mayBeCalled = symbol?.mayBeCalled, symbol?.end == start {
      symbol?.end = part.upperBound
      let isCall = bytes[part.upperBound...].first == UInt8(ascii: "(")
      isName = isWord && (!isCall || mayBeCalled)
    } else {
      let isOfR = bytes[..<start].suffix(7).elementsEqual("R.image".utf8)
      symbol = isPoint && mayBeSymbol(after: start) ? (part.upperBound, isOfR) : nil
    }
    if isName { found.formUnion(wanted.symbols[folded(part)] ?? []) }
  }

  /// Whether a period after these bytes may begin a symbol.
  private func mayBeSymbol(after end: Int) -> Bool {
    end > 0 && " \t\n\r([{,:=".utf8.contains(bytes[end - 1])
      || Self.types.contains { bytes[..<end].suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// A word in the form in which symbols are compared.
  private func folded(_ word: Range<Int>) -> String {
    let letters = bytes[word].lazy.filter { $0 != UInt8(ascii: "_") }
    return String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// The symbols that Xcode makes of a name, in lower case and without `_`: `.expoFlag` of
  /// `expo_flag`, `._2NdFloor` of `2nd_floor`, `.BMW` in its group and `ACImageNameIconsBMW` of
  /// `Icons/BMW`.
  ///
  /// Swift symbols lack a last word `Image` or `Color`: `.tower` of `tower_image`.
  private static func symbols(for name: String) -> [String] {
    let parts = name.split(separator: "/").map { part in
      String(part).filter { $0.isLetter || $0.isNumber }.lowercased()
    }
    let symbol = parts.last ?? ""
    let last = name.suffix(5)
    let before = name.dropLast(5).last ?? "/"
    let isWord = before != "/" && (last.first?.isUppercase ?? false || !before.isLetter)
    let isLeftOut = isWord && ["image", "color"].contains(last.lowercased())
    return [symbol, "acimagename" + parts.joined()]
      + (isLeftOut ? [String(symbol.dropLast(5))] : [])
  }
}

/// The literal ends of a composed name: `"poster_\(number).png"`, `"poster_" + number`.
struct NamePattern: Hashable, Sendable {
  fileprivate let start: [UInt8]
  /// The end, without the extension of a picture; empty if unknown.
  fileprivate let end: [UInt8]

  /// Nil if the beginning has fewer than three bytes, which match too much.
  init?(start: [UInt8], end: [UInt8] = []) {
    if start.count < 3 { return nil }
    let (base, kind) = FileName.split("x" + String(decoding: end, as: UTF8.self))
    let isFile = PictureHeader.Kind(extension: kind) != nil
    self.start = start
    self.end = isFile ? Array(base.utf8.dropFirst()) : end
  }

  /// Nil for a text without specifier or interpolation.
  init?(_ text: some BidirectionalCollection<UInt8>, isFormat: Bool) {
    let mark = UInt8(ascii: isFormat ? "%" : "\\")
    guard let first = text.firstIndex(of: mark), let last = text.lastIndex(of: mark) else {
      return nil
    }
    var end = text[last...].dropFirst()
    if isFormat {
      // A specifier such as `02ld` or `@`.
      end = end.drop { !(0x61...0x7A).contains($0 | 0x20) && $0 != UInt8(ascii: "@") }
        .drop { "hlLqjtz".utf8.contains($0) }
    } else {
      var depth = 0
      // An interpolation, which may have no end.
      end = end.drop { byte in
        depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
        return byte != UInt8(ascii: ")") || depth != 0
      }
    }
    self.init(start: Array(text[..<first]), end: Array(end.dropFirst()))
  }
}

extension Set<NamePattern> {
  func matching(_ names: Set<String>) -> Set<String> {
    let ends = reduce(into: [[UInt8]: Set<[UInt8]>]()) { $0[$1.start, default: []].insert($1.end) }
    if ends.isEmpty { return [] }
    return names.filter { name in
      let name = Array(name.utf8)
      return (0...name.count).contains { count in
        guard let ends = ends[Array(name[..<count])] else { return false }
        return (count...name.count).contains { ends.contains(Array(name[$0...])) }
      }
    }
  }
}
