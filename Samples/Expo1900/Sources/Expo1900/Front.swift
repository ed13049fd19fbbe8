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

    /// Creates a front for documents.
    public init(_ documents: Documents, language: Language) {
      self.documents = documents
      self.language = language
    }

    /// The poster, and what can be reached from it.
    public var body: some View {
      NavigationStack {
        LoadedView(Loaded(in: language) { PosterScreen(try documents.exposition(), in: language) })
        {
          PosterView(screen: $0, list: list)
        }
      }
    }

    private var list: Loaded<ListScreen> {
      Loaded(in: language) { ListScreen(try documents.entries(), in: language) }
    }
  }

  /// The content of a screen, or its alert.
  private struct LoadedView<Content, Shown: View>: View {
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
          ForEach(screen.title, id: \.self) { Text($0).font(.title) }
          Image(screen.picture)
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
      List(screen.rows, id: \.name) { row in
        NavigationLink {
          DetailView(screen: row.detail)
        } label: {
          HStack {
            Image(row.picture)
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
        Image(screen.picture)
        Text(screen.body).padding()
      }
      .navigationTitle(screen.title)
      .allowed(by: .detail)
    }
  }
#endif
