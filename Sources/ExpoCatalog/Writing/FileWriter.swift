#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes bytes, whole or with the reason why not.
public enum FileWriter {
  /// Writes all bytes to an open descriptor, going on after interruptions and short writes.
  ///
  /// - Throws: ``FileError``; ``FileError/brokenPipe`` if nobody reads any more.
  public static func write(
    _ bytes: [UInt8], to descriptor: Int32, named name: String
  ) throws(FileError) {
    let failure = bytes.withUnsafeBytes { buffer -> Int32 in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        let count = systemWrite(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return errno }
        done += count
      }
      return 0
    }
    if failure == EPIPE { throw .brokenPipe }
    guard failure == 0 else { throw FileError(name, failure) }
  }
}
