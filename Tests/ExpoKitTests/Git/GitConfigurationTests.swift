import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoKit

/// Files of git's configuration, read as git reads them.
struct GitConfigurationTests {
  @Test(
    "text → settings, as git config lists them",
    arguments: [
      ("[core]\n\texcludesFile = ~/.ignore\n", "core.excludesfile=~/.ignore"),
      ("[CORE] ExcludesFile=a", "core.excludesfile=a"),
      ("[core]\r\na = b \r\n", "core.a=b"),
      ("[core]\na = \"  b ; c\" # d\n", "core.a=  b ; c"),
      ("[core]\na = b\\\n c\\t\\\"\n", "core.a=b c\t\""),
      ("[core]\na\nb = \n", "core.a= core.b="),
      ("; x\n[a.b]\nc = 1 2   3\n[d \"E \\\" f\"]\ng-1 = x", "a.b.c=1 2   3 d.E \" f.g-1=x"),
      ("\u{FEFF}[a]\nb = 한글", "a.b=한글"),
      ("[a]\nb = c\n[broken\nd = e\n", "a.b=c"), ("[a]\nb = \"c\n", ""), ("[a]\n1b = c\n", ""),
      ("a = b", ".a=b"), ("", ""),
    ])
  func settings(text: String, expected: String) throws {
    let settings = GitConfigurationFile.settings(in: Array(text.utf8)).map { "\($0)=\($1)" }
    #expect(settings.joined(separator: " ") == expected)
    guard Git.isInstalled, !settings.isEmpty, !text.contains("broken"), text.hasPrefix("[") else {
      return
    }
    let git = try Git(home: ["file": text])
    let listed = try git.run(["config", "-z", "-f", "file", "--list"], in: git.home.path)
    let lines = listed.split(separator: "\0").map {
      let parts = $0.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return parts[0] + "=" + (parts.count > 1 ? parts[1] : "")
    }
    #expect(lines.joined(separator: " ") == expected)
  }

  @Test("the last file that names a file of rules counts; included files are not read")
  func order() throws {
    let folder = try TemporaryFolder([
      "home/.config/git/config": "[core]\nexcludesFile = ~/one\n",
      "home/.gitconfig": "[core]\nexcludesFile = ~/two\n[include]\npath = more\n",
      "home/more": "[core]\nexcludesFile = ~/four\n",
      "repository/config": "[extensions]\nobjectFormat = sha256\n",
      "other/config": "[core]\nexcludesFile = three\n",
    ])
    let home = "\(folder.path)/home"
    let places = GitHome(home: home, configurations: nil, systemFile: "/dev/null")
    let one = GitConfiguration(places, sharedFolder: "\(folder.path)/repository")
    #expect(one.excludesFile == "\(home)/two")
    #expect(one.hashSize == 32)
    let other = GitConfiguration(places, sharedFolder: "\(folder.path)/other")
    #expect(other.excludesFile == "three")
    let usual = GitHome(home: "/no/home", configurations: "", systemFile: "/dev/null")
    #expect(
      GitConfiguration(usual, sharedFolder: "/no").excludesFile == "/no/home/.config/git/ignore")
    let unknown = GitConfiguration(GitHome(), sharedFolder: "/no")
    #expect(unknown.excludesFile == nil)
  }
}
