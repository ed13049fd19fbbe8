import ExpoKit

#if os(iOS)
  import UIKit
#elseif os(macOS)
  import AppKit
#endif

#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Applies what a screen allows.
    func allowed(by screen: Screen) -> some View {
      dynamicTypeSize(...DynamicTypeSize(screen.largestText))
        .onAppear {
          #if os(iOS)
            TurningDelegate.screen = screen
          #endif
        }
    }
  }

  /// A picture of the app's catalog, fitted into the room that a screen has for it.
  struct PictureView: View {
    let name: String
    let screen: Screen

    var body: some View {
      let room = screen.pictureRoom
      let size = Room(ofPicture: name).map(room.fitting) ?? room
      Image(name)
        .resizable()
        .scaledToFit()
        .frame(maxWidth: size.width, maxHeight: size.height)
    }
  }

  extension Room {
    /// The size of a picture of the app's catalog; nil if it is not known.
    fileprivate init?(ofPicture name: String) {
      #if os(iOS)
        guard let size = UIImage(named: name)?.size else { return nil }
        self.init(width: size.width, height: size.height)
      #elseif os(macOS)
        guard let size = NSImage(named: name)?.size else { return nil }
        self.init(width: size.width, height: size.height)
      #else
        return nil
      #endif
    }
  }

  extension DynamicTypeSize {
    fileprivate init(_ size: TextSize) {
      self =
        switch size {
        case .xSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .xLarge
        case .xxLarge: .xxLarge
        case .xxxLarge: .xxxLarge
        case .accessibility1: .accessibility1
        case .accessibility2: .accessibility2
        case .accessibility3: .accessibility3
        case .accessibility4: .accessibility4
        case .accessibility5: .accessibility5
        }
    }
  }
#endif

#if os(iOS) || os(macOS)
  extension Documents {
    /// The data sets of the app's own catalog.
    public static let assets = Documents { name in
      guard let asset = NSDataAsset(name: name) else { throw FileError.missing(name) }
      return SourceFile(name: "\(name).json", bytes: Array(asset.data))
    }
  }
#endif

#if os(iOS)
  /// Lets the app turn as the screen shown allows: `@UIApplicationDelegateAdaptor` installs it.
  public final class TurningDelegate: NSObject, UIApplicationDelegate {
    static var screen = Screen.poster

    /// The orientations of the screen shown.
    public func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      Self.screen.orientations.contains(.landscape) ? .allButUpsideDown : .portrait
    }
  }
#endif
