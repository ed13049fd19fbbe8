extension Rule {
  static let assetRules: [Rule] = [
    missingImageSet, missingImageFile, unassignedFile, missingScale, duplicateSlot,
    badContentsJSON, wrongImage, nameMismatch, unusedImageSet,
  ]

  /// EX601: an entry names a picture that is not there.
  public static let missingImageSet = Rule(
    "EX601", "missing-image-set", .assets, .error,
    summary: "an entry names an image set that does not exist",
    explanation: """
      image_name is the name of an image set in the asset catalog; without one the app shows an \
      empty picture and says nothing. A name with a slash, a backslash, two points or a leading \
      point is never looked up.
      """,
    example: #"[{"image_name": "jikjy"}]"#)

  /// EX602: a slot names a file that is not there.
  public static let missingImageFile = Rule(
    "EX602", "missing-image-file", .assets, .error,
    summary: "an image set names a file that does not exist",
    explanation: """
      Contents.json assigns a file to a slot, and the folder does not have it: it was renamed, \
      deleted, or never committed. Xcode warns when it builds the catalog and leaves the slot \
      empty.
      """,
    example: #"{"images": [{"filename": "gone@2x.png", "idiom": "universal", "scale": "2x"}]}"#)

  /// EX603: a file that no slot names.
  public static let unassignedFile = Rule(
    "EX603", "unassigned-file", .assets, .warning,
    summary: "an image set has a file that no slot names",
    explanation: """
      A file in the folder of an image set is used only if Contents.json assigns it to a slot. \
      One that is not assigned is a picture somebody meant to add, or a leftover that makes the \
      repository larger.
      """,
    example: "jikji.imageset/jikji@2x copy.png")

  /// EX604: a picture without one of its scales.
  public static let missingScale = Rule(
    "EX604", "missing-scale", .assets, .warning,
    summary: "an image set lacks one of its scales",
    explanation: """
      A bitmap needs a file for 1x, 2x and 3x, or it is scaled and blurred on the devices whose \
      file is missing. Xcode does not say so. A PDF or SVG needs only one.
      """,
    example: #"{"images": [{"idiom": "universal", "scale": "1x"}]}"#)

  /// EX605: two files for one slot.
  public static let duplicateSlot = Rule(
    "EX605", "duplicate-slot", .assets, .warning,
    summary: "two images claim the same slot",
    explanation: """
      Idiom, scale and whatever else describes a slot must differ between the images of a set; \
      of two that are equal one is never shown, and which one is not defined.
      """,
    example:
      #"{"images": [{"scale": "2x", "filename": "a.png"}, {"scale": "2x", "filename": "b.png"}]}"#)

  /// EX606: a Contents.json that Xcode cannot use.
  public static let badContentsJSON = Rule(
    "EX606", "bad-contents-json", .assets, .error,
    summary: "a Contents.json is missing, not JSON, or does not list its images",
    explanation: """
      Every set in an asset catalog is described by its Contents.json. Without a readable one, or \
      with an idiom or a scale that does not exist, Xcode leaves the set out.
      """,
    example: #"{"info": {"author": "xcode", "version": 1}}"#)

  /// EX607: a picture of the wrong size or type.
  public static let wrongImage = Rule(
    "EX607", "wrong-image", .assets, .warning,
    summary: "an image is not the size or type its slot and name promise",
    explanation: """
      A 2x picture has twice as many pixels in each direction as the 1x one, a 3x picture three \
      times as many; one pixel a scale is left for rounding. A file's first bytes tell its type, \
      whatever its name says.
      """,
    example: "jikji@2x.png is 100×80, expected 96×72")

  /// EX608: a name that only some file systems find.
  public static let nameMismatch = Rule(
    "EX608", "name-mismatch", .assets, .warning,
    summary: "a name matches only without regard to case or Unicode normalization",
    explanation: """
      It works on a Mac, whose file system takes Jikji for jikji and 한 as one character for 한 \
      as three, and fails on Linux and in a strict build. Write the name as the folder has it.
      """,
    example: #"[{"image_name": "Jikji"}]"#)

  /// EX609: a picture no entry uses.
  public static let unusedImageSet = Rule(
    "EX609", "unused-image-set", .assets, .note,
    summary: "an image set is used by no entry",
    explanation: """
      No entry of the catalog names it. It may be for another screen, such as the poster; if \
      not, it only makes the app larger.
      """,
    example: "old_logo.imageset")
}
