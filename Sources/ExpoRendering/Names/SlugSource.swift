/// What the file name of an entry is made from.
public enum SlugSource: String, CaseIterable, Sendable {
  /// `image_name`, which is written for machines; the name where it gives nothing.
  case image
  /// The name; the number where it gives nothing.
  case name
  /// The number in the document, from 1.
  case number
}
