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
  func korean(_ file: String) -> ProblemWords {
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

// MARK: - Rules

extension AssetRule {
  var korean: RuleWords {
    switch self {
    case .missingImageSet:
      RuleWords(
        "항목이 가리키는 이미지 세트가 없습니다",
        explanation: """
          image_name은 에셋 카탈로그에 있는 이미지 세트의 이름입니다. 세트가 없으면 앱은 아무 말 없이 빈 그림을 \
          보여 줍니다. 슬래시, 역슬래시, 점 두 개가 있거나 점으로 시작하는 이름은 찾지 않습니다.
          """,
        advice: "image_name을 고치거나 이미지 세트를 카탈로그에 더하세요.")
    case .missingImageFile:
      RuleWords(
        "이미지 세트가 가리키는 파일이 없습니다",
        explanation: """
          Contents.json은 슬롯에 파일을 지정했는데 폴더에 그 파일이 없습니다. 이름이 바뀌었거나, 지워졌거나, \
          커밋되지 않았습니다. Xcode는 카탈로그를 빌드할 때 경고하고 슬롯을 비워 둡니다.
          """,
        advice: "파일을 더하거나 Xcode에서 슬롯을 지우세요.")
    case .unassignedFile:
      RuleWords(
        "어느 슬롯에도 지정되지 않은 파일이 있습니다",
        explanation: """
          이미지 세트 폴더의 파일은 Contents.json이 슬롯에 지정해야 쓰입니다. 지정되지 않은 파일은 슬롯을 주지 \
          않은 그림이거나 저장소만 키우는 찌꺼기입니다.
          """,
        advice: "Xcode에서 파일을 슬롯에 지정하거나 지우세요.")
    case .missingScale:
      RuleWords(
        "이미지 세트에 빠진 배율이 있습니다",
        explanation: """
          비트맵은 2x와 3x 파일이 모두 있어야 합니다. 없으면 그 배율의 기기에서 크기가 조절되어 흐려집니다. \
          Xcode는 알려 주지 않습니다. 1x는 쓰는 iPhone이 없으므로 빠져도 참고로만 알립니다. PDF와 SVG, 배율이 \
          하나뿐인 그림은 파일 하나면 됩니다.
          """,
        advice: "빠진 배율을 더하거나, 배율이 하나인 PDF나 SVG 파일을 쓰세요.")
    case .duplicateSlot:
      RuleWords(
        "그림 둘이 같은 슬롯을 차지합니다",
        explanation: """
          한 세트의 그림은 idiom과 배율 등 슬롯을 나타내는 값이 서로 달라야 합니다. 모두 같으면 하나는 쓰이지 \
          않고, 어느 것이 쓰일지는 정해져 있지 않습니다.
          """,
        advice: "그림마다 다른 슬롯을 주거나 하나를 지우세요.")
    case .badContentsJSON:
      RuleWords(
        "Contents.json이 없거나, JSON이 아니거나, 그림 목록이 없습니다",
        explanation: """
          에셋 카탈로그의 세트는 모두 Contents.json으로 기술합니다. 읽을 수 없거나 없는 idiom이나 배율이 있으면 \
          Xcode는 그 세트를 뺍니다.
          """,
        advice: "Xcode에서 세트를 다시 만들거나, 버전 관리에서 Contents.json을 되살리세요.")
    case .wrongImage:
      RuleWords(
        "그림의 크기나 형식이 슬롯이나 이름과 다릅니다",
        explanation: """
          2x 그림은 1x 그림보다 가로세로가 두 배, 3x 그림은 세 배여야 합니다. 반올림을 생각해 배율마다 한 픽셀은 \
          봐줍니다. 파일의 형식은 이름이 아니라 첫 바이트로 알 수 있습니다. Git LFS 포인터, 웹 페이지, 빈 파일, \
          끝이 잘린 PNG는 오류입니다.
          """,
        advice: "그림을 필요한 크기로 다시 내보내고, 형식에 맞는 이름을 붙이세요.")
    case .nameMismatch:
      RuleWords(
        "이름의 대소문자나 유니코드 정규화가 다릅니다",
        explanation: """
          Mac의 파일 시스템은 Jikji와 jikji, 한 글자로 쓴 '한'과 세 자모로 쓴 '한'을 같게 보지만 Linux와 엄격한 \
          빌드에서는 파일을 찾지 못합니다.
          """,
        advice: "폴더에 있는 이름 그대로 쓰세요.")
    case .unusedImageSet:
      RuleWords(
        "이미지 세트를 쓰는 항목이 없습니다",
        explanation: """
          이 이름을 쓰는 항목이 없고, 프로젝트의 소스 코드에도 없습니다. 포스터의 그림인 'poster' 세트는 알리지 \
          않습니다. 나머지는 앱의 크기만 키웁니다.
          """,
        advice: "이미지 세트를 지우거나 항목에서 쓰세요. 코드에서 쓰는 세트이면 이 규칙을 무시하세요.")
    }
  }
}

extension StructureRule {
  var korean: RuleWords {
    switch self {
    case .datasetMismatch:
      RuleWords(
        "데이터 세트가 JSON 파일 하나를 제대로 가리키지 않습니다",
        explanation: """
          NSDataAsset은 데이터 세트의 Contents.json이 가리키는 파일을 돌려줍니다. 그 파일이 없거나, JSON이 \
          아니거나, 여럿 중 하나이면 앱은 아무것도 읽지 못하거나 다른 파일을 읽습니다. 어느 데이터 세트도 \
          가리키지 않는 JSON은 쓰이지 않습니다.
          """,
        advice: "데이터 세트의 Contents.json이 실제로 있는 JSON 파일 하나만 가리키게 하세요.")
    case .incompleteExposition:
      RuleWords(
        "항목이나 박람회 문서가 없거나, 그림이 하나도 없습니다",
        explanation: """
          두 문서는 짝을 이룹니다. 짝은 같은 에셋 카탈로그나 폴더에서, 없으면 둘을 모두 담은 가장 가까운 \
          폴더에서 찾습니다. 프로젝트에 에셋 카탈로그가 없으면 그림을 검사하지 않고 참고로 한 번만 알립니다.
          """,
        advice: "빠진 문서를 더하거나 두 문서를 한 카탈로그로 옮기세요.")
    case .ambiguousName:
      RuleWords(
        "이름이 같은 에셋이 둘 있습니다",
        explanation: """
          앱의 카탈로그는 모두 번들 하나로 컴파일되고, 그룹은 네임스페이스를 제공할 때만 에셋을 구별해 줍니다. \
          이름이 같은 이미지 세트 둘 중에서 앱이 어느 것을 쓸지는 정해져 있지 않습니다. 카탈로그가 다르면 항목이 \
          쓰는 이름만 알립니다.
          """,
        advice: "한 에셋의 이름을 바꾸거나, 그룹이 네임스페이스를 제공하게 하세요.")
    }
  }
}
