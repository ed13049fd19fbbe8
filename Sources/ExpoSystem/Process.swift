#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The number of processors that are online.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The name of this computer; empty if it is unknown.
  package static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)  // POSIX `HOST_NAME_MAX` and a NUL
    guard unsafe gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The time in seconds since 1970.
  package static var now: Int { time(nil) }

  /// The seconds since an arbitrary moment, by a clock that is never set.
  @Sendable package static func secondsSinceStart() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A signal ends the pause.
  package static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  package static func exit(_ status: Int32) -> Never { libcExit(status) }
}

// Inside the enumeration, `exit` would be its own function.
private func libcExit(_ status: Int32) -> Never { exit(status) }
