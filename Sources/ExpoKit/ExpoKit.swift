// The one import of the library: everything that programs build on, and nothing of its own.

@_exported public import ExpoCatalog
@_exported public import ExpoDiagnostics
@_exported public import ExpoJSON
@_exported public import ExpoModel
@_exported public import ExpoRendering
@_exported public import ExpoSource
@_exported public import ExpoText
@_exported public import ExpoValidation
