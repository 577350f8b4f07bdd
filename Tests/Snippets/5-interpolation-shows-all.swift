// Says: A struct that doesn't see to it shows all that it holds.
// Prints: Session(email: "mia@example.com", token: "secret")
struct Session {
  let email: String
  let token: String
}

print("\(Session(email: "mia@example.com", token: "secret"))")
