// The only file of this module that imports libc.

#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#else
  package import Darwin
#endif

/// The calls to the operating system of this module that belong to no type of their own.
enum SystemCalls {
  /// The size of a memory page in bytes.
  static func pageSize() -> UInt { UInt(sysconf(Int32(_SC_PAGESIZE))) }

  /// Maps the first `size` bytes of an open file for reading; nil if the system refuses.
  @unsafe
  static func map(_ descriptor: Int32, size: Int) -> UnsafeRawBufferPointer? {
    let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { return nil }
    return unsafe UnsafeRawBufferPointer(start: start, count: size)
  }

  @unsafe
  static func unmap(_ memory: UnsafeRawBufferPointer) {
    unsafe munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
  }

  /// Maps a page of zeros over an address; false if the system refuses.
  @unsafe
  static func mapZeroPage(at address: UInt, size: UInt) -> Bool {
    let flags = MAP_PRIVATE | MAP_FIXED | Int32(MAP_ANONYMOUS)
    let start = unsafe UnsafeMutableRawPointer(bitPattern: address)
    return unsafe mmap(start, Int(size), PROT_READ, flags, -1, 0) != MAP_FAILED
  }

  /// The number of processors that are online.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The value of an environment variable; nil if it is not set.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}

/// Why a system call failed: its `errno`.
package struct Errno: Error, Equatable {
  /// The number of the error.
  package let code: Int32

  /// Creates an error by its number.
  package init(code: Int32) { self.code = code }

  /// The error of the last call.
  package static var last: Errno { Errno(code: errno) }
}

// MARK: - Files

/// What every module does with paths and open files.
package enum SystemFiles {
  /// Passes on a path as a C string: the only way of a path to the system.
  ///
  /// - Throws: `ENOENT` if it contains NUL: C would take the part before it for the path.
  package static func withPath<Value>(
    _ path: String, _ call: (UnsafePointer<CChar>) throws(Errno) -> Value
  ) throws(Errno) -> Value {
    try unsafe path.withCString { text in
      Result { () throws(Errno) in
        guard unsafe strlen(text) == path.utf8.count else { throw Errno(code: ENOENT) }
        return unsafe try call(text)
      }
    }.get()
  }

  /// Reads into memory and returns the number of bytes; 0 at the end of the file.
  ///
  /// It waits for a descriptor that does not block.
  package static func fill(
    _ memory: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) throws(Errno) -> Int {
    try waiting(for: POLLIN, of: descriptor) {
      unsafe read(descriptor, memory.baseAddress, memory.count)
    }
  }

  /// Writes all bytes; it waits for a descriptor that does not block.
  package static func writeAll(_ bytes: Span<UInt8>, to descriptor: Int32) throws(Errno) {
    var done = 0
    while done < bytes.count {
      done += try waiting(for: POLLOUT, of: descriptor) {
        unsafe bytes.withUnsafeBytes {
          unsafe write(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done)
        }
      }
    }
  }

  /// Makes a call again while a signal interrupts it or it would block.
  private static func waiting(
    for event: Int32, of descriptor: Int32, _ call: () -> Int
  ) throws(Errno) -> Int {
    while true {
      let count = call()
      if count >= 0 { return count }
      let error = Errno.last
      if error.code == EAGAIN {
        var wanted = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        _ = unsafe poll(&wanted, 1, -1)
      } else if error.code != EINTR {
        throw error
      }
    }
  }
}

/// A lock between threads (POSIX mutex).
@safe
final class ThreadLock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Creates a lock that nobody holds.
  init() {
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Holds the lock while it calls a function.
  func withLock<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// A value that is made when a thread first asks for it, and kept.
package final class Lazily<Value: Sendable>: @unchecked Sendable {
  private let lock = ThreadLock()
  private let make: @Sendable () -> Value
  private var made: Value?

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value {
    lock.withLock {
      let value = made ?? make()
      made = value
      return value
    }
  }
}

// MARK: - Threads

/// A thread with a given stack size, independent of the limit of the process.
///
/// `ulimit -s` may leave 64 KB, and musl gives threads 128 KB, which is too little.
@safe
package struct SystemThread {
  /// The size of a stack in bytes; only the used part takes memory.
  private static let stackSize = 8 << 20
  /// The smallest limit at which the main thread's stack is large enough.
  private static let enough = 1 << 20

  private let thread: pthread_t?

  /// What a thread gets or returns; read by one thread at a time.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private typealias Body = Box<@Sendable () -> Void>

  /// Starts a thread; nil if the system has no more.
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
        #if canImport(Darwin)
          unsafe Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().value()
        #else
          guard let raw = unsafe raw else { return nil }
          unsafe Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().value()
        #endif
        return nil
      }, body.toOpaque())
    guard failure == 0 else {
      unsafe body.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the thread has ended.
  func join() {
    if let thread { pthread_join(thread, nil) }
  }

  /// Calls a function on a stack that is large enough: on this thread or on a new one.
  package static func withLargeStack<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) -> Result {
    let outcome = Box<Result?>(nil)
    guard hasSmallStack, let thread = SystemThread({ outcome.value = body() }) else {
      return body()
    }
    // Signals go to the thread that may wait for input, as they would go to this one.
    var (all, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
    thread.join()
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    guard let result = outcome.value else { preconditionFailure("a thread ended early") }
    return result
  }

  /// Whether the process was started with a small stack.
  private static var hasSmallStack: Bool {
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

// MARK: - Signals

/// A function that handles a signal and receives its cause (POSIX `SA_SIGINFO`).
package typealias SignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

/// What the process does when a signal arrives (POSIX `sigaction`).
///
/// Nothing here allocates memory or takes a lock: signal handlers may call all of it.
@safe
package struct SignalAction {
  private var action = sigaction()

  /// Creates the action of calling a handler; `once` resets the signal to its default first.
  package init(_ handler: @escaping SignalHandler, once: Bool = false) {
    #if os(Linux)
      unsafe action.__sigaction_handler.sa_sigaction = handler
    #else
      unsafe action.__sigaction_u.__sa_sigaction = handler
    #endif
    let flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART
    action.sa_flags = Int32(flags) | (once ? Self.resetFlag : 0)
  }

  private init(plain handler: (@convention(c) (Int32) -> Void)?) {
    #if os(Linux)
      unsafe action.__sigaction_handler.sa_handler = handler
    #else
      unsafe action.__sigaction_u.__sa_handler = handler
    #endif
  }

  private static var resetFlag: Int32 { Int32(truncatingIfNeeded: SA_RESETHAND) }

  /// The default action of the system.
  package static var systemDefault: SignalAction { SignalAction(plain: SIG_DFL) }
  /// Ignoring the signal.
  package static var ignore: SignalAction { SignalAction(plain: SIG_IGN) }

  /// The action that a signal has now.
  package static func current(of signal: Int32) -> SignalAction {
    var current = systemDefault
    _ = unsafe sigaction(signal, nil, &current.action)
    return current
  }

  /// Makes this the action of a signal.
  package func install(for signal: Int32) {
    var copy = action
    _ = unsafe sigaction(signal, &copy, nil)
  }

  /// Whether it is the default action of the system.
  package var isDefault: Bool { unsafe address == unsafeBitCast(SIG_DFL, to: Int.self) }
  /// Whether the signal is ignored.
  package var isIgnored: Bool { unsafe address == unsafeBitCast(SIG_IGN, to: Int.self) }
  /// Whether the signal goes back to its default when it arrives.
  var isOnce: Bool { action.sa_flags & Self.resetFlag != 0 }

  private var address: Int { unsafe unsafeBitCast(plainHandler, to: Int.self) }

  private var plainHandler: (@convention(c) (Int32) -> Void)? {
    #if os(Linux)
      return unsafe action.__sigaction_handler.sa_handler
    #else
      return unsafe action.__sigaction_u.__sa_handler
    #endif
  }

  private var handler: SignalHandler? {
    #if os(Linux)
      return unsafe action.__sigaction_handler.sa_sigaction
    #else
      return unsafe action.__sigaction_u.__sa_sigaction
    #endif
  }

  /// Calls the handler; false if there is none.
  @unsafe
  func call(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) -> Bool {
    if isDefault || isIgnored { return false }
    if action.sa_flags & Int32(SA_SIGINFO) != 0 {
      unsafe handler?(signal, info, context)
    } else {
      plainHandler?(signal)
    }
    return true
  }
}

/// Signals, and what signal handlers use.
package enum Signal {
  static var bus: Int32 { SIGBUS }

  /// Sends a signal to this process.
  package static func send(_ signal: Int32) { kill(getpid(), signal) }

  /// Runs `body` and leaves `errno` as it was before.
  package static func keepingErrno(_ body: () -> Void) {
    let error = errno
    body()
    errno = error
  }

  /// Whether a signal was sent by a process, and not raised by a fault.
  package static func wasSent(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    guard let info = unsafe info else { return false }
    #if canImport(Darwin)
      // Positive there, unlike elsewhere.
      let code = unsafe info.pointee.si_code
      return code == SI_USER || code == SI_QUEUE
    #else
      return unsafe info.pointee.si_code <= 0
    #endif
  }

  /// The address whose access raised the signal.
  static func address(_ info: UnsafeMutablePointer<siginfo_t>?) -> UInt {
    #if os(Linux)
      return unsafe UInt(bitPattern: info?.pointee._sifields._sigfault.si_addr)
    #else
      return unsafe UInt(bitPattern: info?.pointee.si_addr)
    #endif
  }
}
