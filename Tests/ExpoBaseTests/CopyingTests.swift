import Testing

@testable import ExpoBase

/// Copies of text up to a byte, of all lengths around the blocks that are copied at once.
struct CopyingTests {
  /// What is copied of some bytes up to the first backslash, and whether it is said to be ASCII.
  private func copy(
    _ bytes: [UInt8], from start: Int, at offset: Int
  ) -> (text: [UInt8], end: Int, isASCII: Bool) {
    let source = SourceBytes(bytes)
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: offset + bytes.count - start, alignment: 1)
    defer { unsafe memory.deallocate() }
    let (end, isASCII) = unsafe source.copy(
      start..<bytes.count, before: UInt8(ascii: "\\"), to: memory, at: offset)
    return unsafe (Array(memory[offset..<offset + end - start]), end, isASCII)
  }

  @Test(
    "a text is copied up to the first backslash",
    arguments: [0, 1, 15, 16, 17, 63, 64, 65, 79, 80, 127, 128, 200])
  func backslash(count: Int) {
    for index in 0...count {
      for start in [0, 1, 5] where start <= index {
        var bytes = (0..<count).map { UInt8(ascii: "a") + UInt8($0 % 26) }
        if index < count { bytes[index] = UInt8(ascii: "\\") }
        let copy = copy(bytes, from: start, at: start)
        #expect(copy.end == index && copy.text == Array(bytes[start..<index]))
        #expect(copy.isASCII)
      }
    }
  }

  @Test(
    "a byte beyond ASCII is found at every position", arguments: [1, 15, 16, 17, 64, 65, 90, 150])
  func beyondASCII(count: Int) {
    for index in 0..<count {
      var bytes = [UInt8](repeating: 0x7F, count: count)
      bytes[index] = 0x80
      let copy = copy(bytes, from: 0, at: 3)
      #expect(copy.text == bytes && copy.end == count && !copy.isASCII)
    }
  }
}

struct FirstLaneTests {
  @Test("the index of the first set lane is found, or none", arguments: 0..<16)
  func first(lane: Int) {
    var mask = SIMDMask<SIMD16<Int8>>(repeating: false)
    #expect(mask.firstLane == nil)
    for index in lane..<16 { mask[index] = true }
    #expect(mask.firstLane == lane)
  }
}
