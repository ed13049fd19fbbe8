/// Rules for the pictures themselves, by their first bytes: EX607.
enum PictureRules {
  private struct Picture {
    let slot: AssetItem
    let file: String
    let content: PictureContent
    var header: PictureHeader? {
      if case .picture(let header) = content { header } else { nil }
    }
    /// 1, 2 or 3; nil for a picture of any scale, or of one that does not exist.
    var scale: Int? {
      let scales = ["1x": 1, "2x": 2, "3x": 3]
      return slot.scale.flatMap { scales[$0] }
    }
  }

  /// What is wrong with the pictures of a set.
  ///
  /// Nothing is said of a file that cannot be read; it is added to `failures`.
  static func problems(
    in present: [(slot: AssetItem, file: String)], of set: AssetSet, _ failures: inout [FileError]
  ) -> [CatalogProblem] {
    var pictures: [Picture] = []
    for (slot, file) in present where file.pictureKind != nil {
      do throws(FileError) {
        let content = try PictureContent(of: "\(set.path)/\(file)")
        pictures.append(Picture(slot: slot, file: file, content: content))
      } catch {
        failures.append(error)
      }
    }
    return types(of: pictures) + sizes(of: pictures)
  }

  private static func types(of pictures: [Picture]) -> [CatalogProblem] {
    pictures.compactMap { picture in
      if case .fault(let fault) = picture.content {
        return CatalogProblem(
          .noPicture(file: picture.file, fault), at: picture.slot.location(of: "filename"))
      }
      guard let expected = picture.file.pictureKind,
        picture.header?.kind != expected || picture.header?.isBroken ?? false
      else { return nil }
      return CatalogProblem(
        .wrongType(
          file: picture.file, found: picture.header?.kind.rawValue, expected: expected.rawValue),
        at: picture.slot.location(of: "filename"))
    }
  }

  /// Pictures of one idiom and appearance are measured by the smallest scale present.
  private static func sizes(of pictures: [Picture]) -> [CatalogProblem] {
    Dictionary(grouping: pictures, by: \.slot.variant).values.flatMap { group in
      let scaled = group.filter { $0.scale != nil && $0.header?.size != nil }
        .sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
      guard let base = scaled.first, let size = base.header?.size, let unit = base.scale else {
        return [] as [CatalogProblem]
      }
      return scaled.dropFirst().compactMap { problem(with: $0, size, at: unit) }
    }
  }

  private static func problem(
    with picture: Picture, _ base: PictureHeader.Size, at unit: Int
  ) -> CatalogProblem? {
    guard let scale = picture.scale, let size = picture.header?.size else { return nil }
    let width = base.width * scale / unit
    let height = base.height * scale / unit
    if abs(size.width - width) <= scale, abs(size.height - height) <= scale { return nil }
    return CatalogProblem(
      .wrongSize(
        file: picture.file, found: "\(size.width)×\(size.height)",
        expected: "\(width)×\(height)", scale: "\(scale)x"),
      at: picture.slot.location(of: "filename"))
  }
}
