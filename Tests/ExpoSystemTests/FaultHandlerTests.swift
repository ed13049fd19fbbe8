import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoSystem

/// What becomes of a SIGBUS, each time in a process of its own.
struct FaultHandlerTests {
  private static let size = 1 << 20

  private static func cutFile() throws -> ShrinkingFile {
    let file = try ShrinkingFile(size: size)
    file.cut(to: 5000)
    return file
  }

  /// Whether the tests run with AddressSanitizer, as in the nightly run, which handles the signal
  /// itself and ends the process with 1.
  private static var isSanitized: Bool {
    ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
  }

  @Test("a page that is cut off reads as zeros and is noticed, any number of times")
  func cut() async {
    await #expect(processExitsWith: .success) {
      FaultHandler.install()
      for _ in 0..<3 {
        let file = try ShrinkingFile(size: Self.size)
        let mapping = try #require(MappedFile(file.descriptor, size: Self.size))
        let whole = try ShrinkingFile(size: Self.size)
        let other = try #require(MappedFile(whole.descriptor, size: Self.size))
        #expect(mapping.bytes.last == UInt8(ascii: "x"))
        file.cut(to: 5000)
        #expect(!mapping.isCut)
        #expect(mapping.bytes[4999] == UInt8(ascii: "x"))
        #expect(mapping.bytes[5000] == 0)
        #expect(mapping.bytes.last == 0)
        #expect(mapping.isCut)
        #expect(other.bytes.last == UInt8(ascii: "x"))
        #expect(!other.isCut)
      }
    }
  }

  @Test("each thread that reads a cut file notices its own")
  func threads() async {
    await #expect(processExitsWith: .success) {
      FaultHandler.install()
      await withTaskGroup(of: Bool.self) { group in
        for number in 0..<64 {
          group.addTask {
            guard let file = try? ShrinkingFile(size: Self.size),
              let mapping = MappedFile(file.descriptor, size: Self.size)
            else { return false }
            let isCut = number.isMultiple(of: 2)
            if isCut { file.cut(to: 0) }
            let pages = stride(from: 0, to: Self.size, by: 4096)
            return pages.allSatisfy { mapping.bytes[$0] == (isCut ? 0 : UInt8(ascii: "x")) }
              && mapping.isCut == isCut
          }
        }
        for await isRight in group { #expect(isRight) }
      }
    }
  }

  @Test(
    "without another handler a fault elsewhere ends the process, as does a signal that is sent",
    .disabled(if: isSanitized, "AddressSanitizer handles SIGBUS"))
  func ends() async {
    await #expect(processExitsWith: .signal(SIGBUS)) {
      FaultHandler.install()
      _ = try Self.cutFile().byte(at: Self.size - 1)
    }
    await #expect(processExitsWith: .signal(SIGBUS)) {
      FaultHandler.install()
      kill(getpid(), SIGBUS)
      pause()
    }
  }

  @Test("a handler installed before is called for a fault elsewhere, with its cause")
  func previous() async {
    await #expect(processExitsWith: .exitCode(42)) {
      SignalAction { _, info, _ in _exit(Signal.wasSent(info) ? 1 : 42) }.install(for: SIGBUS)
      FaultHandler.install()
      _ = try Self.cutFile().byte(at: Self.size - 1)
    }
    await #expect(processExitsWith: .exitCode(43)) {
      signal(SIGBUS) { _ in _exit(43) }
      FaultHandler.install()
      _ = try Self.cutFile().byte(at: Self.size - 1)
    }
  }

  @Test("a handler that is called once only is called once, and the next fault ends the process")
  func once() async {
    let result = await #expect(
      processExitsWith: .signal(SIGBUS), observing: [\.standardErrorContent]
    ) {
      SignalAction({ _, _, _ in _ = write(2, "called", 6) }, once: true).install(for: SIGBUS)
      FaultHandler.install()
      _ = try Self.cutFile().byte(at: Self.size - 1)
    }
    let errors = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(errors?.split(separator: "called", omittingEmptySubsequences: false).count == 2)
  }

  @Test("an ignored signal stays ignored when it is sent, and mapped files stay watched")
  func ignored() async {
    await #expect(processExitsWith: .success) {
      SignalAction.ignore.install(for: SIGBUS)
      FaultHandler.install()
      kill(getpid(), SIGBUS)
      let file = try ShrinkingFile(size: Self.size)
      let mapping = try #require(MappedFile(file.descriptor, size: Self.size))
      file.cut(to: 0)
      #expect(mapping.bytes.first == 0)
      #expect(mapping.isCut)
    }
  }

  @Test("the crash hook is called before a crash, and not for a page that is cut off")
  func hook() async {
    await #expect(processExitsWith: .exitCode(44)) {
      FaultHandler.install()
      FaultHandler.setCrashHook { _exit(44) }
      let file = try ShrinkingFile(size: Self.size)
      let mapping = try #require(MappedFile(file.descriptor, size: Self.size))
      file.cut(to: 0)
      #expect(mapping.bytes.first == 0)
      _ = try Self.cutFile().byte(at: Self.size - 1)
    }
  }

  @Test(
    "the pages of a small file are counted in one word",
    arguments: [
      (4096, 1, [1], [0, 2]), (8192, 4097, [2, 3], [1, 4]),
      (0x7FFF_FFFF_F000, 4096, [0x7_FFFF_FFFF], [0]),
    ] as [(UInt, Int, [UInt], [UInt])])
  func pages(address: UInt, byteCount: Int, inside: [UInt], outside: [UInt]) throws {
    let range = try #require(MappedPages(address: address, byteCount: byteCount, pageSize: 4096))
    #expect(inside.allSatisfy(range.contains))
    #expect(!outside.contains(where: range.contains))
    #expect(range != .empty)
  }

  @Test(
    "pages that do not fit into one word are refused",
    arguments: [(4097, 1), (4096, 0), (1 << 48, 1), (4096, 1 << 40)] as [(UInt, Int)])
  func noPages(address: UInt, byteCount: Int) {
    #expect(MappedPages(address: address, byteCount: byteCount, pageSize: 4096) == nil)
  }
}
