import ExpoKit
import ExpoSystem

/// The smaller files that the command of `--resize` makes of the pictures of an export.
struct Resizing {
  /// The widths of the files in pixels: for thumbnails, phones and windows.
  static let widths = [160, 320, 640, 1280, 2560]
  /// Pictures of at most this size in bytes are not resized.
  private static let smallPicture = 100_000

  let command: ResizeCommand
  private let folder: String
  /// The files of each picture, by its largest file; the narrowest first.
  private var files: [String: [ResizedPicture]] = [:]
  /// What became of the files; files still to be made are missing.
  private var outcomes: [ResizedPicture: ResizedPicture.Outcome] = [:]
  /// The files in the site that the same command made of the same picture.
  private var kept: Set<ResizedPicture> = []

  /// - Throws: `FileError` if a picture cannot be read.
  init(_ command: ResizeCommand, of pictures: [Picture], in folder: String) throws {
    self.command = command
    self.folder = folder
    for picture in pictures {
      guard let largest = Self.largest(of: picture), let size = largest.size,
        files[largest.source] == nil
      else { continue }
      let widths =
        Self.widths.filter { $0 < size.width }
        + (Self.widths.contains { $0 > size.width } ? [size.width] : [])
      files[largest.source] = try ResizedPicture.all(
        of: largest.source, size, by: command.text, widths: widths, format: command.format)
    }
  }

  /// The largest file of a picture; nil if it is small, a drawing or an animation.
  private static func largest(of picture: Picture) -> Picture.Candidate? {
    guard picture.candidates.first?.format != .svg else { return nil }
    let bitmaps = picture.candidates.filter { [.png, .jpeg].contains($0.format) && $0.size != nil }
    let largest = bitmaps.max { ($0.size?.width ?? 0) < ($1.size?.width ?? 0) }
    return largest.flatMap { $0.byteCount ?? 0 > smallPicture ? $0 : nil }
  }

  private func path(of file: ResizedPicture) -> String {
    "\(folder)/\(command.fileName(file.mark))"
  }

  /// The picture with the files that exist or are expected; with its own, too, if the widest has failed.
  func picture(_ picture: Picture) -> Picture {
    guard let largest = Self.largest(of: picture), let files = files[largest.source] else {
      return picture
    }
    var candidates: [Picture.Candidate] = files.filter { fault(of: $0) == nil }.map { file in
      let found = try? outcomes[file]?.get()
      return Picture.Candidate(
        scale: 1, size: found?.size ?? Picture.Size(width: file.width, height: file.height),
        format: file.format, source: path(of: file), byteCount: found?.byteCount,
        isOpaque: largest.isOpaque, mark: file.mark)
    }
    if files.last.flatMap(fault) != nil { candidates += picture.candidates }
    return Picture(
      name: picture.name, candidates: candidates, unshownTypes: picture.unshownTypes)
  }

  /// Why a file cannot be used; nil if it can, or is still to be made.
  private func fault(of file: ResizedPicture) -> ResizedPicture.Fault? {
    if case .failure(let fault)? = outcomes[file] { fault } else { nil }
  }

  /// Keeps the files that an earlier export has made; in a dry run, what failed in that export fails again.
  mutating func keep(_ files: [RenderedFile], in site: String, isDryRun: Bool) {
    let (listed, unmade) = ExportFolder.listed(in: site)
    var copies: [String: [String]] = [:]
    for file in files {
      if case .copy(let source) = file.content { copies[source, default: []].append(file.path) }
    }
    for file in self.files.values.joined() {
      let paths = copies[path(of: file)] ?? []
      let old = paths.filter(listed.contains).map { "\(site)/\($0)" }
      let found = old.compactMap { try? file.found(at: $0).get() }
      if let first = found.first, found.count == paths.count {
        outcomes[file] = .success(first)
        kept.insert(file)
      } else if isDryRun, let fault = unmade[file.mark] {
        outcomes[file] = .failure(ResizedPicture.Fault(rawValue: fault) ?? .missing)
      }
    }
  }

  /// The files of an export, those that are kept marked as such.
  func marked(_ files: [RenderedFile]) -> [RenderedFile] {
    let kept = Set(kept.map(path))
    return files.map { file in
      guard case .copy(let source) = file.content, kept.contains(source) else { return file }
      return RenderedFile(path: file.path, content: .kept)
    }
  }

  var missing: [ResizedPicture] {
    files.sorted { $0.key < $1.key }.flatMap(\.value).filter { outcomes[$0] == nil }
  }

  /// Makes some files at once; those that are missing or unusable afterwards have failed.
  mutating func make(_ files: [ResizedPicture]) {
    let jobs = files.map { file in
      let words = command.words(
        input: FilePath.absolute(file.source), output: path(of: file), width: file.width)
      return (file: file, words: words, path: path(of: file))
    }
    let found = parallelMap(jobs, jobs: nil) { job in
      ChildProcess.run(job.words) == .exited(0)
        ? job.file.found(at: job.path) : .failure(.missing)
    }
    for (file, found) in zip(files, found) { outcomes[file] = found }
  }

  var unmade: [(fault: ResizedPicture.Fault, files: [ResizedPicture])] {
    files.sorted { $0.key < $1.key }.flatMap { _, files in
      ResizedPicture.Fault.allCases.map { fault in
        (fault, files.filter { self.fault(of: $0) == fault })
      }
    }.filter { !$0.files.isEmpty }
  }
}

extension ExportRun {
  /// How many files are made between two checks for a signal.
  private static let filesAtOnce = 8

  /// The files of exhibitions, with smaller pictures if a command makes them.
  ///
  /// A dry run starts no program, and assumes that the missing files can be made.
  func withResizedPictures(
    of exhibitions: [Exhibition],
    _ body: (
      _ exhibitions: [Exhibition], _ rendering: ExportForm.Rendering, _ unmade: [String: String]
    ) throws -> ExitCode
  ) throws -> ExitCode {
    guard let command = resize, case .folder(let site) = form.target else {
      return try body(exhibitions, form.files(exhibitions), [:])
    }
    let folder = isDryRun ? console.environment.scratchFolder : try console.makeScratchFolder()
    defer { if !isDryRun { FileWriter.removeScratchFolder(folder) } }
    var resizing = try Resizing(command, of: exhibitions.flatMap(\.pictures), in: folder)
    let planned = { [resizing] in exhibitions.map { $0.withPictures(resizing.picture) } }
    resizing.keep(try form.files(planned()).files, in: site, isDryRun: isDryRun)
    if !isDryRun { try make(&resizing) }
    var unmade: [String: String] = [:]
    for (fault, files) in resizing.unmade {
      try warn(of: files, fault, command.program)
      for file in files { unmade[file.mark] = fault.rawValue }
    }
    let result = exhibitions.map { $0.withPictures(resizing.picture) }
    var rendering = try form.files(result)
    rendering.files = resizing.marked(rendering.files)
    return try body(result, rendering, unmade)
  }

  private func make(_ resizing: inout Resizing) throws {
    let missing = resizing.missing
    if missing.isEmpty { return }
    let program = resizing.command.program
    guard ChildProcess.isInstalled(program, searchPath: console.environment[.path]) else {
      throw CommandError.notInstalled(program, of: Option.resize.name)
    }
    var progress = ProgressLine(console)
    try console.interruptibly { check in
      for start in stride(from: 0, to: missing.count, by: Self.filesAtOnce) {
        try check()
        try progress.show(
          en: "\(start) of \(English.count(missing.count, "smaller image")) …",
          ko: "작은 이미지 \(missing.count)개 중 \(start)개 …")
        resizing.make(Array(missing[start..<min(start + Self.filesAtOnce, missing.count)]))
      }
      try check()
    }
    try progress.clear()
  }

  private func warn(
    of files: [ResizedPicture], _ fault: ResizedPicture.Fault, _ program: String
  ) throws {
    let source = files[0].source
    let isTurned = fault == .turned
    let list = files.map { String($0.width) }.joined(separator: ", ")
    try console.printMessage(
      .warning,
      en: "\(source): not resized to \(list) pixels: '\(program)' "
        + (isTurned ? "laid the image on its side" : "made no such file"),
      ko: "\(source): 너비 \(list)픽셀로 줄이지 못했습니다. '\(program)' 프로그램이 "
        + (isTurned ? "찍은 방향을 따르지 않아 가로세로가 바뀌었습니다" : "그런 파일을 만들지 않았습니다"),
      help: isTurned
        ? ("with ImageMagick, add -auto-orient", "ImageMagick이라면 -auto-orient를 넣으세요")
        : ("the site has its other files", "사이트에는 나머지 파일을 올립니다"))
  }
}
