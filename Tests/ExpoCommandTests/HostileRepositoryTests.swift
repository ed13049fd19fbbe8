import ExpoSystem
import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand

/// A repository and an archive that somebody made to do harm: nothing outside the folder of the outputs
/// changes, and no program starts.
struct HostileRepositoryTests {
  /// Makes `repo` in a folder: links that lead out of it, programs, and of an archive also a `.git`
  /// that names programs and lacks an object, which git would have one of them fetch.
  private static let script = #"""
    set -e
    export HOME="$1" GIT_CONFIG_NOSYSTEM=1
    mkdir "$1/out" "$1/outside/empty"
    cd "$1/repo"
    for link in l.json:items.json lf: site:empty book.md:notes.txt r.json:notes.txt d.json:new.json
    do ln -s "../outside/${link#*:}" "${link%%:*}"; done
    for name in git sh less '$(sh sh).json' '-x' 'a
    b'; do printf '#!/bin/sh\ntouch "%s/ran"\n' "$1" >"./$name"; chmod +x "./$name"; done
    git init -q -b main .
    git add -A
    git -c user.name=a -c user.email=a@b commit -qm x
    if [ "$2" = clone ]; then
      cd .. && mv repo origin && git clone -q origin repo && rm -rf origin && exit
    fi
    for hook in post-index-change post-checkout reference-transaction
    do cp git ".git/hooks/$hook"; done
    blob=$(git rev-parse HEAD:lost.json | sed 's,^..,&/,')
    rm -f ".git/objects/$blob" lost.json
    for setting in core.fsmonitor core.pager core.sshCommand alias.read-tree remote.o.uploadpack
    do git config "$setting" "sh '$1/repo/git';"; done
    git config core.repositoryFormatVersion 1
    git config extensions.partialClone o
    git config remote.o.promisor true
    git config remote.o.url .
    """#

  private static func folder(_ kind: String) throws -> TemporaryFolder {
    let folder = try ExportFixture.catalog()
    let fixable = ExportFixture.entries.replacing(#""s""#, with: #""s ""#)
    for (path, text) in [
      "outside/items.json": fixable, "outside/notes.txt": "mine",
      "repo/items.json": fixable, "repo/fair.json": ExportFixture.poster, "repo/lost.json": "{}",
      "repo/.expo.json":
        #"{"include": ["../outside/**", "/**", ".git/**"], "export": {"output": "o"}}"#,
      "repo/.expo-export.json": #"{"version": 1, "files": {}}"#, "repo/static/a.txt": "",
      "repo/public/App.swift": "",
      "repo/public/.expo-export.json":
        #"{"version": 1, "files": {".git/HEAD": {"size": 0, "hash": "\#(String(repeating: "0", count: 32))"}}}"#,
      "repo/.gitattributes": "* filter=x diff=x merge=x\n",
      "repo/.gitmodules": "[submodule \"x\"]\n path = x\n url = ./x\n update = !sh git\n",
      "repo/Package.swift": #"let p = Package(targets: [.target(name: "T", path: "..")])"#,
      "repo/A.xcassets/x.dataset/Contents.json":
        #"{"data": [{"filename": "../../../outside/items.json"}]}"#,
    ] { try folder.write(text, to: path) }
    let move = #"cd "$1" && mv A.xcassets/*.imageset repo/A.xcassets && rm -r A.xcassets"#
    for script in [move, script] {
      let end = ChildProcess(script, arguments: [folder.path, kind])?.wait()
      try #require(end == .exited(0))
    }
    return folder
  }

  /// Command lines after their exit status: every option that writes, links as outputs, and git.
  private static let lines = [
    "0 diff HEAD:items.json items.json", "0 list items.json",
    "0 validate -f json=../out/r.json --write-baseline ../out/b.json .",
    "0 export markdown items.json -o ../out/book.md", "0 export html items.json",
    "0 export markdown items.json --split -o ../out/book",
    "0 export html items.json -o ../out/site --static static",
    "1 export html items.json -o .", "1 export html items.json -o public",
    "2 validate -f json=r.json .", "2 validate --write-baseline d.json .",
    "2 validate -f sarif=lf/new.sarif .", "2 export markdown items.json -o book.md",
    "2 export html items.json -o site", "2 export html items.json -o lf/new",
    "1 validate --fix .", "1 validate --unsafe-fixes .", "1 format --write .",
  ]

  @Test("nothing outside the outputs changes", arguments: ["clone", "archive"])
  func harm(kind: String) async throws {
    let folder = try Self.folder(kind)
    let kept = {
      try folder.contents().filter { path, _ in
        let isDocument = path.hasSuffix(".json") && !path.contains("/.")
        return !["out/", "repo/o/"].contains(where: path.hasPrefix)
          && !(path.hasPrefix("repo/") && isDocument)
      }
    }
    let before = try kept()
    await #expect(processExitsWith: .success) {
      [path = folder.path as String, kind = kind as String] in
      precondition(chdir(path + "/repo") == 0)
      for line in HostileRepositoryTests.lines {
        let words = line.split(separator: " ").map(String.init)
        let status = ExpoCommand.run(Array(words.dropFirst()), console: .system).rawValue
        // Of the archive git cannot write the files, since one is missing.
        let isLost = kind == "archive" && words[1] == "diff"
        #expect(status == (isLost ? 2 : Int32(words[0])), "\(line)")
      }
    }
    let after = try kept()
    #expect(Set(after.keys).symmetricDifference(before.keys) == [])
    for (path, bytes) in before { #expect(after[path] == bytes, "\(path)") }
  }
}
