#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes text to open descriptors, whole or with the reason why not.
public enum FileWriter {
  /// Writes all of a text, going on after interruptions and short writes.
  ///
  /// - Throws: ``FileError``; ``FileError/brokenPipe`` if nobody reads any more.
  public static func write(
    _ text: String, to descriptor: Int32, named name: String
  ) throws(FileError) {
    var text = text
    let failure = text.withUTF8 { buffer -> Int32 in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[done...])
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

extension FileError {
  /// Nobody reads the output any more.
  public static let brokenPipe = FileError(path: "", reason: "broken pipe")
}
