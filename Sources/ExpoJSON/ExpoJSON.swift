// A program that imports ExpoJSON gets the types of ExpoBase that its API is made of.

@_exported public import ExpoBase
