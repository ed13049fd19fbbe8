extension AssetRule {
  var koreanAdvice: String {
    switch self {
    case .missingImageSet:
      "image_name을 고치거나 이미지 세트를 카탈로그에 더하세요."
    case .missingImageFile:
      "파일을 더하거나 Xcode에서 슬롯을 지우세요."
    case .unassignedFile:
      "Xcode에서 파일을 슬롯에 지정하거나 지우세요."
    case .missingScale:
      "빠진 배율을 더하거나, 배율이 하나인 PDF나 SVG 파일을 쓰세요."
    case .duplicateSlot:
      "그림마다 다른 슬롯을 주거나 하나를 지우세요."
    case .badContentsJSON:
      "Xcode에서 세트를 다시 만들거나, 버전 관리에서 Contents.json을 되살리세요."
    case .wrongImage:
      "그림을 필요한 크기로 다시 내보내고, 형식에 맞는 이름을 붙이세요."
    case .nameMismatch:
      "폴더에 있는 이름 그대로 쓰세요."
    case .unusedImageSet:
      "이미지 세트를 지우거나 항목에서 쓰세요. 코드에서 쓰는 세트이면 이 규칙을 무시하세요."
    }
  }
}
