import ExpoTestSupport
import Testing

/// The architecture as CONTRIBUTING states it, held against the `import` lines.
struct StructureTests {
  /// Module → what it may import, from the table in CONTRIBUTING.
  private static func table() throws -> [String: Set<String>] {
    var table: [String: Set<String>] = [:]
    for line in try Repository.text("CONTRIBUTING.md").split(separator: "\n")
    where line.hasPrefix("| `Expo") || line.hasPrefix("| `expo`") {
      let cells = line.split(separator: "|").map {
        $0.matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
      }
      guard let module = cells.first?.first, let allowed = cells.last else { continue }
      table[module] = Set(allowed)
    }
    return table
  }

  @Test("every module imports only what its row allows")
  func imports() throws {
    let table = try Self.table()
    let files = try Repository.files(under: "Sources", ending: ".swift")
    #expect(table.count >= 6)
    for file in files {
      let module = String(file.split(separator: "/")[1])
      let allowed = try #require(table[module], "\(module) has no row")
      let imported = try Repository.text(file).matches(of: /import (Expo[A-Za-z]+)/).map {
        String($0.1)
      }
      #expect(Set(imported).subtracting(allowed).isEmpty, "\(file)")
    }
  }

  @Test(
    "only ExpoSystem imports libc, and the modules that decode and render do not import ExpoSystem")
  func libc() throws {
    let files = try Repository.files(under: "Sources", ending: ".swift").filter { file in
      try Repository.text(file).contains(/import (Glibc|Musl|Darwin|Bionic|Android)\b/)
    }
    #expect(Set(files.map { $0.split(separator: "/")[1] }) == ["ExpoSystem"], "\(files)")
    let users = try Self.table().filter { $0.value.contains("ExpoSystem") }.keys
    #expect(Set(users) == ["ExpoTerminal", "ExpoKit", "ExpoCommand", "expo"])
  }

  @Test("the package depends on nothing but the toolchain")
  func dependencies() throws {
    #expect(try !Repository.text("Package.swift").contains(".package("))
  }
}
