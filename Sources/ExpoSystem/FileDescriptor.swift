import ExpoBase

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The number of an open file or folder.
package struct FileDescriptor: Equatable, Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  package static let workingFolder = FileDescriptor(AT_FDCWD)

  static func check(_ result: Int32) throws(Errno) {
    if result != 0 { throw .last }
  }
}

// MARK: - Opening

extension FileDescriptor {
  package enum Use {
    case reading
    /// Does not block, even for a pipe or a device.
    case readingAtOnce
    /// Follows no link.
    case readingUnlinked
    case readingAndWriting
    /// The file is created if it is missing.
    case appending
    /// Reading and writing; follows no link.
    case changing
    /// A folder whose entries are listed and opened.
    case folder
    /// Follows no link.
    case folderUnlinked
    /// A folder whose entries are opened; it need not be readable.
    case folderUnlisted
    /// The file must not exist yet.
    case creating(_ mode: UInt32)

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .readingAtOnce: O_RDONLY | O_NONBLOCK
      case .readingUnlinked: O_RDONLY | O_NOFOLLOW | O_NONBLOCK
      case .readingAndWriting: O_RDWR
      case .appending: O_WRONLY | O_APPEND | O_CREAT
      case .changing: O_RDWR | O_NOFOLLOW
      case .folder: O_RDONLY | O_DIRECTORY
      case .folderUnlinked: O_RDONLY | O_DIRECTORY | O_NOFOLLOW
      case .folderUnlisted: O_DIRECTORY | Self.searching
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      }
    }

    #if canImport(Darwin)
      private static let searching = O_SEARCH
    #else
      // `O_PATH`, which Swift does not import.
      private static let searching: Int32 = 0o10000000
    #endif

    fileprivate var mode: UInt32 { if case .creating(let mode) = self { mode } else { 0o666 } }
  }

  /// Opens a path, which is relative to `folder`; child processes do not inherit the descriptor.
  package static func open(
    _ path: String, in folder: FileDescriptor = .workingFolder, for use: Use
  ) throws(Errno) -> FileDescriptor {
    try unsafe System.withPath(path) { path throws(Errno) in
      try unsafe open(path, in: folder, for: use)
    }
  }

  /// The same for a path with any bytes, which need not be UTF-8.
  package static func open(
    _ path: UnsafePointer<CChar>, in folder: FileDescriptor = .workingFolder, for use: Use
  ) throws(Errno) -> FileDescriptor {
    let number = unsafe openat(
      folder.number, path, use.flags | O_CLOEXEC, mode_t(truncatingIfNeeded: use.mode))
    if number < 0 { throw .last }
    return FileDescriptor(number)
  }

  /// Opens the session's terminal for this process alone; nil if there is none.
  ///
  /// If its number is 0, 1 or 2, that standard stream was closed: the terminal takes its place, and child
  /// processes inherit it.
  package static func openTerminal() -> FileDescriptor? {
    let terminal = try? open("/dev/tty", for: .readingAndWriting)
    if let terminal, terminal.number <= 2 { _ = fcntl(terminal.number, F_SETFD, 0) }
    return terminal
  }

  /// Opens a pipe that no child process inherits; nil if the system refuses.
  ///
  /// Reading and writing return at once unless `blocks`.
  package static func openPipe(
    blocks: Bool = true
  ) -> (reading: FileDescriptor, writing: FileDescriptor)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      if !blocks { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    return (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
  }

  /// Closes the file; some file systems report a failed write only here.
  package func close() throws(Errno) {
    if libcClose(number) != 0, errno != EINTR { throw .last }
  }
}

// Inside the type, `close` would be its own method.
private func libcClose(_ number: Int32) -> Int32 { close(number) }

// MARK: - Reading and writing

extension FileDescriptor {
  /// Reads bytes and returns their number, 0 at the end; waits even if the descriptor does not block.
  package func fill(_ memory: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    try waiting(for: POLLIN) { unsafe read(number, memory.baseAddress, memory.count) }
  }

  /// Reads from an offset in a plain file and returns the number of bytes.
  package func fill(_ bytes: inout [UInt8], at offset: Int) throws(Errno) -> Int {
    let count = unsafe pread(number, &bytes, bytes.count, off_t(offset))
    guard count >= 0 else { throw .last }
    return count
  }

  /// Waits for bytes and returns up to 4,096; empty at the end, or if they cannot be read.
  package func readBytes() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = try? unsafe bytes.withUnsafeMutableBytes { try unsafe fill($0) }
    return Array(bytes[..<(count ?? 0)])
  }

  /// Writes all bytes; waits even if the descriptor does not block.
  package func writeAll(_ bytes: Span<UInt8>) throws(Errno) {
    var done = 0
    while done < bytes.count {
      done += try waiting(for: POLLOUT) {
        unsafe bytes.withUnsafeBytes {
          unsafe write(number, $0.baseAddress?.advanced(by: done), $0.count - done)
        }
      }
    }
  }

  package func writeAll(_ bytes: [UInt8]) throws(Errno) {
    try bytes.withSpan { bytes throws(Errno) in try writeAll(bytes) }
  }

  /// Repeats a call while a signal interrupts it or it would block.
  private func waiting(for event: Int32, _ call: () -> Int) throws(Errno) -> Int {
    while true {
      let count = call()
      if count >= 0 { return count }
      let error = Errno.last
      if error.code == EAGAIN {
        _ = isReady(for: event, within: -1)
      } else if error.code != EINTR {
        throw error
      }
    }
  }

  /// Writes one byte; false if there is no room for it within the time; signal handlers may call it.
  package func put(_ byte: UInt8, within milliseconds: Int32) -> Bool {
    var byte = byte
    return unsafe isReady(for: POLLOUT, within: milliseconds) && write(number, &byte, 1) == 1
  }

  /// Whether it is a pipe that has bytes now.
  package var hasPipedBytes: Bool {
    var status = stat()
    let isPipe = unsafe fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    return isPipe && isReadable
  }

  /// Whether bytes, or the end, can be read at once.
  package var isReadable: Bool { isReady(for: POLLIN, within: 0) }

  /// Waits until the descriptor is ready, at most for a time; a signal does not end the wait.
  private func isReady(for event: Int32, within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: number, events: Int16(event), revents: 0)
    while true {
      let count = unsafe poll(&wanted, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 && wanted.revents & Int16(event) != 0 }
    }
  }

  /// Waits until one of the files can be read, without a limit for -1; a signal does not end the wait.
  ///
  /// Returns for each file whether it can be read, and whether it has any event, such as an error; nil if
  /// waiting fails.
  package static func waitForInput(
    _ files: [FileDescriptor], milliseconds: Int32
  ) -> [(isReadable: Bool, isChanged: Bool)]? {
    var wanted = files.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    while unsafe poll(&wanted, nfds_t(wanted.count), milliseconds) < 0 {
      if errno != EINTR { return nil }
    }
    return wanted.map { ($0.revents & Int16(POLLIN) != 0, $0.revents != 0) }
  }
}

// MARK: - Status

extension FileDescriptor {
  package func status() throws(Errno) -> FileStatus {
    var status = stat()
    try Self.check(unsafe fstat(number, &status))
    return FileStatus(status)
  }

  package var isWritable: Bool {
    let flags = fcntl(number, F_GETFL)
    return flags >= 0 && flags & O_ACCMODE != O_RDONLY
  }

  package func rewind() throws(Errno) {
    guard lseek(number, 0, SEEK_SET) == 0 else { throw .last }
  }

  /// Shortens the file to a number of bytes.
  package func cut(to size: Int) throws(Errno) { try Self.check(ftruncate(number, off_t(size))) }

  /// Waits until a file is on the disk.
  package func synchronize() throws(Errno) { try Self.check(fsync(number)) }

  /// Locks the file against other processes; false if one of them has locked it.
  package func lock() throws(Errno) -> Bool {
    // Some volumes of macOS have no locks.
    if flock(number, LOCK_EX | LOCK_NB) == 0 || errno == ENOTSUP { return true }
    // Of a folder that may not be listed there is only a path.
    guard errno == EWOULDBLOCK else { throw errno == EBADF ? .denied : .last }
    return false
  }

  /// Closing the file would not be enough: a child that another thread is starting has a copy of the descriptor,
  /// and keeps the lock until it runs its program.
  package func unlock() { _ = flock(number, LOCK_UN) }
}

// MARK: - Terminals

/// The settings of a terminal (POSIX `termios`).
package struct TerminalSettings {
  fileprivate var values = termios()

  package init() {}

  /// The settings for a program that reads every key at once and draws everything itself.
  package var raw: TerminalSettings {
    var raw = self
    raw.values.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    raw.values.c_oflag &= ~tcflag_t(OPOST)
    raw.values.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
    unsafe withUnsafeMutableBytes(of: &raw.values.c_cc) { controls in
      unsafe controls[Int(VMIN)] = 1
      unsafe controls[Int(VTIME)] = 0
    }
    return raw
  }
}

extension FileDescriptor {
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Whether this process group may use the terminal (POSIX.1-2017 §11.1.4).
  ///
  /// A terminal of another session has no foreground group, so every process may use it.
  package var isForeground: Bool {
    let group = tcgetpgrp(number)
    return group == -1 || group == getpgrp()
  }

  /// The size of the terminal, nil where it is unknown, and the pixels of a cell, 0 if unknown.
  package var terminalSize: (columns: Int?, rows: Int?, cell: (width: Int, height: Int)) {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil, (0, 0)) }
    let columns = Int(size.ws_col)
    let rows = Int(size.ws_row)
    let cell = (Int(size.ws_xpixel) / max(1, columns), Int(size.ws_ypixel) / max(1, rows))
    return (columns > 0 ? columns : nil, rows > 0 ? rows : nil, cell)
  }

  /// The settings of the terminal, which take effect at once; nil if it is not one.
  package var settings: TerminalSettings? {
    get {
      var settings = TerminalSettings()
      return unsafe tcgetattr(number, &settings.values) == 0 ? settings : nil
    }
    nonmutating set {
      guard var settings = newValue else { return }
      _ = unsafe tcsetattr(number, TCSANOW, &settings.values)
    }
  }
}
