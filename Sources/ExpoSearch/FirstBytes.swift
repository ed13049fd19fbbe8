import ExpoBase

/// The bytes that a match may begin with; nearly all offsets of a text need no closer look.
///
/// `world` → `w` or `W` before an `o`, and others; `ㄱㅎ` → the first two bytes of a syllable with ㄱ,
/// and the first byte of one with ㅎ three bytes later.
final class FirstBytes: Sendable {
  private let leads, seconds, fourths: ByteSet
  /// Anything may follow a backslash.
  private static let escapes = ByteSet([SearchedText.escape])
  private static let syllables = ByteSet([0xEA...0xED])
  private let firsts: [ClosedRange<UInt32>]

  /// The first bytes of a term that may begin with anything: canonical order may move any other mark before one.
  init() {
    leads = ByteSet.all
    seconds = .all
    fourths = .all
    firsts = []
  }

  /// The first bytes of a term with these alternatives, of which one has to match.
  init(of alternatives: [[SearchTerm.Letter]]) {
    firsts = alternatives.compactMap(\.first).flatMap(\.firsts)
    leads = ByteSet(firsts.map(Self.leads) + [SearchedText.escape])
    // A final may follow a syllable.
    var nexts: [ClosedRange<UInt8>] = [SearchedText.escape, 0xE1...0xE1]
    for row in alternatives {
      nexts += row.count == 1 || row[1].isMark ? [0...0xFF] : row[1].firsts.map(Self.leads)
    }
    fourths = ByteSet(nexts)
    // A letter of ASCII is followed by the next one, in ASCII or not.
    let isASCII = firsts.contains { $0.lowerBound < 0x80 }
    seconds = ByteSet(firsts.compactMap(Self.seconds) + (isASCII ? nexts + [0xC0...0xFF] : []))
  }

  private static func utf8(_ scalar: UInt32) -> [UInt8] {
    Unicode.Scalar(scalar).map { Array(String($0).utf8) } ?? [0]
  }

  private static func leads(of scalars: ClosedRange<UInt32>) -> ClosedRange<UInt8> {
    utf8(scalars.lowerBound)[0]...utf8(scalars.upperBound)[0]
  }

  /// The second bytes of scalars beyond ASCII.
  private static func seconds(of scalars: ClosedRange<UInt32>) -> ClosedRange<UInt8>? {
    let first = utf8(scalars.lowerBound)
    let last = utf8(scalars.upperBound)
    guard first.count > 1 else { return nil }
    return first[0] == last[0] ? first[1]...last[1] : 0x80...0xBF
  }

  /// The first offset at which a match may begin; the end of the range if there is none.
  func first(in bytes: SourceBytes, at range: Range<Int>) -> Int {
    bytes.withSpan { span in
      @inline(__always)
      func block(_ offset: Int) -> SIMD16<UInt8> {
        unsafe span.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD16<UInt8>.self)
      }
      precondition(range.lowerBound >= 0)
      var start = range.lowerBound
      while start < range.upperBound, start + 19 <= span.byteCount {
        let one = block(start)
        var found = leads.contains(one)
        if found.hasAny {
          found = found .& (seconds.contains(block(start + 1)) .| Self.escapes.contains(one))
        }
        if found.hasAny {
          found = found .& (fourths.contains(block(start + 3)) .| .!Self.syllables.contains(one))
          if let lane = found.firstLane { return min(start + lane, range.upperBound) }
        }
        start += 16
      }
      while start < range.upperBound, !leads.contains(bytes[start]) { start += 1 }
      return min(start, range.upperBound)
    }
  }

  /// Whether the term may begin with a scalar: false for most letters that are written as an escape, and for most
  /// syllables that share their first bytes with others.
  func mayBegin(with scalar: UInt32) -> Bool {
    if scalar < 0x80 { return leads.contains(UInt8(scalar)) }
    return HangulSyllable(scalar) == nil || firsts.contains { $0.contains(scalar) }
  }
}

/// A set of bytes, which is compared with sixteen bytes at once.
struct ByteSet: Sendable {
  static let all = ByteSet([0...0xFF])

  /// The ranges, adjacent ones joined: what moves the first byte to the smallest signed number, and
  /// what the last becomes.
  private var ranges: [(move: SIMD16<UInt8>, last: SIMD16<Int8>)] = []
  private var flags = [Bool](repeating: false, count: 256)

  init(_ parts: [ClosedRange<UInt8>]) {
    for byte in parts.joined() { flags[Int(byte)] = true }
    for byte in 0..<256 where flags[byte] {
      if byte == 0 || !flags[byte - 1] {
        ranges.append((SIMD16(repeating: 0x80 &- UInt8(byte)), SIMD16(repeating: -128)))
      } else {
        ranges[ranges.count - 1].last &+= 1
      }
    }
  }

  func contains(_ byte: UInt8) -> Bool { flags[Int(byte)] }

  @inline(__always)
  func contains(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    // None yet; `SIMDMask()` sets its lanes one by one.
    var found = block .!= block
    for range in ranges {
      let moved = unsafe unsafeBitCast(block &+ range.move, to: SIMD16<Int8>.self)
      found .|= moved .<= range.last
    }
    return found
  }
}
