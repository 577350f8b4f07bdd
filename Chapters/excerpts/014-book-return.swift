// About: All three protocols are also used alone, at other desks of the library.
// Answer: facade
// Because: The parts are passed in, as in a decorator. But no part has bringBack(copy:), so the
// desk can't take the place of a part, and you can't put a second desk around it. A decorator would
// conform to Stacks, and forward put(_:).
protocol Stacks {
  func put(_ copy: Int) throws -> String
}

protocol Loans {
  func end(copy: Int) throws -> Member
}

protocol Letters {
  func thank(_ member: Member, mentioning place: String)
}

struct Member {
  var name: String
}

struct ReturnDesk<S: Stacks, L: Loans, M: Letters> {
  let stacks: S
  let loans: L
  let letters: M

  func bringBack(copy: Int) throws {
    let member = try loans.end(copy: copy)
    let place = try stacks.put(copy)
    letters.thank(member, mentioning: place)
  }
}
