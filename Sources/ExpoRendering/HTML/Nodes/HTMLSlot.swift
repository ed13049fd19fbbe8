/// A place in a template that each page fills with something of its own.
enum HTMLSlot: UInt8, CaseIterable {
  // In the head and the frame of every page.
  case title, summary, kind, address, image, structuredData, pageClass
  /// The paths of the pages before and after this one.
  case previous, next
  // Where an entry is shown.
  case path, number, list, name, heading, plate, initial, prose
  case neighbours, previousName, nextName
}

extension HTMLSlot {
  /// What stands for a slot among the bytes of nodes; none of these bytes is in any UTF-8.
  enum Mark {
    /// Here its content goes; its number follows.
    static let slot: UInt8 = 0xFF
    /// What follows is left out if a slot has no content; its number follows.
    static let condition: UInt8 = 0xFE
    /// Here that ends.
    static let end: UInt8 = 0xFD
  }
}
