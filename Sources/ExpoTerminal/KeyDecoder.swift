/// Decodes the bytes that a terminal sends into keys: UTF-8, control characters, escape sequences.
///
/// `1B 5B 41` → ``Key/up``; `ED 95 9C` → `한`; `03` → `control("c")`. Bytes may come in any pieces.
/// Only time distinguishes the Esc key from the start of a sequence: wait for ``patience``, then call
/// ``flush()``.
package struct KeyDecoder: Sendable {
  /// In bytes; the rest of a longer sequence is dropped.
  private static let longestSequence = 64
  /// In bytes; of a longer paste, the beginning is kept.
  private static let longestPaste = 1 << 20
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
  /// In bytes; the rest of a longer answer is dropped.
  private static let longestAnswer = 256

  private var pending: [UInt8] = []
  /// The number of pending bytes that have been flushed as keys; the rest of an answer may still follow.
  private var flushed = 0
  private var paste: [UInt8]?
  private var answer: [UInt8]?

  package init() {}

  /// The milliseconds to wait for bytes that complete pending ones; nil if none are pending.
  ///
  /// For a lone Esc, the time is too short to be noticed. Two bytes of a sequence were not typed, so their rest
  /// will come.
  package var patience: Int32? {
    switch pending.count - flushed {
    case 0: nil
    case 1: 50
    default: 1000
    }
  }

  package mutating func decode(_ bytes: [UInt8]) -> [Key] {
    if pending.count == flushed, paste == nil, answer == nil, Self.isAlt(bytes) {
      return take(decode(Array(bytes.dropFirst())).map(Key.alt))
    }
    var keys: [Key] = []
    for byte in bytes {
      if paste != nil {
        takePasted(byte).map { keys.append($0) }
      } else if answer != nil {
        keys += takeAnswered(byte)
      } else {
        pending.append(byte)
        keys += complete()
      }
    }
    return keys
  }

  /// Whether bytes that came together are Alt with a key that edits words in other programs.
  ///
  /// Any other key right after an Esc was typed, or tmux has held the Esc back until it came.
  private static func isAlt(_ bytes: [UInt8]) -> Bool {
    bytes.count == 2 && bytes[0] == 0x1B && "bdf\u{7F}".utf8.contains(bytes[1])
  }

  /// The key of a pending byte that was not completed; ``Key/unknown`` for several, which were not typed.
  package mutating func flush() -> [Key] {
    let bytes = pending
    let keys = bytes.count - flushed > 1 ? take([.unknown]) : giveUp()
    pending = bytes.first == 0x1B ? bytes : []
    flushed = pending.count
    return keys
  }

  /// The keys of pending bytes that do not begin a sequence, without those that were flushed before.
  private mutating func giveUp() -> [Key] {
    let bytes = pending
    let first = flushed
    _ = take([])
    if bytes.isEmpty { return [] }
    let isCut = bytes.count > 1 && Self.sequences.contains(bytes[1])
    if bytes[0] != 0x1B || (first == 0 && isCut) { return [.unknown] }
    return (first == 0 ? [.escape] : []) + decode(Array(bytes.dropFirst(max(1, first))))
  }

  /// Ctrl-C ends a paste whose end was lost: terminals remove control characters from pasted text,
  /// so Ctrl-C was typed.
  ///
  /// A pause does not end it: a paste may be slow, and its rest must not count as keys.
  private mutating func takePasted(_ byte: UInt8) -> Key? {
    if byte == 0x03 {
      paste = nil
      return .control("c")
    }
    paste?.append(byte)
    guard byte == Self.pasteEnd.last, let pasted = paste,
      pasted.suffix(Self.pasteEnd.count) == Self.pasteEnd[...]
    else {
      // A paste that is too long keeps its end, which may be a part of the closing sequence.
      if let length = paste?.count, length >= Self.longestPaste + Self.pasteEnd.count {
        paste?.removeSubrange(Self.longestPaste - 1..<length - Self.pasteEnd.count)
      }
      return nil
    }
    paste = nil
    return .paste(String(decoding: pasted.dropLast(Self.pasteEnd.count), as: UTF8.self))
  }

  /// Takes a byte of an answer, which may be slow like a paste; a control character that does not end it is a
  /// key, and the answer is lost.
  private mutating func takeAnswered(_ byte: UInt8) -> [Key] {
    let former = answer ?? []
    let isAfterEscape = former.last == 0x1B
    answer = nil
    if byte == 0x07 || (isAfterEscape && byte == UInt8(ascii: "\\")) {
      return [.answer(String(decoding: former.dropFirst().prefix { $0 >= 0x20 }, as: UTF8.self))]
    }
    if isAfterEscape { return [.unknown] + decode([0x1B, byte]) }
    if byte < 0x20, byte != 0x1B { return [.unknown] + decode([byte]) }
    answer = former.prefix(Self.longestAnswer) + [byte]
    return []
  }

  /// The keys of the pending bytes; empty if these are incomplete.
  private mutating func complete() -> [Key] {
    guard let first = pending.first else { return [] }
    if first == 0x1B { return completeSequence() }
    guard first >= 0x80 else { return take([Self.control(first)]) }
    // The first byte of a character shows how many there are: 2, 3 or 4.
    let firstBytes = [0xC2...0xDF, 0xE0...0xEF, 0xF0...0xF4]
    guard let index = firstBytes.firstIndex(where: { $0.contains(Int(first)) }) else {
      return take([.unknown])
    }
    if pending.count > 1, let last = pending.last, last & 0xC0 != 0x80 {
      // The character is cut off by a byte that begins another key.
      pending = [last]
      return [.unknown] + complete()
    }
    guard pending.count == index + 2 else { return [] }
    let text = String(decoding: pending, as: UTF8.self)
    return take([text.first.map { $0 == "\u{FFFD}" ? .unknown : .character($0) } ?? .unknown])
  }

  /// The bytes after Esc that begin the sequence of a key: CSI and SS3.
  private static let sequences = Array("[O".utf8)

  private mutating func completeSequence() -> [Key] {
    guard pending.count > 1, let last = pending.last else { return [] }
    guard Self.sequences.contains(pending[1]) else {
      guard let beginsAnswer else { return [] }
      guard beginsAnswer else { return giveUp() }
      answer = pending
      return take([])
    }
    // The Linux console sends F1 as `ESC [ [ A`.
    if pending.count == 2 || pending.elementsEqual("\u{1B}[[".utf8) { return [] }
    // A sequence contains no control character, not even Esc: another key begins here.
    if last < 0x20 {
      pending.removeLast()
      return giveUp() + decode([last])
    }
    // A report of the mouse as of X10 goes on with three bytes: button, column and row.
    let isReport = pending.starts(with: "\u{1B}[M".utf8)
    if isReport, pending.count < 6 { return [] }
    guard isReport || 0x40...0x7E ~= last else {
      if pending.count > Self.longestSequence { pending.removeLast() }
      return []
    }
    let key = isReport ? .unknown : Key.ofSequence(pending)
    // After an Esc that was a key, letters are keys unless they look like the rest of a sequence.
    let isAnswer = pending.contains { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "?") }
    guard flushed == 0 || isAnswer || (flushed == 1 && key != .unknown) else { return giveUp() }
    if key == .paste("") { paste = [] }
    return take(key == .paste("") ? [] : [key])
  }

  /// Whether the pending bytes begin an answer that is a string (ECMA-48 §5.6); nil if more bytes must decide.
  ///
  /// `ESC _ G` of kitty; a number or a sign before the text of others: `ESC ] 11 ;`, `ESC P > |`.
  private var beginsAnswer: Bool? {
    let ends: [UInt8: String] = [0x5D: ";", 0x50: "|$+", 0x5F: "G"]
    guard let end = ends[pending[1]] else { return false }
    let parameters = pending.dropFirst(2).dropLast()
    let last = pending[pending.count - 1]
    if pending.count == 2 || "0123456789>!".utf8.contains(last) { return nil }
    return end.utf8.contains(last) && parameters.isEmpty == (end == "G")
  }

  private mutating func take(_ keys: [Key]) -> [Key] {
    pending = []
    flushed = 0
    return keys
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x00: .control("@")
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte | 0x60)))
    case 0x1C...0x1F: .unknown
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }
}

/// A key as a terminal sends it: a character, a named key or a paste.
package enum Key: Hashable, Sendable {
  case character(Character)
  /// `control("c")` is the byte 03.
  case control(Character)
  /// `1B 62` is `alt("b")`.
  indirect case alt(Key)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete
  /// F1 is `function(1)`.
  case function(Int)
  /// A pasted text, which does not count as keys.
  case paste(String)
  /// The answer of the terminal to a question, without the Esc: `[?62c`.
  case answer(String)
  /// A sequence that has no meaning here.
  case unknown
}

extension Key: ExpressibleByUnicodeScalarLiteral {
  /// A literal such as `"j"`.
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self = .character(Character(scalar))
  }
}

/// ECMA-48 §5.4 and xterm.
extension Key {
  /// The key of a sequence that begins with `ESC [` or `ESC O`; an empty paste for the start of one.
  static func ofSequence(_ bytes: [UInt8]) -> Key {
    guard let last = bytes.last, bytes.count > 2 else { return .unknown }
    let final = Character(Unicode.Scalar(last))
    let parameters = bytes[2..<bytes.count - 1]
    if parameters.first == UInt8(ascii: "["), bytes.count == 4 {
      return 0x41...0x45 ~= last ? .function(Int(last) - 0x40) : .unknown
    }
    let number = parameters.split(separator: UInt8(ascii: ";")).first.map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    // The keypad's Enter; `ESC [ M` begins a report of the mouse.
    if final == "M" { return bytes[1] == UInt8(ascii: "O") ? .enter : .unknown }
    if final == "c" || final == "t" {
      return .answer(String(decoding: bytes.dropFirst(), as: UTF8.self))
    }
    return (final == "~" ? numbered[number ?? 0] : named[final]) ?? .unknown
  }

  /// The keys by the last character of the sequence.
  private static let named: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  /// The keys by the number before `~`.
  private static let numbered: [Int: Key] = [
    1: .home, 7: .home, 4: .end, 8: .end, 3: .delete, 5: .pageUp, 6: .pageDown, 200: .paste(""),
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
  ]
}
