import ExpoDiagnostics
import ExpoSource

extension AssetRule {
  var english: RuleWords {
    switch self {
    case .missingImageSet:
      RuleWords(
        "an entry names an image set that does not exist",
        explanation: """
          image_name is the name of an image set in the asset catalog; without one the app shows \
          an empty picture and reports nothing. A name with a slash, a backslash, two dots or a \
          leading dot is never looked up.
          """,
        advice: "Correct image_name, or add the image set to the catalog.")
    case .missingImageFile:
      RuleWords(
        "an image set names a file that does not exist",
        explanation: """
          Contents.json assigns a file to a slot, and the folder does not have it: it was renamed, \
          deleted, or never committed. Xcode warns when it builds the catalog and leaves the slot \
          empty.
          """,
        advice: "Add the file, or remove its slot in Xcode.")
    case .unassignedFile:
      RuleWords(
        "an image set has a file that no slot names",
        explanation: """
          A file in the folder of an image set is used only if Contents.json assigns it to a \
          slot. One that is not assigned is a picture that was never given a slot, or a leftover \
          that makes the repository larger.
          """,
        advice: "Assign the file to a slot in Xcode, or delete it.")
    case .missingScale:
      RuleWords(
        "an image set lacks one of its scales",
        explanation: """
          A bitmap needs a file for 2x and 3x, or it is scaled and blurred on the devices whose file \
          is missing. Xcode does not say so. A missing 1x is only noted: no iPhone needs it. A PDF or \
          SVG needs only one file, and so does a picture of a single scale.
          """,
        advice: "Add the missing scale, or use one PDF or SVG with a single scale.")
    case .duplicateSlot:
      RuleWords(
        "two images claim the same slot",
        explanation: """
          Idiom, scale and whatever else describes a slot must differ between the images of a set; \
          of two that are equal one is never shown, and which one is not defined.
          """,
        advice: "Give each image a slot of its own, or delete one.")
    case .badContentsJSON:
      RuleWords(
        "a Contents.json is missing, not JSON, or does not list its images",
        explanation: """
          Every set in an asset catalog is described by its Contents.json. Without a readable one, or \
          with an idiom or a scale that does not exist, Xcode leaves the set out.
          """,
        advice: """
          Let Xcode write the file again: add the set anew, or restore Contents.json from version \
          control.
          """)
    case .wrongImage:
      RuleWords(
        "an image has the wrong size or type for its slot and name",
        explanation: """
          A 2x picture has twice as many pixels in each direction as the 1x one, a 3x picture three \
          times as many; one pixel a scale is left for rounding. A file's first bytes tell its type, \
          whatever its name says. A Git LFS pointer, a web page, an empty file or half a PNG is an error.
          """,
        advice: "Export the picture again in the expected size, under a name that fits its type.")
    case .nameMismatch:
      RuleWords(
        "a name matches only ignoring case or Unicode normalization",
        explanation: """
          It works on a Mac, whose file system takes Jikji for jikji and 한 as one character for 한 \
          as three, and fails on Linux and in a strict build.
          """,
        advice: "Write the name as the folder has it.")
    case .unusedImageSet:
      RuleWords(
        "an image set is used by no entry",
        explanation: """
          No entry names it, and no source code of the project. The set 'poster' is the poster's. Any \
          other only makes the app larger.
          """,
        advice: """
          Delete the image set, or name it in an entry. If code uses it, ignore the rule for it.
          """)
    }
  }
}
