import ExpoKit

/// A header says the same of a picture, however much of the file was read.
enum PictureInvariant {
  static func fault(in bytes: [UInt8]) -> String? {
    let header = PictureHeader(bytes)
    if let fault = header.flatMap(sizeFault) { return fault }
    let longer = PictureHeader(bytes + [0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1, 0])
    guard let header else { return nil }
    if header.kind != longer?.kind { return "another kind" }
    return header.size == nil || header.size == longer?.size ? nil : "another size"
  }

  private static func sizeFault(_ header: PictureHeader) -> String? {
    guard let size = header.size else { return nil }
    let limits = header.kind == .png ? 1...Int(Int32.max) : 0...Int(UInt16.max)
    return limits ~= size.width && limits ~= size.height ? nil : "\(size)"
  }
}
