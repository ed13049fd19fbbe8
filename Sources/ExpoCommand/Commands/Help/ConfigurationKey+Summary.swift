import ExpoBase
import ExpoKit
