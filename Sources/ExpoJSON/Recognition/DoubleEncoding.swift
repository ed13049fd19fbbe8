import ExpoBase

/// UTF-8 that was read as Latin-1 or CP1252 and saved as UTF-8 again.
///
/// `직` is EC A7 81; read as CP1252 these are ì, § and U+0081, saved as C3 AC C2 A7 C2 81.
struct DoubleEncoding {
  /// In bytes: how far it looks for the first character beyond ASCII.
  private static let window = 1 << 16
  /// Two characters rarely read well by chance, more never.
  private static let fewest = 2

  private let bytes: SourceBytes
  /// The bytes before the second encoding; other characters stay.
  private var original: [UInt8] = []
  /// The first characters that stand for bytes, and their offset in `original`.
  private var first: (range: Range<Int>, start: Int)?
  /// The number of characters that stand for no byte.
  private var foreign = 0
  /// U+FFFD for bytes without a character in CP1252.
  private var replacements = 0

  /// Nil if the file was not encoded twice.
  ///
  /// It reads the whole file only if the first character beyond ASCII is suspicious, or if there are C1 control
  /// characters, as in most such files.
  static func error(in file: SourceFile, _ clues: FormatClues) -> DecodeError? {
    let start = file.bytes.firstNonASCII(in: 0..<min(file.bytes.count, window))
    let isSuspicious = isSequence(in: file.bytes, at: start) || clues.hasC1
    guard isSuspicious else { return nil }
    var reading = DoubleEncoding(bytes: file.bytes)
    reading.read()
    return reading.error(in: file)
  }

  private init(bytes: SourceBytes) {
    self.bytes = bytes
  }

  private mutating func read() {
    original.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let next = bytes.firstNonASCII(in: offset..<bytes.count)
      original += bytes[offset..<next]
      guard next < bytes.count else { break }
      readRun(at: next)
      offset = bytes[next...].firstIndex { $0 < 0x80 } ?? bytes.count
    }
  }

  /// Reads consecutive characters beyond ASCII.
  private mutating func readRun(at start: Int) {
    var offset = start
    let begin = original.count
    while offset < bytes.count, bytes[offset] >= 0x80 {
      let character = UTF8Sequence(in: bytes, at: offset)
      if let byte = character.scalar?.byteInCP1252 {
        original.append(byte)
      } else {
        original += bytes[offset..<offset + character.length]
        if character.scalar == "\u{FFFD}" { replacements += 1 } else { foreign += 1 }
      }
      offset += character.length
    }
    let isMark = begin == 0 && original.starts(with: [0xEF, 0xBB, 0xBF])
    if first == nil, !isMark, Self.isSequence(in: bytes, at: start) {
      first = (start..<offset, begin)
    }
  }

  private func error(in file: SourceFile) -> DecodeError? {
    guard let first else { return nil }
    let text = SourceBytes(original)
    var sequences = 0
    var telling = 0
    var illFormed = 0
    var offset = text.firstNonASCII(in: 0..<text.count)
    while offset < text.count {
      let character = UTF8Sequence(in: text, at: offset)
      if character.scalar == nil {
        illFormed += 1
      } else {
        sequences += 1
        // Letters of Latin-1 and characters of three or four bytes hardly occur by chance.
        if character.length > 2 || text[offset] <= 0xC3 { telling += 1 }
      }
      offset = text.firstNonASCII(in: offset + character.length..<text.count)
    }
    let strangers = foreign + replacements
    // A lost byte leaves at most two pieces of its character.
    let unexplained = max(0, illFormed - replacements * 2) + foreign
    guard telling - strangers >= Self.fewest, unexplained * 2 <= sequences - strangers else {
      return nil
    }
    let end = original[first.start...].firstIndex { $0 < 0x80 } ?? original.count
    let mark = SourceFile(name: "", bytes: text).byteOrderMarkLength
    let conversion =
      illFormed + strangers == 0
      ? Fix.Edit(0..<bytes.count, String(decoding: original[mark...], as: UTF8.self)) : nil
    return DecodeError(
      .doubleEncoding(
        file.text(in: first.range),
        of: String(wellFormed: original[first.start..<end], as: UTF8.self),
        conversion: conversion),
      at: DocumentLocation(file: file.name, bytes: first.range, part: .file))
  }

  /// Whether the characters at an offset were the first two bytes of one character.
  private static func isSequence(in bytes: SourceBytes, at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    let lead = UTF8Sequence(in: bytes, at: offset)
    guard let first = lead.scalar?.byteInCP1252, 0xC2...0xF4 ~= first,
      offset + lead.length < bytes.count,
      let next = UTF8Sequence(in: bytes, at: offset + lead.length).scalar?.byteInCP1252
    else { return false }
    return 0x80...0xBF ~= next
  }
}

extension Unicode.Scalar {
  /// The characters of 0x80 to 0x9F in CP1252, the encoding of Western Windows; U+FFFF for none.
  private static let specialInCP1252: [UInt16] = [
    0x20AC, 0xFFFF, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFF, 0x017D, 0xFFFF,
    0xFFFF, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFF, 0x017E, 0x0178,
  ]

  /// The character of a byte in CP1252, only for bytes that differ from Latin-1: 0x92 → ’.
  init?(ofCP1252 byte: UInt8) {
    guard 0x80...0x9F ~= byte else { return nil }
    let value = Self.specialInCP1252[Int(byte - 0x80)]
    if value == 0xFFFF { return nil }
    self.init(value)
  }

  /// The byte of the character in CP1252 or Latin-1; nil if it is in neither.
  fileprivate var byteInCP1252: UInt8? {
    if 0x80...0xFF ~= value { return UInt8(value) }
    guard value < 0xFFFF, let index = Self.specialInCP1252.firstIndex(of: UInt16(value)) else {
      return nil
    }
    return 0x80 + UInt8(index)
  }
}

extension SourceBytes {
  /// The end of the range if there is none.
  fileprivate func firstNonASCII(in range: Range<Int>) -> Int {
    self[range].firstIndex { $0 >= 0x80 } ?? range.upperBound
  }
}
