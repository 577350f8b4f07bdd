// Says: A plain struct that keeps the token as a `String` shows it.
// Prints: Session(email: "mia@example.com", token: "secret")
struct Session {
  let email: String
  let token: String
}

print("\(Session(email: "mia@example.com", token: "secret"))")
