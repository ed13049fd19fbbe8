extension SlipKind {
  /// Slips in data sets.
  static let dataSets: [SlipKind] = [
    .init(
      "file of a data set misspelt", "EX701 DATA:1", "items.json", "itmes.json",
      in: "catalog, Swift package, parameters, Tuist"),
    .init(
      "file of a data set moved out of it", "EX701 DATA:1", in: "catalog, app with a package",
      .move("ENTRIES", "DOCS/items.json")),
    .init("contents of a data set deleted", "EX606 DATA:1", .delete("DATA")),
    .init(
      "data for tablets alone", "warning EX701 DATA:1", "universal", "ipad",
      in: "catalog, constants, cases"),
    .init(
      "data for none of the devices", "EX701 DATA:1", "universal", "iphone",
      in: "iPad only, visionOS"),
    .init(
      "data set moved out of the catalog", "EX610 CODE:2", in: "catalog, synchronized folder",
      .move("ITEMS", "App/items.dataset")),
    .init(
      "folder of a data set lost its ending", "warning EX701 DOCS/items/items.json:1 (exit 1)",
      in: "catalog, iPad only", .move("ITEMS", "DOCS/items")),
    .init(
      "data set moved into a namespace", "EX610 CODE:2", in: "catalog, default arguments",
      .move("ITEMS", "DOCS/Data/items.dataset"),
      .write("DOCS/Data/Contents.json", #"{"properties": {"provides-namespace": true}}"#)),
    .init(
      "both data sets deleted", "EX610 CODE:2",
      in: "catalog, Tuist, XcodeGen without a project, app with a package", .delete("ITEMS"),
      .delete("FAIR")),
  ]
}
