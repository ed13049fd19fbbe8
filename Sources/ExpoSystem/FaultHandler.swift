/// The one handler of SIGBUS in a process.
///
/// Reading a page that a mapped file no longer has raises SIGBUS. In watched memory, the handler maps a page
/// of zeros in its place and marks the memory as cut. After any other SIGBUS it calls the crash hook, then the
/// handler that was installed before; without one, the process ends.
///
/// The command and a raw terminal call ``install()``, the library never does: without it, files are
/// read instead of mapped.
package enum FaultHandler {
  /// The number of pieces of memory that can be watched at a time.
  static let capacity = 256

  /// The state that the handler reads, allocated before it is installed and never freed.
  @safe
  private struct State {
    /// The pages watched in each slot; empty for a slot that is free.
    let ranges: UnsafeMutablePointer<MappedPages>
    /// Whether a page of each slot was gone when it was read.
    let cuts: UnsafeMutablePointer<Bool>
    let pageSize = System.pageSize()
    var isInstalled = false
    var previous = SignalAction.systemDefault
    /// Called for a SIGBUS that is a crash, before the previously installed handler.
    var crashHook: (@convention(c) () -> Void)?
  }

  nonisolated(unsafe) private static let state = unsafe UnsafeMutablePointer<State>.forever(
    State(ranges: .forever(.empty, count: capacity), cuts: .forever(false, count: capacity)))

  /// Held by code that changes the state, never by the handler.
  private static let lock = Locked(())

  /// Installs the handler for the rest of the process's life; a second call does nothing.
  ///
  /// Call it when the program starts. A handler that something else installs later replaces this
  /// one: a truncated mapped file then ends the process.
  package static func install() {
    lock.withLock { _ in
      guard unsafe !state.pointee.isInstalled else { return }
      unsafe state.pointee.previous = .current(of: Signal.bus.number)
      unsafe state.pointee.isInstalled = true
      unsafe SignalAction(handle).install(for: Signal.bus.number)
    }
  }

  /// Sets the function to call before a crash; nil for none.
  package static func setCrashHook(_ hook: (@convention(c) () -> Void)?) {
    lock.withLock { _ in unsafe state.pointee.crashHook = hook }
  }

  // MARK: Watched memory

  /// Watches memory and returns its slot; nil if the handler is not installed, or no slot is free.
  static func watch(_ memory: UnsafeRawBufferPointer) -> Int? {
    lock.withLock { _ in
      guard unsafe state.pointee.isInstalled,
        let pages = unsafe MappedPages(
          address: UInt(bitPattern: memory.baseAddress), byteCount: memory.count,
          pageSize: state.pointee.pageSize),
        let free = (0..<capacity).first(where: { unsafe state.pointee.ranges[$0] == .empty })
      else { return nil }
      unsafe state.pointee.cuts[free] = false
      unsafe state.pointee.ranges[free] = pages
      return free
    }
  }

  /// Frees a slot; call it before the memory is unmapped.
  static func forget(_ slot: Int) {
    lock.withLock { _ in unsafe state.pointee.ranges[slot] = .empty }
  }

  /// Whether a page in the memory of a slot was gone when it was read.
  static func isCut(_ slot: Int) -> Bool {
    lock.withLock { _ in unsafe state.pointee.cuts[slot] }
  }

  // MARK: The handler

  private static let handle: SignalHandler = { signal, info, context in
    Signal.keepingErrno {
      let wasSent = unsafe Signal.wasSent(info)
      if !wasSent, replacePage(at: unsafe Signal.address(info)) { return }
      let previous = unsafe state.pointee.previous
      // A signal that was sent can be ignored, a fault cannot.
      if wasSent, previous.isIgnored { return }
      unsafe state.pointee.crashHook?()
      if !previous.isOnce, unsafe previous.call(signal, info, context) { return }
      // A fault is raised again when the access is repeated; a sent signal must be sent again.
      previous.install(for: signal)
      if wasSent { Signal.send(signal) }
    }
  }

  /// Maps zeros over the page of an address and marks it as cut; false if it is not watched.
  private static func replacePage(at address: UInt) -> Bool {
    let pageSize = unsafe state.pointee.pageSize
    let page = address / pageSize
    var index = 0
    while index < capacity {
      if unsafe state.pointee.ranges[index].contains(page: page) {
        unsafe state.pointee.cuts[index] = true
        return unsafe System.mapZeroPage(at: page * pageSize, size: pageSize)
      }
      index += 1
    }
    return false
  }
}
