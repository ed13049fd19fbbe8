/// Decodes the bytes that a terminal sends into keys: UTF-8, control characters, escape sequences.
///
/// `1B 5B 41` → ``Key/up``; `ED 95 9C` → `한`; `03` → `control("c")`. Bytes may come in any pieces.
/// Only time tells the Esc key from the start of a sequence: while ``isWaiting`` is true, wait a
/// moment, then call ``flush()``.
package struct KeyDecoder: Sendable {
  /// In bytes; a longer sequence is dropped.
  private static let longestSequence = 64
  /// In bytes.
  private static let longestPaste = 1 << 20
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
  /// What begins an answer that is a string (ECMA-48 §5.6): of kitty, and of iTerm2.
  private static let answers = ["\u{1B}_G", "\u{1B}]1337;"].map { Array($0.utf8) }
  /// In bytes; a longer answer is dropped.
  private static let longestAnswer = 256

  private var pending: [UInt8] = []
  private var paste: [UInt8]?
  private var answer: [UInt8]?

  package init() {}

  /// Whether more bytes may complete pending ones.
  package var isWaiting: Bool { !pending.isEmpty }

  package mutating func decode(_ bytes: [UInt8]) -> [Key] {
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

  /// A single pending Esc is the key, anything else is unknown.
  package mutating func flush() -> [Key] {
    defer { pending = [] }
    guard let first = pending.first else { return [] }
    if pending.count > 1, mayAnswer { return [.escape] + decodeAnew(pending.dropFirst()) }
    return first == 0x1B && pending.count == 1 ? [.escape] : [.unknown]
  }

  /// Ctrl-C ends a paste whose end was lost: terminals remove control characters from pasted text,
  /// so Ctrl-C was typed.
  ///
  /// A pause says nothing: a paste may be slow, and its rest must not count as keys.
  private mutating func takePasted(_ byte: UInt8) -> Key? {
    if byte == 0x03 {
      paste = nil
      return .control("c")
    }
    paste?.append(byte)
    guard byte == Self.pasteEnd.last, let pasted = paste, pasted.ends(with: Self.pasteEnd) else {
      // A paste that is too long keeps its end, which may be a part of the closing sequence.
      if let length = paste?.count, length >= Self.longestPaste + Self.pasteEnd.count {
        paste?.removeSubrange(Self.longestPaste - 1..<length - Self.pasteEnd.count)
      }
      return nil
    }
    paste = nil
    return .paste(String(decoding: pasted.dropLast(Self.pasteEnd.count), as: UTF8.self))
  }

  /// An answer may be slow, as a paste may; a control character that does not end it is a key, and
  /// the answer is lost.
  private mutating func takeAnswered(_ byte: UInt8) -> [Key] {
    let bytes = (answer ?? []) + [byte]
    answer = nil
    if byte == 0x07 || bytes.ends(with: [0x1B, UInt8(ascii: "\\")]) {
      return [.answer(String(decoding: bytes.dropFirst().prefix { $0 >= 0x20 }, as: UTF8.self))]
    }
    if bytes.dropLast().last == 0x1B { return [.unknown] + decode([0x1B, byte]) }
    if byte < 0x20, byte != 0x1B { return [.unknown] + decode([byte]) }
    if bytes.count > Self.longestAnswer { return [.unknown] }
    answer = bytes
    return []
  }

  /// Whether the pending bytes begin as an answer does.
  private var mayAnswer: Bool { Self.answers.contains { $0.starts(with: pending) } }

  /// The keys of bytes that turned out to begin nothing longer.
  private mutating func decodeAnew(_ bytes: ArraySlice<UInt8>) -> [Key] {
    pending = []
    return decode(Array(bytes))
  }

  /// Empty if they are incomplete.
  private mutating func complete() -> [Key] {
    guard let first = pending.first else { return [] }
    if first == 0x1B { return completeSequence() }
    guard first >= 0x80 else { return take([Self.control(first)]) }
    let length = Self.length(ofCharacterFrom: first)
    if length == 1 { return take([.unknown]) }
    if pending.count > 1, let last = pending.last, last & 0xC0 != 0x80 {
      // The character is cut off by a byte that begins another key.
      pending = [last]
      return [.unknown] + complete()
    }
    guard pending.count == length else { return [] }
    let text = String(decoding: pending, as: UTF8.self)
    return take([text.first.map { $0 == "\u{FFFD}" ? .unknown : .character($0) } ?? .unknown])
  }

  private mutating func completeSequence() -> [Key] {
    guard pending.count > 1 else { return [] }
    if Self.answers.contains(pending) {
      answer = pending
      return take([])
    }
    if mayAnswer { return [] }
    switch pending[1] {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      guard let last = pending.last, pending.count > 2 else { return [] }
      // The Linux console sends F1 as `ESC [ [ A`.
      let isConsole = pending[1] == UInt8(ascii: "[") && pending[2] == UInt8(ascii: "[")
      if isConsole && pending.count == 3 { return [] }
      let isOver = 0x40...0x7E ~= last || pending.count > Self.longestSequence
      // A sequence contains no control character, not even Esc: another key begins here.
      if last < 0x20 {
        pending = [last]
        return [.unknown] + complete()
      }
      guard isOver else { return [] }
      let key = Key.ofSequence(pending)
      if key == .paste("") { paste = [] }
      return key == .paste("") ? take([]) : take([key])
    case 0x1B:
      pending = [0x1B]
      return [.escape]
    default:
      // Esc, quickly followed by another key.
      return [.escape] + decodeAnew(pending.dropFirst())
    }
  }

  private mutating func take(_ keys: [Key]) -> [Key] {
    pending = []
    return keys
  }

  private static func length(ofCharacterFrom byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x00...0x1A: .control(Character(Unicode.Scalar(byte | 0x60)))
    case 0x1C...0x1F: .unknown
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }
}

extension [UInt8] {
  fileprivate func ends(with end: [UInt8]) -> Bool {
    count >= end.count && suffix(end.count).elementsEqual(end)
  }
}

/// A key as a terminal sends it: a character, a named key or a paste.
package enum Key: Hashable, Sendable {
  case character(Character)
  /// `control("c")` is the byte 03.
  case control(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete
  /// From 1.
  case function(Int)
  /// None of the text counts as keys.
  case paste(String)
  /// What the terminal answers to a question, without the Esc: `[?62c`.
  case answer(String)
  /// A sequence without a meaning here.
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
  /// The sequence begins with `ESC [` or `ESC O`; an empty paste for its start.
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
    return final == "~" ? numbered(number ?? 0) : named(final)
  }

  private static func named(_ final: Character) -> Key {
    switch final {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: .unknown
    }
  }

  private static func numbered(_ number: Int) -> Key {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 200: .paste("")
    default: .unknown
    }
  }
}
