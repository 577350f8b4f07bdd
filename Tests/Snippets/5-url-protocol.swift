// Says: it intercepts each request that it accepts.
// Says: It may also answer alone, as a proxy does.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class Canned: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "cafes" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    client?.urlProtocol(self, didLoad: Data("3 cafés".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
