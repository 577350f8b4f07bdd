// Says: In Swift that is a subclass of the vendor's class which conforms to our protocol
protocol SignIn { func logIn(_ name: String) -> Bool }

class Till {
  func open(for name: String) -> Bool { !name.isEmpty }
}

final class TillSignIn: Till, SignIn {
  func logIn(_ name: String) -> Bool { open(for: name) }
}
