import FakeNetwork
import Foundation
import TestSupport
import Testing
import WebAPI

@Suite(.endsInTime) struct APIClientTests {
  private let url = URL(filePath: "/anything")

  @Test(arguments: [200, 204, 299])
  func `gives the bytes as they are`(_ status: Int) async throws {
    let api = APIClient(transport: RecordingTransport("no JSON", status: status))

    let data = try await api.data(from: url)

    #expect(data == Data("no JSON".utf8))
  }

  @Test(arguments: [199, 300, 304, 401, 404, 500])
  func `gives no bytes of a failure`(_ status: Int) async {
    let api = APIClient(transport: RecordingTransport("sorry", status: status))

    await #expect(throws: APIError.status(status)) { try await api.data(from: url) }
  }

  @Test func `says over the wire that nothing can be reached`() async throws {
    let network = Network()
    network.failNext(to: "/posts/latest")
    let url = try #require(URL(string: "https://posts.example/latest"))
    let api = APIClient(transport: WireTransport(network))

    await #expect(throws: APIError.unreachable) { try await api.data(from: url) }
  }

  @Test func `stops waiting on the wire when its caller is cancelled`() async throws {
    let network = Network()
    network.hold("/posts/latest")
    let url = try #require(URL(string: "https://posts.example/latest"))
    let api = APIClient(transport: WireTransport(network))
    let call = Task { await #expect(throws: APIError.cancelled) { try await api.data(from: url) } }
    await network.requests(1)

    call.cancel()

    let ended: Bool? = await promptly {
      _ = await call.value
      return true
    }
    #expect(ended == true)
    network.release("/posts/latest")
  }
}
