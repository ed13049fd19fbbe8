import ExpoBase

/// A kind of device, as `idiom` in the slots of an asset catalog.
enum DeviceFamily: String, Sendable {
  case iphone, ipad, mac, tv, watch, vision

  private static let names: [Self: String] = [
    .iphone: "iPhone", .ipad: "iPad", .mac: "Mac", .tv: "Apple TV", .watch: "Apple Watch",
    .vision: "Apple Vision",
  ]
  private static let platforms: [Substring: Self] = [
    "macosx": .mac, "appletvos": .tv, "watchos": .watch, "xros": .vision,
  ]

  /// The name as Apple writes it.
  var name: String { Self.names[self] ?? rawValue }

  /// The families of an app without a project.
  static let ofAnyApp: Set = [iphone, ipad]

  /// The families of all sets; nil if there are none, or if some are not known.
  static func union(_ all: [Set<DeviceFamily>?]) -> Set<DeviceFamily>? {
    all.contains(nil) ? nil : all.compactMap(\.self).reduce(nil) { ($0 ?? []).union($1) }
  }

  /// The families that settings name; nil if the settings are not literal, or say nothing.
  fileprivate static func all(_ settings: BuildSettings) -> Set<DeviceFamily>? {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? ""
    let phones = (settings["TARGETED_DEVICE_FAMILY"] ?? "1").split { ", ".contains($0) }
    let families = union(
      platforms.split(separator: " ").map { platform in
        let platform = platform.replacing("simulator", with: "os")
        if platform != "iphoneos" { return Self.platforms[platform].map { [$0] } }
        return phones.allSatisfy { Int($0) != nil }
          ? Set(phones.compactMap { ["1": iphone, "2": ipad][$0] }) : nil
      })
    return families?.isEmpty ?? true ? nil : families
  }
}

typealias BuildSettings = [String: String]

extension ProjectGraph {
  /// The families of a target in all configurations; nil if unknown.
  mutating func families(of target: Object, in project: Object) -> Set<DeviceFamily>? {
    let outer = settings(of: project)
    let all = settings(of: target).map { name, own in
      DeviceFamily.all(own.merging(outer[name] ?? [:]) { own, _ in own })
    }
    return DeviceFamily.union(all)
  }

  /// The settings of a project or target, by the names of configurations.
  mutating func settings(of object: Object) -> [String: BuildSettings] {
    guard let list = self[string("buildConfigurationList", of: object)] else { return [:] }
    var all: [String: BuildSettings] = [:]
    for configuration in objects("buildConfigurations", of: list) {
      // A file in a synchronized folder is named by its path from there.
      let anchor = self[string("baseConfigurationReferenceAnchor", of: configuration)]
      let name = string("baseConfigurationReferenceRelativePath", of: configuration)
      let file = self[string("baseConfigurationReference", of: configuration)] ?? anchor
      let path = file.flatMap { paths[$0.id] }.map { FileName.resolved(name ?? "", in: $0) }
      var settings = path.map { self.settings(ofFile: $0) } ?? [:]
      let own = configuration.value["buildSettings"]?.members ?? [:]
      for (name, value) in own where take(name.utf8.count) { settings[name] = value.string }
      all[string("name", of: configuration) ?? ""] = settings
    }
    return all
  }

  private static let mostSettingsFiles = 64

  /// Settings that name families, with those of included files; each file is read once.
  private mutating func settings(ofFile path: String) -> BuildSettings {
    if let known = settingsOfFiles[path] { return known }
    if settingsOfFiles.count == Self.mostSettingsFiles { return [:] }
    settingsOfFiles[path] = [:]
    guard Project.isIn(FilePath.withoutLinks(home), FilePath.withoutLinks(path)),
      let bytes = try? FileReader.readFound(path).bytes
    else { return [:] }
    var settings: BuildSettings = [:]
    for row in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if row.hasPrefix("#include"), let name = row.split(separator: "\"").dropFirst().first {
        let file = FileName.resolved(String(name), in: FileName.folder(of: path))
        settings.merge(self.settings(ofFile: file)) { $1 }
        continue
      }
      let parts = row.prefix { $0 != "/" && $0 != ";" }.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].filter { !$0.isWhitespace }
      let names = ["SUPPORTED_PLATFORMS", "SDKROOT", "TARGETED_DEVICE_FAMILY", "MACH_O_TYPE"]
      if names.contains(name) { settings[name] = String(parts[1]) }
    }
    settingsOfFiles[path] = settings
    return settings
  }
}
