#if canImport(SwiftUI)
  import ExpoKit
  import SwiftUI

  /// The screens in SwiftUI.
  ///
  /// An app shows it with the data sets of its own catalog:
  /// `WindowGroup { Front(.assets, language: .korean) }`.
  public struct Front: View {
    private let documents: Documents
    private let language: Language
    @State private var screens: AllScreens?

    /// Creates a front for documents.
    public init(_ documents: Documents, language: Language) {
      self.documents = documents
      self.language = language
    }

    /// The poster, and what can be reached from it.
    public var body: some View {
      NavigationStack {
        if let screens {
          LoadedView(screens.poster) { PosterView(screen: $0, list: screens.list) }
        } else {
          ProgressView()
        }
      }
      .task {
        if screens == nil { screens = await AllScreens.screens(of: documents, in: language) }
      }
    }
  }

  /// The content of a screen, or its alert.
  private struct LoadedView<Content: Sendable, Shown: View>: View {
    let loaded: Loaded<Content>
    let shown: (Content) -> Shown

    init(_ loaded: Loaded<Content>, @ViewBuilder shown: @escaping (Content) -> Shown) {
      self.loaded = loaded
      self.shown = shown
    }

    var body: some View {
      switch loaded {
      case .content(let content): shown(content)
      case .alert(let alert): AlertView(alert: alert)
      }
    }
  }

  private struct AlertView: View {
    let alert: Alert
    @State private var isPresented = true

    var body: some View {
      ContentUnavailableView(
        alert.title, systemImage: "exclamationmark.triangle", description: Text(alert.place)
      )
      .alert(alert.title, isPresented: $isPresented) {
        Button("OK") {}
      } message: {
        Text(alert.text)
      }
    }
  }

  private struct PosterView: View {
    let screen: PosterScreen
    let list: Loaded<ListScreen>

    var body: some View {
      ScrollView {
        VStack(spacing: 12) {
          ForEach(Array(screen.title.enumerated()), id: \.offset) { Text($0.element).font(.title) }
          PictureView(name: screen.picture, screen: .poster)
          Text(screen.visitors)
          Text(screen.location)
          Text(screen.duration)
          Text(screen.body)
          NavigationLink(screen.link) {
            LoadedView(list) { ListView(screen: $0) }
          }
        }
        .multilineTextAlignment(.center)
        .padding()
      }
      .allowed(by: .poster)
    }
  }

  private struct ListView: View {
    let screen: ListScreen

    var body: some View {
      List(screen.rows) { row in
        NavigationLink {
          DetailView(screen: row.detail)
        } label: {
          HStack {
            PictureView(name: row.picture, screen: .list)
            VStack(alignment: .leading) {
              Text(row.name).font(.title2)
              Text(row.summary)
            }
          }
        }
      }
      .navigationTitle(screen.title)
      .allowed(by: .list)
    }
  }

  private struct DetailView: View {
    let screen: DetailScreen

    var body: some View {
      ScrollView {
        PictureView(name: screen.picture, screen: .detail)
        Text(screen.body).padding()
      }
      .navigationTitle(screen.title)
      .allowed(by: .detail)
    }
  }
#endif
