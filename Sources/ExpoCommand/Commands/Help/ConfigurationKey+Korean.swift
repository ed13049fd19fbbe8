import ExpoValidation

extension Configuration.CodingKeys {
  var koreanSummary: String {
    switch self {
    case .schema: "편집기가 이 파일을 검사할 때 쓸 스키마의 주소를 정합니다"
    case .select: "이 규칙의 문제만 알립니다"
    case .ignore: "이 규칙의 문제는 알리지 않습니다"
    case .severity: "규칙의 심각도를 바꿉니다"
    case .perFileIgnores: "파일 패턴별로 알리지 않을 규칙을 정합니다"
    case .exclude: "이 패턴에 맞는 파일은 제외합니다"
    case .include: "이 패턴에 맞는 파일은 위치와 모양에 관계없이 문서로 다룹니다"
    case .optionalKeys: "없어도 되는 키를 정합니다"
    case .extraKeys: "앱이 읽지 않아도 허용할 키를 정합니다"
    case .aliases: "키를 대신할 이름을 정합니다: image_name 대신 imageName"
    case .limits: "글자 수의 한도를 정합니다: shortDesc"
    case .assets: "그림이 있는 카탈로그나 폴더를 이 파일을 기준으로 한 경로로 정합니다"
    case .facts: "항목의 네 키 말고 더 보여 줄 멤버와 그 레이블을 정합니다: {\"year\": \"연도\"}"
    case .alternative: "그림의 대체 텍스트를 담은 항목의 멤버를 정합니다"
    }
  }
}
