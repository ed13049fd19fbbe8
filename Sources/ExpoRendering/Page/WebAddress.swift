import ExpoBase

/// An address of the web in a text, without the punctuation and particles that follow it.
///
/// `(https://example.org/a_(b)).` → `https://example.org/a_(b)`; `https://example.org/에서` →
/// `https://example.org/`; `https://ko.wikipedia.org/wiki/만국박람회` stays whole. Only addresses with `https` that
/// every reader of HTML and Markdown recognizes. A text is read once.
struct WebAddress {
  private let text: UnsafeBufferPointer<UInt8>

  private init(in text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The bytes of the first address at or after an offset of well-formed UTF-8.
  static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    let address = WebAddress(in: text)
    var offset = start
    while offset < text.count {
      let colon = text.span.bytes.firstIndex(in: offset..<text.count) {
        $0 .== SIMD16<UInt8>(repeating: 0x3A)
      }
      if colon >= text.count { return nil }
      let begin = colon - scheme.utf8.count
      if begin >= start, address.hasScheme(at: begin), let end = address.end(from: colon + 3) {
        return begin..<end
      }
      offset = colon + 1
    }
    return nil
  }

  static func isWhole(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { first(in: $0, from: 0) == 0..<$0.count }
  }

  private static let scheme = "https"

  private func byte(at offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0 }

  private func hasScheme(at offset: Int) -> Bool {
    let isBegun =
      offset > 0 && (text[offset - 1].isASCIIAlphanumeric || "+-".utf8.contains(text[offset - 1]))
    return !isBegun && zip(text[offset...], Self.scheme.utf8).allSatisfy { $0 | 0x20 == $1 }
      && byte(at: offset + 6) == UInt8(ascii: "/") && byte(at: offset + 7) == UInt8(ascii: "/")
  }

  /// The end of the address whose host begins at an offset.
  private func end(from host: Int) -> Int? {
    guard var end = endOfHost(from: host) else { return nil }
    end = endOfPort(from: end)
    guard "/?#".utf8.contains(byte(at: end)) else {
      // The host may be the name of a user before an @ (RFC 3986 §3.2.1).
      let rest = text[end...].drop { Self.isPart($0) && !"/?#@".utf8.contains($0) }
      return rest.first == UInt8(ascii: "@") ? nil : end
    }
    return withoutParticle(endOfPath(from: end), from: end)
  }

  /// The end of labels with dots between them; the last begins with a letter.
  private func endOfHost(from host: Int) -> Int? {
    var label = host
    var end = host
    while true {
      while byte(at: end).isASCIIAlphanumeric || byte(at: end) == UInt8(ascii: "-") { end += 1 }
      let isLabel =
        end > label && text[label] != UInt8(ascii: "-") && text[end - 1] != UInt8(ascii: "-")
      guard isLabel else { return nil }
      guard byte(at: end) == UInt8(ascii: "."), byte(at: end + 1).isASCIIAlphanumeric else {
        return Self.isLetter(text[label]) ? end : nil
      }
      end += 1
      label = end
    }
  }

  private func endOfPort(from colon: Int) -> Int {
    guard byte(at: colon) == UInt8(ascii: ":") else { return colon }
    let digits = text[(colon + 1)...].prefix(6).prefix { 0x30...0x39 ~= $0 }
    let port = Int(String(decoding: digits, as: UTF8.self)) ?? 0
    return 1...65535 ~= port ? digits.endIndex : colon
  }

  /// The end of path, query and fragment, before the punctuation at their end.
  private func endOfPath(from start: Int) -> Int {
    var offset = start
    var depth = 0
    var hasFragment = false
    // The end without punctuation at the end of the address.
    var end = start
    scan: while offset < text.count {
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: "#") where hasFragment: break scan
      case UInt8(ascii: "%") where !isEscape(at: offset): break scan
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { break scan }
        depth -= 1
      case 0x80...:
        guard let length = lengthOfLetter(at: offset) else { break scan }
        offset += length
        end = offset
        continue
      case _ where !Self.isPart(byte): break scan
      default: break
      }
      hasFragment = hasFragment || byte == UInt8(ascii: "#")
      offset += 1
      if !".,;:!?'(".utf8.contains(byte) { end = offset }
    }
    return end
  }

  private func isEscape(at offset: Int) -> Bool {
    let isDigit = { (byte: UInt8) in
      0x30...0x39 ~= byte || 0x61...0x66 ~= byte | 0x20
    }
    return isDigit(byte(at: offset + 1)) && isDigit(byte(at: offset + 2))
  }

  /// The length in bytes of a letter in a name, `/wiki/만국박람회`; nil after ASCII, where a particle begins.
  private func lengthOfLetter(at offset: Int) -> Int? {
    let last = text[offset - 1]
    guard last >= 0x80 || "/_=-".utf8.contains(last) else { return nil }
    let (scalar, length) = UTF8.scalar(at: offset) { text[$0] }
    switch scalar {
    case 0xC0...0x24F, 0x3041...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return length
    default: return nil
    }
  }

  /// Particles, which follow a Korean word without a space; after a slash, a name is less likely.
  private static let particles: Set<String> = [
    "가", "과", "는", "도", "로", "를", "에", "와", "은", "을", "의", "이", "만", "에서", "에는", "으로",
    "이다", "입니다",
  ]
  private static let longestParticle = 9

  /// The end of an address without the particle after its last slash.
  private func withoutParticle(_ end: Int, from start: Int) -> Int {
    let first = max(start, end - Self.longestParticle - 1)
    guard let slash = text[first..<end].lastIndex(of: UInt8(ascii: "/")) else { return end }
    let name = String(decoding: text[(slash + 1)..<end], as: UTF8.self)
    return Self.particles.contains(name) ? slash + 1 : end
  }

  /// Whether an ASCII character is part of a path in RFC 3986, and a link in every Markdown.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || "-._~:/?#@!$&'()*+,;=%".utf8.contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}
