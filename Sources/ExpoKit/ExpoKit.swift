// The single import of the library: it re-exports the public API and declares nothing itself.

@_exported public import ExpoJSON
@_exported public import ExpoModel
@_exported public import ExpoRendering
@_exported public import ExpoBase
