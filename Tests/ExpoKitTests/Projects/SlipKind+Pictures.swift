import ExpoTestSupport

extension SlipKind {
  /// The slots of a set without the names of its files.
  private static let emptied = #"""
    {"images": [{"idiom": "universal", "scale": "1x"},⏎\#
    {"idiom": "universal", "scale": "2x"},⏎\#
    {"idiom": "universal", "scale": "3x"}]}
    """#

  static let pictures =
    rows(
      #"""
      every picture deleted → EX601 ENTRIES:4 → catalog, Tuist, Swift package, loose files → picture jikji ‖ picture wind_hill ‖ picture 한빛탑
      every loose picture moved to the documentation → EX601 ENTRIES:4 → loose files → copy PICS to docs/Pictures ‖ picture jikji ‖ picture wind_hill ‖ picture 한빛탑
      picture deleted → EX601 ENTRIES:10 → all → picture wind_hill
      picture renamed a little → EX601 ENTRIES:10 (alone) → all → picture wind_hill as wind_hil
      picture renamed → EX601 ENTRIES:10 (alone) → all → picture wind_hill as a_gem
      file of a set missing → EX602 SLOTS:2 → image sets → delete SET/wind_hill@2x.gif
      file of a set misspelled → EX602 SLOTS:2 (alone) → image sets → wind_hill@2x.gif ⇒ windhill@2x.gif
      file of a set renamed → EX602 SLOTS:2 (alone) → image sets → move SET/wind_hill@2x.gif to SET/hill@2x.gif
      set without files → EX602 SLOTS:1 → image sets → SLOTS := \#(emptied) ‖ delete SET/wind_hill.gif ‖ delete SET/wind_hill@2x.gif ‖ delete SET/wind_hill@3x.gif
      set without files that no entry uses → warning EX602 PICS/empty.imageset/Contents.json:1 → catalog → PICS/empty.imageset/Contents.json := {"images":[]}
      set whose slots were emptied → EX603 SLOTS:1 → image sets → SLOTS := \#(emptied)
      picture cut off → EX607 SLOTS:2 → image sets → SET/wind_hill@2x.gif := GIF89a
      LFS pointer → EX607 SLOTS:2 → image sets → SET/wind_hill@2x.gif := version https://git-lfs.github.com/spec/v1⏎oid sha256:4d7a⏎size 12345⏎
      loose picture in no target → EX601 ENTRIES:10 → loose files → PROJECT | every "wind_hill ⇒ "gone
      conflict in a set → EX113 SLOTS:1 (alone) → image sets → {"images" ⇒ <<<<<<< HEAD⏎=======⏎>>>>>>> b⏎{"images"
      images for Macs alone → EX602 SLOTS:1 → image sets of apps → every universal ⇒ mac
      set renamed by Finder → EX601 ENTRIES:10 → catalog → move SET to PICS/wind_hill 2.imageset
      idiom misspelt → EX606 SLOTS:2 → catalog → universal ⇒ univesal
      scale that does not exist → EX606 SLOTS:3 → catalog → "3x" ⇒ "4x"
      two files in a slot → warning EX605 SLOTS:3 → catalog → "3x" ⇒ "2x"
      file in no slot → warning EX603 SLOTS:1 → catalog → "filename": "wind_hill@3x.gif",  ⇒ nothing
      file of a set in another case → warning EX608 SLOTS:1 → catalog → move SET/wind_hill.gif to SET/Wind_Hill.gif
      path in a slot → EX602 SLOTS:1 → catalog → "wind_hill.gif" ⇒ "../wind_hill.gif"
      pictures for none of the devices → EX602 SLOTS:1 → iPad only → every universal ⇒ iphone
      """#) + [
      .init(
        "copies that no app finds", "EX601 ENTRIES:10", in: "all", .picture("wind_hill", nil),
        .project { project in
          project.useless.reduce(into: [:]) { files, folder in
            files["\(folder)/wind_hill.png"] = ProjectTree.gif(height: 20)
          }
        }),
      .init(
        "loose picture cut off", "EX607 PICS/wind_hill@2x.png:1", in: "loose files",
        .bytes("PICS/wind_hill@2x.png") { _ in [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] }),
    ]
}
