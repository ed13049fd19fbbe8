extension SlipKind {
  private static let file2x = "SET/wind_hill@2x.gif"

  /// The slots of a set without the names of its files.
  private static let emptied = """
    {"images": [{"idiom": "universal", "scale": "1x"},
    {"idiom": "universal", "scale": "2x"},
    {"idiom": "universal", "scale": "3x"}]}
    """

  static let pictures: [SlipKind] = [
    .init(
      "every picture deleted", "EX601 ENTRIES:4",
      in: "catalog, Tuist, Swift package, loose files", .picture("jikji", nil),
      .picture("wind_hill", nil), .picture("한빛탑", nil)),
    .init(
      "every loose picture moved to the documentation", "EX601 ENTRIES:4", in: "loose files",
      .copy("PICS", "docs/Pictures"), .picture("jikji", nil), .picture("wind_hill", nil),
      .picture("한빛탑", nil)),
    .init("picture deleted", "EX601 ENTRIES:10", in: "all", .picture("wind_hill", nil)),
    .init(
      "picture renamed a little", "EX601 ENTRIES:10 (alone)", in: "all",
      .picture("wind_hill", "wind_hil")),
    .init("picture renamed", "EX601 ENTRIES:10 (alone)", in: "all", .picture("wind_hill", "a_gem")),
    .init(
      "copies that no app finds", "EX601 ENTRIES:10", in: "all", .picture("wind_hill", nil),
      .project { project in
        project.useless.reduce(into: [:]) { files, folder in
          files.merge(FairProject.copy(of: "wind_hill", in: folder)) { $1 }
        }
      }),
    .init("file of a set missing", "EX602 SLOTS:2", in: "image sets", .delete(file2x)),
    .init(
      "file of a set misspelled", "EX602 SLOTS:2 (alone)", "wind_hill@2x.gif", "windhill@2x.gif",
      in: "image sets"),
    .init(
      "file of a set renamed", "EX602 SLOTS:2 (alone)", in: "image sets",
      .move(file2x, "SET/hill@2x.gif")),
    .init(
      "set without files", "EX602 SLOTS:1", in: "image sets", .write("SLOTS", emptied),
      .delete("SET/wind_hill.gif"), .delete(file2x), .delete("SET/wind_hill@3x.gif")),
    .init(
      "set whose slots were emptied", "EX603 SLOTS:1", in: "image sets", .write("SLOTS", emptied)),
    .init("picture cut off", "EX607 SLOTS:2", in: "image sets", .write(file2x, "GIF89a")),
    .init("LFS pointer", "EX607 SLOTS:2", in: "image sets", .write(file2x, pointer)),
    .init(
      "loose picture cut off", "EX607 PICS/wind_hill@2x.png:1", in: "loose files",
      .bytes("PICS/wind_hill@2x.png") { _ in [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] }),
    .init(
      "loose picture in no target", "EX601 ENTRIES:10", in: "loose files",
      .change("PROJECT") { $0.replacing("\"wind_hill", with: "\"gone") }),
    .init(
      "conflict in a set", "EX113 SLOTS:1 (alone)", "{\"images\"",
      "<<<<<<< HEAD\n=======\n>>>>>>> b\n{\"images\"", in: "image sets"),
    .init("images for Macs alone", "EX602 SLOTS:1", in: "image sets of apps") {
      $0.replacing("universal", with: "mac")
    },
    .init("set renamed by Finder", "EX601 ENTRIES:10", .move("SET", "PICS/wind_hill 2.imageset")),
    .init("idiom misspelt", "EX606 SLOTS:2", "universal", "univesal"),
    .init("scale that does not exist", "EX606 SLOTS:3", #""3x""#, #""4x""#),
    .init("two files in a slot", "warning EX605 SLOTS:3", #""3x""#, #""2x""#),
    .init("file in no slot", "warning EX603 SLOTS:1", #""filename": "wind_hill@3x.gif", "#, ""),
    .init(
      "file of a set in another case", "warning EX608 SLOTS:1",
      .move("SET/wind_hill.gif", "SET/Wind_Hill.gif")),
    .init("path in a slot", "EX602 SLOTS:1", #""wind_hill.gif""#, #""../wind_hill.gif""#),
    .init("pictures for none of the devices", "EX602 SLOTS:1", in: "iPad only") {
      $0.replacing("universal", with: "iphone")
    },
  ]
}
