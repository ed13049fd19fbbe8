package import ExpoDiagnostics
import ExpoSource

/// The rules of the family `assets`.
package enum AssetRule: Int, RuleTable {
  /// EX601: an entry names a picture that is not there.
  case missingImageSet
  /// EX602: a slot names a file that is not there.
  case missingImageFile
  /// EX603: a file that no slot names.
  case unassignedFile
  /// EX604: a picture without one of its scales.
  case missingScale
  /// EX605: two files for one slot.
  case duplicateSlot
  /// EX606: a Contents.json that Xcode cannot use.
  case badContentsJSON
  /// EX607: a picture of the wrong size or type.
  case wrongImage
  /// EX608: a name that only some file systems find.
  case nameMismatch
  /// EX609: a picture no entry uses.
  case unusedImageSet

  /// The rule of each case.
  package static let rules = makeRules()

  package var facts: Rule.Facts {
    switch self {
    case .missingImageSet:
      Rule.Facts(
        "EX601", "missing-image-set", .assets, .error, example: #"[{"image_name": "jikjy"}]"#,
        corrected: #"[{"image_name": "jikji"}]"#)
    case .missingImageFile:
      Rule.Facts(
        "EX602", "missing-image-file", .assets, .error,
        example: #"{"images": [{"filename": "gone@2x.png", "idiom": "universal", "scale": "2x"}]}"#,
        corrected: "jikji.imageset/jikji@2x.png")
    case .unassignedFile:
      Rule.Facts(
        "EX603", "unassigned-file", .assets, .warning, example: "jikji.imageset/jikji@2x copy.png",
        corrected: "jikji.imageset/jikji@2x.png")
    case .missingScale:
      Rule.Facts(
        "EX604", "missing-scale", .assets, .warning,
        example: #"{"images": [{"idiom": "universal", "scale": "1x"}]}"#,
        corrected: "jikji.png, jikji@2x.png, jikji@3x.png")
    case .duplicateSlot:
      Rule.Facts(
        "EX605", "duplicate-slot", .assets, .warning,
        example:
          #"{"images": [{"scale": "2x", "filename": "a.png"}, {"scale": "2x", "filename": "b.png"}]}"#,
        corrected: #"{"images": [{"scale": "1x"}, {"scale": "2x"}]}"#)
    case .badContentsJSON:
      Rule.Facts(
        "EX606", "bad-contents-json", .assets, .error,
        example: #"{"info": {"author": "xcode", "version": 1}}"#,
        corrected: #"{"images": [], "info": {"author": "xcode", "version": 1}}"#)
    case .wrongImage:
      Rule.Facts(
        "EX607", "wrong-image", .assets, .warning,
        example: "jikji.png 48×36, jikji@2x.png 100×80",
        corrected: "jikji.png 48×36, jikji@2x.png 96×72")
    case .nameMismatch:
      Rule.Facts(
        "EX608", "name-mismatch", .assets, .warning, example: #"[{"image_name": "Jikji"}]"#,
        corrected: #"[{"image_name": "jikji"}]"#)
    case .unusedImageSet:
      Rule.Facts(
        "EX609", "unused-image-set", .assets, .note, example: "old_logo.imageset",
        corrected: #"[{"image_name": "old_logo"}]"#)
    }
  }
}
