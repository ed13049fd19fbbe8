// The import of the JSON library alone: it re-exports what its API is made of.

@_exported public import ExpoBase
