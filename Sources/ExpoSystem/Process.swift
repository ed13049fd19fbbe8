package import ExpoBase

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

  /// Only processors that are online count.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Empty if the system does not tell.
  package static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)  // POSIX `HOST_NAME_MAX` and a NUL
    guard unsafe gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Since 1970.
  package static var now: Int { time(nil) }

  /// The clock is never set.
  @Sendable package static func secondsSinceStart() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A signal ends the pause.
  package static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  package static func exit(_ status: Int32) -> Never { libcExit(status) }
}

// By names that no member has.
private func libcExit(_ status: Int32) -> Never { exit(status) }
private func libcFree(_ memory: UnsafeMutableRawPointer?) { unsafe free(memory) }

// MARK: - Memory

extension System {
  /// In bytes.
  static func pageSize() -> UInt { UInt(sysconf(Int32(_SC_PAGESIZE))) }

  /// Maps the first `size` bytes for reading; nil if the system refuses.
  @unsafe
  static func map(_ file: FileDescriptor, size: Int) -> UnsafeRawBufferPointer? {
    let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { return nil }
    return unsafe UnsafeRawBufferPointer(start: start, count: size)
  }

  @unsafe
  static func unmap(_ memory: UnsafeRawBufferPointer) {
    unsafe munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
  }

  @unsafe
  static func mapZeroPage(at address: UInt, size: UInt) -> Bool {
    let flags = MAP_PRIVATE | MAP_FIXED | Int32(MAP_ANONYMOUS)
    let start = unsafe UnsafeMutableRawPointer(bitPattern: address)
    return unsafe mmap(start, Int(size), PROT_READ, flags, -1, 0) != MAP_FAILED
  }
}

/// Memory that is filled piece by piece and grows as needed.
@safe
package final class GrowingBlock {
  package private(set) var memory = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
  package private(set) var count = 0

  /// - Throws: ``Errno`` if there is no memory.
  package init(capacity: Int) throws(Errno) { try resize(to: max(1, capacity)) }

  deinit { unsafe libcFree(memory.baseAddress) }

  /// For the next bytes; never empty.
  package var free: UnsafeMutableRawBufferPointer { unsafe .init(rebasing: memory[count...]) }

  /// Counts the first bytes of ``free`` as filled.
  ///
  /// - Throws: ``Errno`` if there is no memory to grow.
  package func fill(_ added: Int) throws(Errno) {
    count += added
    if unsafe count == memory.count { try resize(to: count * 2) }
  }

  private func resize(to size: Int) throws(Errno) {
    guard let start = unsafe realloc(memory.baseAddress, size) else { throw .noMemory }
    unsafe memory = UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  /// The block must not be filled any further.
  package var bytes: SourceBytes {
    unsafe SourceBytes(
      UnsafeRawBufferPointer(rebasing: memory[..<count]), owner: self, isOwned: true)
  }
}

extension UnsafeMutablePointer {
  /// Memory that is never freed, since a signal handler may use it at any time.
  package static func forever(_ value: Pointee, count: Int = 1) -> UnsafeMutablePointer {
    let memory = UnsafeMutablePointer.allocate(capacity: count)
    unsafe memory.initialize(repeating: value, count: count)
    return unsafe memory
  }
}

// MARK: - Threads

/// A value that one thread at a time may use (POSIX mutex).
@safe
final class Locked<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}

/// Made when a thread first asks for it, and kept.
package final class Lazily<Value: Sendable>: Sendable {
  private let made = Locked<Value?>(nil)
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value {
    made.withLock { made in
      let value = made ?? make()
      made = value
      return value
    }
  }
}

/// A thread with a given stack size, independent of the limit of the process: `ulimit -s` may leave
/// 64 KB, and musl gives threads 128 KB, which is too little.
@safe
struct SystemThread {
  /// In bytes; only the used part takes memory.
  private static let stackSize = 8 << 20
  /// The smallest limit at which the main thread's stack is large enough.
  private static let enough = 1 << 20

  private let thread: pthread_t?

  private typealias Body = Locked<@Sendable () -> Void>

  init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, Self.stackSize) == 0 else { return nil }
    let body = unsafe Unmanaged.passRetained(Body(run))
    var thread = pthread_t(bitPattern: 0)
    let failure = unsafe pthread_create(
      &thread, &attributes,
      { raw in
        let raw: UnsafeMutableRawPointer? = unsafe raw
        if let raw = unsafe raw {
          unsafe Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().withLock { $0() }
        }
        return nil
      }, body.toOpaque())
    guard failure == 0 else {
      unsafe body.release()
      return nil
    }
    self.thread = thread
  }

  func join() {
    if let thread { pthread_join(thread, nil) }
  }

  static var hasSmallStack: Bool {
    var limit = rlimit()
    guard unsafe getrlimit(stackLimit, &limit) == 0 else { return false }
    return limit.rlim_cur < enough
  }

  #if canImport(Glibc)
    private static let stackLimit = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  #else
    private static let stackLimit = RLIMIT_STACK
  #endif
}

/// Calls a function on this thread, or on a new one if the stack is too small.
package func withLargeStack<Result: Sendable>(
  _ body: @escaping @Sendable () -> Result
) -> Result {
  let outcome = Locked<Result?>(nil)
  let run = { @Sendable in outcome.withLock { $0 = body() } }
  guard SystemThread.hasSmallStack, let thread = SystemThread(run) else { return body() }
  // Signals go to the thread that may wait for input, as they would go to this one.
  Signal.holdingBack(nil) { thread.join() }
  guard let result = outcome.withLock({ $0 }) else { preconditionFailure("a thread ended early") }
  return result
}

/// Transforms items on several threads and returns the results in the order of the items.
///
/// Each thread takes the next item as soon as it is free, so that a slow item or a busy processor
/// does not delay other threads. Without `jobs` there is one thread per processor. The calling
/// thread works too, alone if no other can be started.
package func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int?, _ transform: @escaping @Sendable (Item) -> Result
) -> [Result] {
  guard items.count > 1 else { return items.map(transform) }
  let jobs = min(jobs ?? System.processorCount, items.count)
  guard jobs > 1 else { return items.map(transform) }
  return unsafe [Result](unsafeUninitializedCapacity: items.count) { memory, count in
    let queue = Locked(items.indices)
    nonisolated(unsafe) let results = unsafe memory
    let work = { @Sendable in
      while let index = queue.withLock({ $0.popFirst() }) {
        unsafe results.initializeElement(at: index, to: transform(items[index]))
      }
    }
    let threads = (1..<jobs).map { _ in SystemThread(work) }
    work()
    for thread in threads { thread?.join() }
    count = items.count
  }
}
