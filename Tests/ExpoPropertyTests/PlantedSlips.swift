import ExpoTestSupport

/// A document with a few slips of the hand, each with its repair: the bytes that were there.
struct PlantedSlips {
  let text: [UInt8]
  /// The bytes of each slip in ``text``, in order, and what was meant by them.
  let slips: [(bytes: Range<Int>, meant: [UInt8])]

  /// What is typed in place of a character of JSON.
  private static let signs = ["{", "}", "[", "]", ",", ":", "\"", "，", "：", "`", "'", ";", "“"]
  /// What is typed beside one.
  private static let pieces = signs + [" ", "\n", "ㅂ", "1", "x", "//", "\u{A0}"]

  init(_ count: Int, in original: [UInt8], _ random: inout SeededGenerator) {
    let tokens = Mutant.tokens(of: original)
    var edits: [(bytes: Range<Int>, slip: [UInt8])] = []
    for _ in 0..<count {
      let edit = Self.slip(in: original, tokens, &random)
      let isApart = edits.allSatisfy {
        $0.bytes.upperBound < edit.bytes.lowerBound || edit.bytes.upperBound < $0.bytes.lowerBound
      }
      if isApart { edits.append(edit) }
    }
    var (text, slips, offset) = ([UInt8](), [(bytes: Range<Int>, meant: [UInt8])](), 0)
    for edit in edits.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
      text += original[offset..<edit.bytes.lowerBound]
      slips.append((text.count..<text.count + edit.slip.count, Array(original[edit.bytes])))
      text += edit.slip
      offset = edit.bytes.upperBound
    }
    self.text = text + original[offset...]
    self.slips = slips
  }

  private static func slip(
    in original: [UInt8], _ tokens: [Range<Int>], _ random: inout SeededGenerator
  ) -> (bytes: Range<Int>, slip: [UInt8]) {
    let index = Int.random(in: 0..<tokens.count - 3, using: &random)
    let (token, next) = (tokens[index], tokens[index + 1])
    func any(_ choices: [String]) -> [UInt8] { Array(random.any(of: choices).utf8) }
    // A quote, a bracket or any other end of a token.
    let end = Bool.random(using: &random) ? token.lowerBound : token.upperBound - 1
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return (token, [])
    case 1: return (token, Array(original[token] + original[token]))
    case 2:
      let between = original[token.upperBound..<next.lowerBound]
      return (token.lowerBound..<next.upperBound, Array(original[next] + between + original[token]))
    case 3: return (end..<end + 1, [])
    case 4: return (end..<end + 1, [original[end], original[end]])
    case 5: return (end..<end, any(pieces))
    case 6:
      // All of `},{`, or a part of it.
      let joint = tokens[index...].prefix(3).prefix { ",{}".utf8.contains(original[$0.lowerBound]) }
      return (token.lowerBound..<(joint.last ?? token).upperBound, [])
    case 7:
      let inside = token.filter { original[$0] & 0xC0 != 0x80 }.randomElement(using: &random) ?? end
      return (inside..<inside, any(pieces))
    default: return (end..<end + 1, any(signs))
    }
  }

  /// Whether a fixed document is valid, once those slips are repaired that fixes have left in it.
  func isRepairable(_ fixed: [UInt8], isValid: ([UInt8]) -> Bool) -> Bool {
    let ranges = ranges(in: fixed)
    var texts: [(text: [UInt8], shift: Int)] = [(fixed, 0)]
    for (slip, ranges) in zip(slips, ranges) {
      texts += texts.flatMap { text, shift in
        ranges.map { range in
          let range = range.lowerBound + shift..<range.upperBound + shift
          let repaired = Array(text[..<range.lowerBound] + slip.meant + text[range.upperBound...])
          return (repaired, shift + slip.meant.count - range.count)
        }
      }
    }
    return texts.contains { isValid($0.text) }
  }

  /// Where each slip is in a fixed document, or what is left of it; where nothing is, before or behind
  /// what was put there.
  private func ranges(in fixed: [UInt8]) -> [[Range<Int>]] {
    let difference = fixed.difference(from: text)
    var (isRemoved, isInserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): isRemoved.insert(offset)
      case .insert(let offset, _, _): isInserted.insert(offset)
      }
    }
    // Where each byte begins, before and behind what was inserted there.
    var (before, behind, offset) = ([Int](), [Int](), 0)
    for index in 0...text.count {
      before.append(offset)
      while isInserted.contains(offset) { offset += 1 }
      behind.append(offset)
      if !isRemoved.contains(index) { offset += 1 }
    }
    return slips.map { slip in
      let (start, end) = (slip.bytes.lowerBound, slip.bytes.upperBound)
      let isGone = slip.bytes.allSatisfy(isRemoved.contains)
      let gaps = isGone ? Set([before[start], behind[start]]).map { $0..<$0 } : []
      return slip.bytes.isEmpty || behind[start] > before[end]
        ? gaps : gaps + [behind[start]..<before[end]]
    }
  }
}
