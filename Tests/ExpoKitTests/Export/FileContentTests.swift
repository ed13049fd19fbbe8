import Testing

@testable import ExpoKit

struct FileContentTests {
  @Test(
    "the hash of a content is the same in every version",
    arguments: [
      ("", "05976e182deaf023f21e60535f615b2b"), ("a", "2ae14ad58d48c52600104a1348b67212"),
      ("직지심체요절", "377a988ee64982613fa9f26dc8d9a7cf"),
    ])
  func pinned(text: String, digits: String) {
    #expect(FileContent(of: text.utf8).digits == digits)
  }

  @Test("the hash does not depend on how bytes are cut")
  func pieces() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let whole = FileContent(of: bytes)
    for size in [1, 2, 3, 7, 8, 9, 64, 999] {
      var hasher = ContentHasher()
      for start in stride(from: 0, to: bytes.count, by: size) {
        hasher.update(Array(bytes[start..<min(start + size, bytes.count)]).span)
      }
      #expect(hasher.content == whole, "pieces of \(size)")
      #expect(hasher.content.size == bytes.count)
    }
  }

  @Test("similar contents have very different hashes")
  func differences() {
    var hashes: Set<String> = []
    var contents: Set<[UInt8]> = []
    // Zeros of every length, one bit set at every place, two neighbors exchanged.
    for length in 0..<80 { contents.insert([UInt8](repeating: 0, count: length)) }
    for bit in 0..<8 * 64 {
      var bytes = [UInt8](repeating: 0, count: 64)
      bytes[bit / 8] = 1 << UInt8(bit % 8)
      contents.insert(bytes)
    }
    for index in 0..<63 {
      var bytes = (0..<64).map { UInt8($0) }
      bytes.swapAt(index, index + 1)
      contents.insert(bytes)
    }
    for content in contents { hashes.insert(FileContent(of: content).digits) }
    #expect(hashes.count == contents.count)
  }

  @Test(
    "only 32 lowercase digits are read as a hash",
    arguments: ["", "0", "g0000000000000000000000000000000", "ABCDEF00000000000000000000000000"])
  func digits(text: String) {
    let content = FileContent(of: [1, 2, 3])
    #expect(FileContent(size: 3, hash: content.digits) == content)
    #expect(content.digits.utf8.count == 32)
    #expect(FileContent(size: 3, hash: text) == nil)
  }
}

extension FileContent {
  init(of bytes: some Collection<UInt8>) {
    var hasher = ContentHasher()
    hasher.update(Array(bytes).span)
    self = hasher.content
  }
}
