import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoBase

/// Texts of memory that somebody else writes to, as to a mapped file.
struct SourceBytesTests {
  /// Shared memory that a thread fills with well-formed and ill-formed text in turn.
  @safe
  private final class Flickering: @unchecked Sendable {
    private static let texts: [[UInt8]] = [
      Array(String(repeating: "한글", count: 40).utf8), [UInt8](repeating: 0xED, count: 240),
    ]
    private let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 240)
    private let lock = NSLock()
    private var isEnded = false

    init() { unsafe _ = memory.initialize(fromContentsOf: Self.texts[0]) }

    deinit { unsafe memory.deallocate() }

    var bytes: SourceBytes {
      unsafe SourceBytes(UnsafeRawBufferPointer(memory), owner: self, isOwned: false)
    }

    func start() {
      Thread.detachNewThread { [self] in
        while !lock.withLock({ isEnded }) {
          for text in Self.texts {
            for index in text.indices { unsafe memory[index] = text[index] }
          }
        }
      }
    }

    func end() { lock.withLock { isEnded = true } }
  }

  @Test("a text is well-formed even if its bytes change while they are copied")
  func changing() {
    let memory = Flickering()
    memory.start()
    defer { memory.end() }
    let bytes = memory.bytes
    var illFormed = 0
    for _ in 0..<Thoroughness.flickers {
      for text in [bytes.wellFormedText(in: 0..<240), bytes.text(in: 0..<240)]
      where String(validating: Array(text.utf8), as: UTF8.self) == nil {
        illFormed += 1
      }
    }
    #expect(illFormed == 0)
  }

  @Test(
    "bytes are read as text, ill-formed ones as replacement characters",
    arguments: [
      ([], ""), ([0x61], "a"), ([0xED, 0x95, 0x9C], "한"), ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
      ([0xED, 0x95], "\u{FFFD}"),
    ] as [([UInt8], String)], [false, true])
  func text(row: (bytes: [UInt8], text: String), isOwned: Bool) {
    let own = SourceBytes(row.bytes)
    let bytes = own.withContiguousStorageIfAvailable {
      unsafe SourceBytes(UnsafeRawBufferPointer($0), owner: own.owner, isOwned: isOwned)
    }
    #expect(bytes?.text(in: 0..<row.bytes.count) == row.text)
  }

  @Test("two parts are the same only if each byte is", arguments: 0...20)
  func same(count: Int) {
    let part = (0..<count).map(UInt8.init)
    for changed in 0...count {
      let other = part.indices.map { $0 == changed ? 0xFF : part[$0] }
      let isSame = SourceBytes(part + other).isSame(in: 0..<count, as: count..<2 * count)
      #expect(isSame == (changed == count))
    }
  }
}

/// The order of bytes, in which lists of paths are.
struct ByteOrderTests {
  @Test(
    "texts are sorted by their bytes, and found in that order",
    arguments: [
      [], ["a"], ["", "a", "a-b", "a.b", "a/b", "ab"], ["A", "Z", "a", "z", "é", "한", "😀"],
      ["e\u{301}", "é"],
    ])
  func order(texts: [String]) {
    #expect(
      texts.reversed().sorted(byBytesOf: \.self).map { Array($0.utf8) }
        == texts.map { Array($0.utf8) })
    for (index, text) in texts.enumerated() {
      #expect(texts.partitioningIndex { !$0.precedesInBytes(text) } == index)
      #expect(!text.precedesInBytes(text))
    }
    #expect(texts.partitioningIndex { !$0.precedesInBytes("\u{10FFFF}") } == texts.count)
  }
}
