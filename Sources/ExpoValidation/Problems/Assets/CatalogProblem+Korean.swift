import ExpoCatalog
import ExpoDiagnostics
import ExpoJSON
import ExpoSource

extension CatalogProblem.Kind {
  var korean: ProblemWords {
    switch self {
    case .missingImageSet(let name, let nearest):
      ProblemWords(
        "'\(name)' 이미지 세트가 없습니다",
        help: nearest.map { "혹시 '\($0)'인가요?" } ?? "이미지 세트를 추가하거나 이름을 고치세요",
        fix: nearest.map { "'\($0)' 이름으로 바꾸기" })
    case .emptyImageName:
      ProblemWords(
        "'image_name' 값이 비어 있어 가리키는 이미지 세트가 없습니다", help: "이미지 세트의 이름을 쓰세요")
    case .imageFileName(let name, let set):
      ProblemWords(
        "이미지 세트의 이름이어야 하는데 파일 이름입니다: '\(name)'",
        help: "이렇게 쓰세요: '\(set)'", fix: "'\(set)' 이름으로 바꾸기")
    case .missingIconFile(let file, let set):
      ProblemWords(
        "'\(set)' 앱 아이콘의 '\(file)' 파일이 없습니다",
        help: "파일을 추가하거나 Contents.json에서 빼세요")
    case .missingImageFile(let file, let set):
      ProblemWords(
        "'\(set)' 이미지 세트의 '\(file)' 파일이 없습니다",
        help: "파일을 추가하거나 Contents.json에서 빼세요")
    case .unassignedFile(let file, let set, let slot):
      ProblemWords(
        "'\(set)' 이미지 세트의 '\(file)' 파일이 어느 슬롯에도 지정되지 않았습니다",
        help: slot.map { "비어 있는 \($0.scale) 슬롯에 지정하세요" } ?? "슬롯에 지정하거나 지우세요",
        fix: slot.map { "\($0.scale) 슬롯에 지정하기" })
    case .missingScale(let scales, let set):
      ProblemWords(
        "'\(set)' 이미지 세트에 \(scales.joined(separator: ", ")) 그림이 없습니다",
        help: "빠진 배율의 파일을 추가하세요")
    case .duplicateSlot(let idiom, let scale, let first):
      ProblemWords(
        "그림 둘이 같은 슬롯을 차지합니다: \(idiom)\(scale.map { " " + $0 } ?? "")",
        notes: [Note("처음 나온 곳", at: first)], help: "하나를 지우세요")
    case .badContents(let contents): contents.korean
    case .wrongSize(let file, let found, let expected, let scale):
      ProblemWords(
        "'\(file)' 그림은 \(scale)에서 \(Particle.must.joined(to: expected)) 하는데 \(found)입니다",
        help: "맞는 크기로 다시 내보내세요")
    case .wrongType(let file, let found, let expected) where found == expected:
      ProblemWords(
        "'\(file)' 파일은 깨진 \(expected) 파일입니다: 헤더의 크기가 있을 수 없는 값입니다",
        help: "만든 프로그램에서 다시 내보내세요")
    case .wrongType(let file, let found, let expected):
      ProblemWords(
        "'\(file)' 파일은 \(expected) 형식이 "
          + (found.map { "아니라 \($0) 형식입니다" } ?? "아닙니다"),
        help: "변환하거나 형식에 맞는 확장자를 붙이세요")
    case .noPicture(let file, let fault): fault.korean(file)
    case .nameMismatch(let name, let found, let isCase, let isSuggested):
      ProblemWords(
        "'\(name)' 이름은 '\(found)' 이름과 \(isCase ? "대소문자가" : "유니코드 정규화가") 다릅니다",
        help: isSuggested ? "이렇게 쓰세요: '\(found)'" : "이름을 고치거나 그림의 이름을 바꾸세요",
        fix: isSuggested ? "'\(found)' 이름으로 바꾸기" : nil)
    case .unusedImageSet(let set): ProblemWords("'\(set)' 이미지 세트를 쓰는 항목이 없습니다")
    case .datasetMismatch(let set, let file, let mismatch): mismatch.korean(set: set, file: file)
    case .unassignedData(let file, let set):
      ProblemWords(
        "'\(set)' 데이터 세트에 가리키지 않는 JSON 파일이 또 있습니다: '\(file)'",
        help: "파일을 지우거나 데이터 세트를 따로 만드세요")
    case .looseData(let file):
      ProblemWords(
        "'\(file)' 파일은 에셋 카탈로그의 데이터 세트 밖에 있어 앱이 읽을 수 없습니다",
        help: "데이터 세트 안이나 카탈로그 밖으로 옮기세요")
    case .incompleteExposition(let incomplete): incomplete.korean
    case .ambiguousName(let name, let count, let first):
      ProblemWords(
        "'\(name)' 이름의 에셋이 \(count)개 있습니다", notes: [Note("처음 나온 곳", at: first)],
        help: "이름을 바꾸거나 그룹의 네임스페이스를 켜세요")
    }
  }
}

extension CatalogProblem.Contents {
  fileprivate var korean: ProblemWords {
    switch self {
    case .missing:
      ProblemWords(
        "세트에 Contents.json이 없습니다", help: "Xcode에서 카탈로그를 열거나 폴더를 지우세요")
    case .notJSON(let kind):
      ProblemWords("Contents.json이 JSON이 아닙니다: \(kind.words(in: .korean).message)")
    case .missingKey(let key): ProblemWords("Contents.json에 '\(key)' 목록이 없습니다")
    case .wrongType(let key?): ProblemWords("'\(key)' 값은 문자열이어야 합니다")
    case .wrongType(nil): ProblemWords("목록의 요소는 객체여야 합니다")
    case .unknownIdiom(let idiom, let nearest):
      ProblemWords("알 수 없는 idiom입니다: '\(idiom)'", help: nearest.map { "혹시 '\($0)'인가요?" })
    case .unknownScale(let scale):
      ProblemWords("알 수 없는 배율입니다: '\(scale)'", help: "1x, 2x, 3x 중 하나를 쓰세요")
    }
  }
}

extension CatalogProblem.Mismatch {
  fileprivate func korean(set: String, file: String) -> ProblemWords {
    let help = "이 데이터 세트의 JSON 파일을 지정하세요"
    let named = "'\(set)' 데이터 세트가 가리키는 '\(file)' 파일"
    switch self {
    case .unnamed:
      return ProblemWords("'\(set)' 데이터 세트가 아무 파일도 가리키지 않습니다", help: help)
    case .missing: return ProblemWords("\(named)이 없습니다", help: help)
    case .notJSON: return ProblemWords("\(named)은 JSON이 아닙니다", help: help)
    case .oneOf(let count):
      return ProblemWords(
        "\(named)은 \(count)개 중 하나입니다", help: "데이터 세트에는 파일을 하나만 두세요")
    }
  }
}

extension CatalogProblem.Incomplete {
  fileprivate var korean: ProblemWords {
    switch self {
    case .entries: ProblemWords("박람회에 항목이 없습니다", help: "항목을 나열한 문서를 추가하세요")
    case .exposition:
      ProblemWords("항목이 속한 박람회가 없습니다", help: "박람회를 설명하는 문서를 추가하세요")
    case .pictures:
      ProblemWords(
        "에셋 카탈로그가 없어 그림을 검사하지 않았습니다", help: "카탈로그를 --assets PATH로 지정하세요")
    }
  }
}

extension PictureFault {
  fileprivate func korean(_ file: String) -> ProblemWords {
    switch self {
    case .empty: ProblemWords("'\(file)' 파일이 비어 있습니다", help: "그림을 다시 내보내세요")
    case .gitLFSPointer:
      ProblemWords(
        "'\(file)' 파일은 그림이 아니라 Git LFS 포인터입니다",
        help: "'git lfs pull' 명령으로 그림을 받으세요")
    case .html:
      ProblemWords(
        "'\(file)' 파일은 그림이 아니라 HTML 페이지입니다",
        help: "그림이 나오는 페이지 말고 그림 파일을 내려받으세요")
    case .truncated:
      ProblemWords("'\(file)' 파일은 끝이 잘린 PNG입니다", help: "그림을 다시 내보내세요")
    case .script:
      ProblemWords(
        "'\(file)' 파일에 스크립트가 들어 있어 그림으로 쓰지 않습니다",
        help: "스크립트와 이벤트 처리기를 뺀 SVG로 다시 내보내세요")
    }
  }
}
