import Foundation

/// The only account. Every provider knows it.
struct Account: Decodable {
  let email: String
  let password: String
  let token: String

  init() {
    self = Fixture.decode(PackageResources.account_json)
  }

  func matches(_ request: Request) -> Bool {
    request.parameters["email"] == email && request.parameters["password"] == password
  }
}
