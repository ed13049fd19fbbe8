package import ExpoBase

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a system call failed: its `errno`.
package struct Errno: Error, Hashable {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  static var last: Errno { Errno(code: errno) }

  package static let missing = Errno(code: ENOENT)
  package static let busy = Errno(code: EBUSY)
  package static let exists = Errno(code: EEXIST)
  package static let denied = Errno(code: EACCES)
  package static let isFolder = Errno(code: EISDIR)
  package static let notAFolder = Errno(code: ENOTDIR)
  package static let brokenPipe = Errno(code: EPIPE)
  static let noMemory = Errno(code: ENOMEM)

  /// The errors of opening something that is neither a plain file nor a folder, if links are not followed.
  package static let noPlainFile = [ELOOP, EMLINK, ENXIO].map(Errno.init)
  /// The errors of removing a file or folder that is missing, not empty or in use.
  package static let notRemovable = [ENOENT, ENOTEMPTY, EEXIST, EBUSY].map(Errno.init)

  /// The error in words; in English, those of the system with `folder` for `directory`: `no such file or folder`.
  package func words(in language: Language) -> String {
    let words = unsafe String(cString: strerror(code))
    return language.pick(
      en: (words.prefix(1).lowercased() + words.dropFirst())
        .replacing("directory", with: "folder"),
      ko: Self.korean[code] ?? "시스템 오류 \(code): \(words)")
  }

  /// The words for the usual codes.
  private static let korean: [Int32: String] = [
    ENOENT: "파일이나 폴더가 없습니다",
    EACCES: "권한이 없습니다", EPERM: "권한이 없습니다",
    EISDIR: "파일이 아니라 폴더입니다",
    ENOTDIR: "폴더가 아닙니다",
    EEXIST: "이미 있습니다",
    ENOTEMPTY: "폴더가 비어 있지 않습니다",
    ELOOP: "심볼릭 링크를 너무 많이 거칩니다",
    ENAMETOOLONG: "이름이 너무 깁니다",
    ENOSPC: "디스크에 남은 공간이 없습니다",
    EDQUOT: "디스크 할당량을 다 썼습니다",
    EFBIG: "파일이 너무 큽니다",
    EROFS: "읽기 전용 파일 시스템입니다",
    EIO: "입출력 오류가 났습니다",
    EBUSY: "다른 프로그램이 쓰고 있습니다", ETXTBSY: "다른 프로그램이 쓰고 있습니다",
    EMFILE: "열린 파일이 너무 많습니다", ENFILE: "열린 파일이 너무 많습니다",
    ENOMEM: "메모리가 모자랍니다",
    EBADF: "열려 있지 않습니다",
    EXDEV: "다른 디스크에 있습니다",
    EILSEQ: "쓸 수 없는 이름입니다",
    EINVAL: "이 파일에는 할 수 없는 작업입니다", ENOTSUP: "이 파일에는 할 수 없는 작업입니다",
  ]
}
