#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A value that only one thread at a time can use (POSIX mutex).
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

/// A value that is made when a thread first asks for it, and kept.
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
  /// The size in bytes; only the used part takes memory.
  private static let stackSize = 8 << 20
  /// The smallest limit, in bytes, with which the main thread's stack is large enough.
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
  // Signals must interrupt the new thread, which may wait for input, not this one.
  Signal.blocking(nil) { thread.join() }
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
