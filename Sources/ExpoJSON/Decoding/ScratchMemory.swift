import ExpoBase

/// Memory in which strings with escapes are unescaped one after another.
///
/// Allocating and freeing memory for each long string would take a tenth of the time of decoding.
@safe
final class ScratchMemory {
  private var memory = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)

  deinit { unsafe memory.deallocate() }

  /// The characters of the bytes between two quotes, without escapes.
  func unescaped(_ bytes: SourceBytes, _ content: Range<Int>) -> String {
    if unsafe memory.count < content.count {
      unsafe memory.deallocate()
      unsafe memory = .allocate(byteCount: max(2 * content.count, 4096), alignment: 16)
    }
    return unsafe EscapedString.unescaped(bytes, content, in: memory)
  }
}
