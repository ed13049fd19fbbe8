import ExpoCatalog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension PagerHost {
  /// The system's own processes and terminal; `searchPath` is the value of `PATH`.
  static func system(searchPath: String?) -> PagerHost {
    let folders = (searchPath ?? "/usr/bin:/bin").split(separator: ":")
    return PagerHost(
      start: { PagerProcess($0) },
      hasProgram: { name in folders.contains { access("\($0)/\(name)", X_OK) == 0 } },
      readLine: readTerminalLine)
  }

  private static func readTerminalLine() -> String? {
    guard let terminal = fopen("/dev/tty", "r") else { return nil }
    defer { fclose(terminal) }
    var line = [CChar](repeating: 0, count: 4096)
    guard fgets(&line, Int32(line.count), terminal) != nil else { return "q" }
    return String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
