import ExpoCommand
import ExpoSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Large files may be mapped from here on.
FaultHandler.install()
let words = Array(CommandLine.arguments.dropFirst())
let notUTF8 = Console.argumentNotUTF8
exit(
  SystemThread.withLargeStack {
    ExpoCommand.run(words, notUTF8: notUTF8, console: .system).rawValue
  })
