import ExpoCatalog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension PagerHost {
  /// The system's own processes and terminal.
  static let system = PagerHost(
    start: { PagerProcess($0) }, hasProgram: hasProgram, readLine: readTerminalLine)

  private static func hasProgram(_ name: String) -> Bool {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  private static func readTerminalLine() -> String? {
    guard let terminal = fopen("/dev/tty", "r") else { return nil }
    defer { fclose(terminal) }
    var line = [CChar](repeating: 0, count: 4096)
    guard fgets(&line, Int32(line.count), terminal) != nil else { return "q" }
    return String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
