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
exit(ExpoCommand.run(Array(CommandLine.arguments.dropFirst()), console: .system).rawValue)
