extension HelpTopic {
  /// The settings of an `.expo.json`.
  static let settingsExample = """
      {
        "ignore": ["shared-image"],
        "severity": {"comment": "warning"},
        "perFileIgnores": {
          "**/poster.imageset/**": ["unused-image-set"]
        },
        "include": ["vendor/fair/*.json"],
        "exclude": ["Fixtures/**"],
        "optionalKeys": ["duration"],
        "extraKeys": ["title_Image"],
        "aliases": {"imageName": "image_name"},
        "limits": {"shortDesc": 120},
        "assets": "App/Assets.xcassets"
      }
    """

  /// The hooks of expo in a `.pre-commit-config.yaml`.
  static let hooksExample = """
      - repo: …
        rev: …
        hooks:
          - id: expo-validate
          - id: expo-assets
    """

  /// A step of a workflow that runs the action.
  static let actionExample = """
      - uses: …
        with:
          paths: |
            App
            More Data/items.json
          args: --baseline known.json
          sarif: true
    """
}
