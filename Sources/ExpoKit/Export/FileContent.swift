import ExpoBase
import ExpoModel
import ExpoSystem

/// A file's size and a fast 128-bit hash, the same on every platform but not resistant to forgery.
struct FileContent: Hashable, Sendable {
  /// In bytes.
  let size: Int
  fileprivate let high: UInt64
  fileprivate let low: UInt64
}

extension FileContent {
  /// Nil if the hash is not 32 lowercase hexadecimal digits.
  init?(size: Int, hash: String) {
    guard hash.utf8.count == 32, hash.utf8.allSatisfy("0123456789abcdef".utf8.contains),
      let high = UInt64(Substring(hash.utf8.prefix(16)), radix: 16),
      let low = UInt64(Substring(hash.utf8.suffix(16)), radix: 16)
    else { return nil }
    self.init(size: size, high: high, low: low)
  }

  /// The 32 digits of the hash.
  var digits: String {
    [high, low].map { String($0, radix: 16).zeroPadded(to: 16) }.joined()
  }
}

/// Hashes bytes that arrive in pieces; the hash does not depend on where they are cut.
///
/// Eight bytes at a time are mixed into two words. Each word is multiplied by its own constant, and the
/// halves of the 128-bit product are added.
struct ContentHasher {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  /// Bytes that do not fill a word yet, the first one in the lowest bits.
  private var rest: UInt64 = 0
  private var count = 0

  mutating func update(_ bytes: Span<UInt8>) {
    // The bytes that complete the word of earlier bytes.
    let head = min((8 - (count & 7)) & 7, bytes.count)
    for index in 0..<head { take(bytes[index]) }
    let words = (bytes.count - head) / 8
    add(words, of: unsafe bytes.bytes, from: head)
    count += words * 8
    for index in head + words * 8..<bytes.count { take(bytes[index]) }
  }

  var content: FileContent {
    var copy = self
    copy.add(rest)
    copy.add(UInt64(count))
    copy.add(copy.first ^ copy.second)
    return FileContent(size: count, high: copy.first, low: copy.second)
  }

  private mutating func take(_ byte: UInt8) {
    rest |= UInt64(byte) << UInt64((count & 7) * 8)
    count += 1
    if count & 7 == 0 {
      add(rest)
      rest = 0
    }
  }

  /// Adds consecutive words; between them, the state stays in registers.
  private mutating func add(_ words: Int, of bytes: RawSpan, from start: Int) {
    var one = first
    var other = second
    for index in 0..<words {
      let word = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: start + index * 8, as: UInt64.self)
      one = Self.mixed(one ^ word.littleEndian, 0xA076_1D64_78BD_642F)
      other = Self.mixed(other ^ word.littleEndian, 0xE703_7ED1_A0B4_28DB)
    }
    first = one
    second = other
  }

  private mutating func add(_ word: UInt64) {
    first = Self.mixed(first ^ word, 0xA076_1D64_78BD_642F)
    second = Self.mixed(second ^ word, 0xE703_7ED1_A0B4_28DB)
  }

  @inline(__always)
  private static func mixed(_ word: UInt64, _ factor: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: factor)
    return product.high &+ product.low
  }
}

extension RenderedFile {
  /// The content that the file will have; its bytes are passed on block by block.
  func fileContent(_ body: (Span<UInt8>) throws -> Void = { _ in }) throws -> FileContent {
    var hasher = ContentHasher()
    func pass(_ bytes: Span<UInt8>) throws {
      hasher.update(bytes)
      try body(bytes)
    }
    switch content {
    case .kept: throw FileError.missing(path)
    case .copy(let source): try OpenFile(source, for: .readingUnlinked).forEachBlock(pass)
    case .parts: try forEachBlock { block in try block.withSpan { try pass($0) } }
    }
    return hasher.content
  }
}

extension OpenFolder {
  /// The content of a file in the folder, links not followed; nil if it is not a plain file.
  func content(of name: String) throws -> FileContent? {
    let file: OpenFile
    do throws(FileError) {
      file = try OpenFile(name, in: self, for: .readingUnlinked)
    } catch {
      guard let errno = error.errno, errno == .missing || Errno.noPlainFile.contains(errno)
      else { throw error }
      return nil
    }
    guard try file.status().kind == .file else { return nil }
    var hasher = ContentHasher()
    try file.forEachBlock { hasher.update($0) }
    return hasher.content
  }
}
