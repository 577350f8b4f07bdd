// About: Mailer and Letter are ours, and screens know them. HTTPPost is a vendor's class that
// doesn't know them.
// Answer: adapter
// Because: The outer interface was there first, and the vendor's object doesn't have it. One call
// becomes one call in different terms. An unreadable address causes an error, but the vendor
// couldn't use such an address anyway.
// After: https://github.com/vapor/vapor/blob/4.122.0/Sources/Vapor/HTTP/Client/EventLoopHTTPClient.swift#L17, EventLoopHTTPClient
import Foundation

protocol Mailer {
  func send(_ letter: Letter) async throws -> Receipt
}

struct PostOffice: Mailer {
  let post: HTTPPost
  let seconds: Double

  func send(_ letter: Letter) async throws -> Receipt {
    guard let address = URL(string: letter.address) else {
      throw MailError.unreadable(letter.address)
    }
    let request = HTTPPost.Request(url: address, body: Data(letter.text.utf8))
    let response = try await post.execute(request, timeout: seconds)
    return Receipt(status: response.statusCode, text: response.bodyText)
  }
}
