import ExpoDiagnostics
import ExpoSource

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
