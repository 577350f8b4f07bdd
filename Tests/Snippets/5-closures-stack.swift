// Says: It stacks as well: `logged(retried(search))`.
// Prints: first try / second try / 3 cafés
struct Lost: Error {}

func retried(_ ask: @escaping () throws -> String) -> () throws -> String {
  {
    do { return try ask() } catch { return try ask() }
  }
}

func logged(_ ask: @escaping () throws -> String) -> () throws -> String {
  {
    let found = try ask()
    print(found)
    return found
  }
}

final class Service {
  private var tries = 0

  func search() throws -> String {
    tries += 1
    print(tries == 1 ? "first try" : "second try")
    guard tries > 1 else { throw Lost() }
    return "3 cafés"
  }
}

let search = Service().search
_ = try logged(retried(search))()
