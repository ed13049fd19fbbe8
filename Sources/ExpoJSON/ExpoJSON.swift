// The API of ExpoJSON uses types of ExpoBase.

@_exported public import ExpoBase
