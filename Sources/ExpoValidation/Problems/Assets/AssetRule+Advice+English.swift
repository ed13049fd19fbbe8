extension AssetRule {
  var englishAdvice: String {
    switch self {
    case .missingImageSet:
      "Correct image_name, or add the image set to the catalog."
    case .missingImageFile:
      "Add the file, or remove its slot in Xcode."
    case .unassignedFile:
      "Assign the file to a slot in Xcode, or delete it."
    case .missingScale:
      "Add the missing scale, or use one PDF or SVG with a single scale."
    case .duplicateSlot:
      "Give each image a slot of its own, or delete one."
    case .badContentsJSON:
      """
      Let Xcode write the file again: add the set anew, or restore Contents.json from version \
      control.
      """
    case .wrongImage:
      "Export the picture again in the expected size, under a name that fits its type."
    case .nameMismatch:
      "Write the name as the folder has it."
    case .unusedImageSet:
      "Delete the image set, or name it in an entry. If code uses it, ignore the rule for it."
    }
  }
}
