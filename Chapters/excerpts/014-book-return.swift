// About: All three protocols are used alone, too, at other desks of the library.
// Answer: facade
// Because: The parts are handed in, as in a decorator. But no part has bringBack, so the desk can't
// stand where a part is wanted, and no second desk fits round it. To be a decorator it would
// conform to Stacks, and pass put on.
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
