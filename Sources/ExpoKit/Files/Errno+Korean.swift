extension Errno {
  /// What the code means in Korean; the system's own words where it is a rare one.
  var korean: String { reason?.korean ?? "시스템 오류 \(code): \(words)" }
}

extension Errno.Reason {
  fileprivate var korean: String {
    switch self {
    case .missing: "파일이나 폴더가 없습니다"
    case .denied: "권한이 없습니다"
    case .isFolder: "파일이 아니라 폴더입니다"
    case .notAFolder: "폴더가 아닙니다"
    case .exists: "이미 있습니다"
    case .notEmpty: "폴더가 비어 있지 않습니다"
    case .tooManyLinks: "심볼릭 링크를 너무 많이 거칩니다"
    case .nameTooLong: "이름이 너무 깁니다"
    case .noSpace: "디스크에 남은 공간이 없습니다"
    case .noQuota: "디스크 할당량을 다 썼습니다"
    case .tooLarge: "파일이 너무 큽니다"
    case .readOnly: "읽기 전용 파일 시스템입니다"
    case .inputOutput: "입출력 오류가 났습니다"
    case .busy: "다른 프로그램이 쓰고 있습니다"
    case .tooManyFiles: "열린 파일이 너무 많습니다"
    case .noMemory: "메모리가 모자랍니다"
    case .notOpen: "열려 있지 않습니다"
    case .otherDevice: "다른 디스크에 있습니다"
    case .badName: "쓸 수 없는 이름입니다"
    case .unsupported: "이 파일에는 할 수 없는 작업입니다"
    }
  }
}
