import ExpoJSON

/// The rules of the family `assets`.
extension Rule {
  static let missingImageSet = Rule(
    "EX601", "missing-image-set", .assets, .error, example: #"[{"image_name": "jikjy"}]"#,
    corrected: #"[{"image_name": "jikji"}]"#, words: RuleWords.ex601)

  static let missingImageFile = Rule(
    "EX602", "missing-image-file", .assets, .error,
    example: #"{"images": [{"filename": "gone@2x.png", "idiom": "universal", "scale": "2x"}]}"#,
    corrected: "jikji.imageset/jikji@2x.png", words: RuleWords.ex602)

  static let unassignedFile = Rule(
    "EX603", "unassigned-file", .assets, .warning, example: "jikji.imageset/jikji@2x copy.png",
    corrected: "jikji.imageset/jikji@2x.png", words: RuleWords.ex603)

  static let missingScale = Rule(
    "EX604", "missing-scale", .assets, .warning,
    example: #"{"images": [{"filename": "jikji.png", "idiom": "universal", "scale": "1x"}]}"#,
    corrected: "jikji.png, jikji@2x.png, jikji@3x.png", words: RuleWords.ex604)

  static let duplicateSlot = Rule(
    "EX605", "duplicate-slot", .assets, .warning,
    example:
      #"{"images": [{"scale": "2x", "filename": "a.png"}, {"scale": "2x", "filename": "b.png"}]}"#,
    corrected: #"{"images": [{"scale": "1x"}, {"scale": "2x"}]}"#, words: RuleWords.ex605)

  static let badContentsJSON = Rule(
    "EX606", "bad-contents-json", .assets, .error,
    example: #"{"info": {"author": "xcode", "version": 1}}"#,
    corrected: #"{"images": [], "info": {"author": "xcode", "version": 1}}"#, words: RuleWords.ex606
  )

  static let wrongImage = Rule(
    "EX607", "wrong-image", .assets, .warning,
    example: "jikji.png 48×36, jikji@2x.png 100×80",
    corrected: "jikji.png 48×36, jikji@2x.png 96×72", words: RuleWords.ex607)

  static let nameMismatch = Rule(
    "EX608", "name-spelling", .assets, .warning,
    example: ##"[{"image_name": "\u1112\u1161\u11ab"}]"##,
    corrected: #"[{"image_name": "한"}]"#, words: RuleWords.ex608)

  static let unusedImageSet = Rule(
    "EX609", "unused-image-set", .assets, .note, example: "old_logo.imageset",
    corrected: #"[{"image_name": "old_logo"}]"#, words: RuleWords.ex609)

  static let missingAsset = Rule(
    "EX610", "missing-asset", .assets, .error, example: #"UIImage(named:"flag.png")"#,
    corrected: "flag.imageset", words: RuleWords.ex610)
}
