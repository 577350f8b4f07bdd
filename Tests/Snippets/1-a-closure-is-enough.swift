// Says: The adapter is then a closure at the place where the program is put together.
import Scenario

let service: any AuthenticationService
let logIn: (String, String) async throws(AuthenticationError) -> Session = {
  (email, password) async throws(AuthenticationError) in
  try await service.logIn(email: email, password: password)
}
