// Says: if you don't write yours, the vendor's is used, whatever it means
// Says: An adapter that is an extension of the vendor's class may have such a method from the vendor,
// and isn't refused.
// Prints: everything is erased
protocol Screen { func clear() }

final class Client {
  func clear() { print("everything is erased") }
}

extension Client: Screen {}

let screen: any Screen = Client()
screen.clear()
