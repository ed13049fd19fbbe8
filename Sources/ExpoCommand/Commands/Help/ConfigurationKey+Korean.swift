import ExpoValidation

extension Configuration.CodingKeys {
  var koreanSummary: String {
    switch self {
    case .schema: "편집기가 쓸 이 파일의 스키마 주소를 정합니다"
    case .select: "이 규칙만 알립니다"
    case .ignore: "이 규칙은 알리지 않습니다"
    case .severity: "규칙의 심각도를 바꿉니다"
    case .perFileIgnores: "알리지 않을 규칙을 파일의 패턴별로 정합니다"
    case .exclude: "이 패턴에 맞는 파일은 제외합니다"
    case .include: "이 패턴에 맞는 파일은 어떤 모양이든 문서로 다룹니다"
    case .optionalKeys: "없어도 되는 키를 정합니다"
    case .extraKeys: "앱이 읽지 않아도 허용할 키를 정합니다"
    case .aliases: "키의 다른 이름을 정합니다: image_name 대신 imageName"
    case .limits: "길이의 한도를 정합니다: shortDesc"
    case .assets: "그림이 있는 카탈로그나 폴더를 이 파일에서 시작하는 상대 경로로 정합니다"
    case .facts: "네 키 말고 항목에 더 둘 멤버와 그 이름표를 정합니다: {\"year\": \"연도\"}"
    case .alternative: "그림을 말로 설명하는 항목의 멤버를 정합니다"
    }
  }
}
