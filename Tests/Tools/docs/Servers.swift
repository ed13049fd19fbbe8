// What the articles use of Hummingbird 2 and Vapor 4, in the same shape.

struct ByteBuffer { let string: String }
extension [UInt8] { init(buffer: ByteBuffer) { self.init(buffer.string.utf8) } }
struct HTTPError: Error {
  enum Status { case badRequest }
  let reason: String
  init(_: Status, message: String = "", reason: String = "") { self.reason = message + reason }
}
struct Request {
  struct Body { func collect(upTo size: Int) async throws -> ByteBuffer { .init(string: "") } }
  let body: Body
}
protocol RequestDecoder {
  func decode<T: Decodable>(_ type: T.Type, from request: Request, context: some RequestContext)
    async throws -> T
}
protocol RequestContext: Sendable {
  typealias Source = Void
  associatedtype Decoder: RequestDecoder
  var coreContext: CoreRequestContextStorage { get set }
  var requestDecoder: Decoder { get }
  init(source: Source)
}
extension RequestContext { var maxUploadSize: Int { 2 * 1024 * 1024 } }
struct CoreRequestContextStorage { init(source: Void) {} }
typealias Abort = HTTPError
struct HTTPHeaders {}
protocol ContentDecoder: Sendable {
  func decode<D: Decodable>(_ type: D.Type, from body: ByteBuffer, headers: HTTPHeaders) throws -> D
}
struct ContentConfiguration {
  enum MediaType { case json }
  nonisolated(unsafe) static var global = ContentConfiguration()
  mutating func use(decoder: any ContentDecoder, for type: MediaType) {}
}
