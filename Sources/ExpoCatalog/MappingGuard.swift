#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps the process alive when a mapped file is cut short by somebody else.
///
/// Reading a page that the file no longer has raises SIGBUS. For the mappings watched here the
/// handler puts a page of zeros in its place and remembers it; any other SIGBUS ends the process
/// as it would have without it. The handler only reads plain words and calls `mmap`.
enum MappingGuard {
  private struct Slot {
    var start: UInt = 0
    var end: UInt = 0
    var isCut = false
  }

  /// How many mappings can be watched at a time; beyond that, files are read instead.
  private static let capacity = 256

  /// The slots, where a signal handler may read them; never given back.
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    slots.initialize(repeating: Slot(), count: capacity)
    return slots
  }()

  nonisolated(unsafe) private static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    install()
    return lock
  }()

  private static let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))

  /// Watches a mapping; nil if too many are watched already.
  static func watch(_ memory: UnsafeMutableRawBufferPointer) -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard let free = (0..<capacity).first(where: { slots[$0].end == 0 }) else { return nil }
    let start = UInt(bitPattern: memory.baseAddress)
    let rounded = (UInt(memory.count) + pageSize - 1) / pageSize * pageSize
    slots[free] = Slot(start: start, end: start + rounded)
    return free
  }

  static func forget(_ slot: Int) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    slots[slot] = Slot()
  }

  static func isCut(_ slot: Int) -> Bool { slots[slot].isCut }

  private static func install() {
    var action = sigaction()
    action.sa_flags = Int32(SA_SIGINFO)
    #if os(Linux)
      action.__sigaction_handler.sa_sigaction = { _, info, _ in
        MappingGuard.handle(info?.pointee._sifields._sigfault.si_addr)
      }
    #else
      action.__sigaction_u.__sa_sigaction = { _, info, _ in
        MappingGuard.handle(info?.pointee.si_addr)
      }
    #endif
    sigaction(SIGBUS, &action, nil)
  }

  private static func handle(_ place: UnsafeMutableRawPointer?) {
    let address = UInt(bitPattern: place)
    for index in 0..<capacity where slots[index].start..<slots[index].end ~= address {
      let page = UnsafeMutableRawPointer(bitPattern: address / pageSize * pageSize)
      let flags = MAP_PRIVATE | MAP_FIXED | Int32(MAP_ANONYMOUS)
      guard mmap(page, Int(pageSize), PROT_READ, flags, -1, 0) != MAP_FAILED else { break }
      slots[index].isCut = true
      return
    }
    // Not ours: the access is tried again and ends the process.
    signal(SIGBUS, SIG_DFL)
  }
}
