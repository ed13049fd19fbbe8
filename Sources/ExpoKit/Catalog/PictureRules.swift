import ExpoModel

extension CatalogProblem.Kind {
  init?(
    _ header: Result<PictureHeader?, PictureFault>, of file: String, _ expected: PictureHeader.Kind
  ) {
    switch header {
    case .failure(let fault): self = .noPicture(file: file, fault)
    case .success(let header):
      if let header, header.kind == expected, !header.isBroken { return nil }
      self = .wrongType(
        file: file, found: header?.kind.rawValue, expected: expected.rawValue)
    }
  }
}

/// Rules for the pictures themselves, by their first bytes: EX607.
extension AssetSet {
  private typealias SlotPicture = (slot: AssetItem, file: String, header: PictureHeader?)

  /// Adds unreadable files to `failures`; `families` matter because some types are compiled only for a Mac.
  func pictureProblems(
    _ families: Set<DeviceFamily>?, _ failures: inout [FileError]
  ) -> [CatalogProblem] {
    let isForMac = families?.contains(.mac) ?? true
    let scales = families.map { Self.scales(of: Set($0.map(\.rawValue))) }
    var problems: [CatalogProblem] = []
    var pictures: [SlotPicture] = []
    for (slot, file) in present {
      do throws(FileError) {
        let header = try PictureHeader.checked("\(path)/\(file)")
        if case .success(let header) = header { pictures.append((slot, file, header)) }
        let isMac = isForMac && [nil, "universal"].contains(slot.idiom) || slot.idiom == "mac"
        if let kind = Self.fault(header, of: file, isForMac: isMac) {
          problems.append(CatalogProblem(kind, at: slot.location(of: "filename")))
        }
      } catch {
        failures.append(error)
      }
    }
    // No device loads a universal picture of a scale that no device has.
    let measured = pictures.filter { slot, _, _ in
      let isOfAnyScale = slot.scale == nil || slot.idiom ?? "universal" != "universal"
      return isOfAnyScale || scales?.contains(slot.scale ?? "") ?? true
    }
    return problems + Self.sizeProblems(of: measured)
  }

  private static func fault(
    _ header: Result<PictureHeader?, PictureFault>, of file: String, isForMac: Bool
  ) -> CatalogProblem.Kind? {
    let expected = file.pictureKind
    if let expected, let fault = CatalogProblem.Kind(header, of: file, expected) { return fault }
    switch header {
    case .failure(let fault): return .noPicture(file: file, fault)
    case .success(let header):
      if expected?.isCompiled ?? isCompiled(file, isForMac: isForMac) { return nil }
      if expected == nil, let found = header?.kind.rawValue, let type = file.typeName {
        return .wrongType(file: file, found: found, expected: type)
      }
      return .notCompiled(file: file, type: file.typeName)
    }
  }

  /// Whether Xcode may compile a file of a type that is not examined.
  private static func isCompiled(_ file: String, isForMac: Bool) -> Bool {
    switch FileName.split(file).extension {
    case "avci": true
    case "tif", "tiff", "bmp", "icns": isForMac
    default: false
    }
  }

  /// Compares pictures of one idiom and appearance with the one of the smallest scale.
  private static func sizeProblems(of pictures: [SlotPicture]) -> [CatalogProblem] {
    Dictionary(grouping: pictures, by: \.slot.variant).values.flatMap { group in
      let scaled = group.compactMap { slot, file, header in
        // A picture without a scale, or with an unknown one, cannot be compared.
        slot.scale.flatMap { PictureFile.scales[$0] }.flatMap { scale in
          header?.size.map { (slot: slot, file: file, scale: scale, size: $0) }
        }
      }.sorted { $0.scale < $1.scale }
      guard let base = scaled.first else { return [] as [CatalogProblem] }
      return scaled.dropFirst().compactMap { picture in
        let width = base.size.width * picture.scale / base.scale
        let height = base.size.height * picture.scale / base.scale
        if abs(picture.size.width - width) <= picture.scale,
          abs(picture.size.height - height) <= picture.scale
        {
          return nil
        }
        let kind = CatalogProblem.Kind.wrongSize(
          file: picture.file, found: "\(picture.size.width)×\(picture.size.height)",
          expected: "\(width)×\(height)", scale: "\(picture.scale)x",
          base: base.file, baseSize: "\(base.size.width)×\(base.size.height)",
          baseScale: "\(base.scale)x")
        return CatalogProblem(kind, at: picture.slot.location(of: "filename"))
      }
    }
  }
}
