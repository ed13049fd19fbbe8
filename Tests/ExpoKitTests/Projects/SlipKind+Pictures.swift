extension SlipKind {
  /// Slips in image sets.
  static let pictures: [SlipKind] = [
    .init(
      "every picture deleted", "EX601 ENTRIES:4", in: "catalog, Tuist, Swift package",
      .delete("PICS/jikji.imageset"), .delete("SET"), .delete("PICS/한빛탑.imageset")),
    .init("set renamed by Finder", "EX601 ENTRIES:10", .move("SET", "PICS/wind_hill 2.imageset")),
    .init("contents of a set empty", "EX102 SLOTS:1", .write("SLOTS", "")),
    .init("idiom misspelt", "EX606 SLOTS:2", "universal", "univesal"),
    .init("scale that does not exist", "EX606 SLOTS:3", #""3x""#, #""4x""#),
    .init("two files in a slot", "warning EX605 SLOTS:3", #""3x""#, #""2x""#),
    .init("file in no slot", "warning EX603 SLOTS:1", #""filename": "wind_hill@3x.gif", "#, ""),
    .init(
      "picture of no bytes", "EX607 SLOTS:1", in: "catalog, two targets",
      .write("SET/wind_hill.gif", "")),
    .init(
      "file of a set in another case", "warning EX608 SLOTS:1",
      .move("SET/wind_hill.gif", "SET/Wind_Hill.gif")),
    .init("path in a slot", "EX602 SLOTS:1", #""wind_hill.gif""#, #""../wind_hill.gif""#),
    .init("pictures for none of the devices", "EX602 SLOTS:1", in: "iPad only, visionOS") {
      $0.replacing("universal", with: "iphone")
    },
  ]
}
