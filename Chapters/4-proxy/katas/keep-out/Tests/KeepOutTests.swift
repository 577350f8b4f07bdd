import TestSupport
import Testing

// Replaced during grading: "mia", "noa".

@Suite(.kata()) struct KeepOutTests {
  private let shift = Shift()
  private let box = RecordingCardBox()

  @Test(arguments: RecordingCardBox.guests)
  func `asks the box for a card when looking is allowed`(_ guest: String) throws {
    let guarded = guardedBox(for: [.look])

    let refusal = error { _ = try guarded.card(of: guest) }

    #expect(refusal == nil, "an employee with the right was refused")
    #expect(
      box.asked == ["card of \(guest)"], "the box gets this call, with the guest's name unchanged")
  }

  @Test func `refuses to return a card when everything except looking is allowed`() throws {
    let guarded = guardedBox(for: [.stamp, .remove])

    let refusal = error { _ = try guarded.card(of: "mia") }
    let asked = box.asked
    _ = try? colleaguesBox(for: [.look]).card(of: "mia")

    #expect(refusal == .notAllowed(.look), "nil means that the call was allowed")
    #expect(asked == [], "the box was asked, although the right is missing")
    #expect(box.asked == ["card of mia"], "a colleague with this right isn't refused")
  }

  @Test(arguments: ["noa", " Noa ÜNAL "])
  func `asks the box for a new card when stamping is allowed`(_ guest: String) throws {
    let guarded = guardedBox(for: [.stamp])

    let refusal = error { _ = try guarded.newCard(for: guest) }

    #expect(refusal == nil, "an employee with the right was refused")
    #expect(
      box.asked == ["new card for \(guest)"],
      "the box gets this call, with the guest's name unchanged")
  }

  @Test func `refuses to make a new card when everything except stamping is allowed`() throws {
    let guarded = guardedBox(for: [.look, .remove])

    let refusal = error { _ = try guarded.newCard(for: "noa") }
    let asked = box.asked
    _ = try? colleaguesBox(for: [.stamp]).newCard(for: "noa")

    #expect(refusal == .notAllowed(.stamp), "nil means that the call was allowed")
    #expect(asked == [], "the box made a card, although the right is missing")
    #expect(box.asked == ["new card for noa"], "a colleague with this right isn't refused")
  }

  @Test(arguments: RecordingCardBox.guests)
  func `asks the box to remove a card when removing is allowed`(_ guest: String) throws {
    let guarded = guardedBox(for: [.remove])

    let refusal = error { try guarded.removeCard(of: guest) }

    #expect(refusal == nil, "an employee with the right was refused")
    #expect(
      box.asked == ["remove card of \(guest)"],
      "the box gets this call, with the guest's name unchanged")
  }

  @Test func `refuses to remove a card when only looking and stamping are allowed`() throws {
    let guarded = guardedBox(for: [.look, .stamp])

    let refusal = error { try guarded.removeCard(of: "mia") }
    let asked = box.asked
    try? colleaguesBox(for: [.remove]).removeCard(of: "mia")

    #expect(refusal == .notAllowed(.remove), "nil means that the call was allowed")
    #expect(asked == [], "the box was asked, although the right is missing")
    #expect(box.asked == ["remove card of mia"], "a colleague with this right isn't refused")
  }

  @Test func `doesn't reveal to an employee without rights that a guest has no card`() {
    let guarded = guardedBox(for: [])

    let refusal = error { try guarded.removeCard(of: "noa") }
    let asked = box.asked
    let answer = error { try colleaguesBox(for: [.remove]).removeCard(of: "noa") }

    #expect(refusal == .notAllowed(.remove))
    #expect(asked == [], "the box was asked before the right was checked")
    #expect(answer == .noCard("noa"), "a colleague with the right gets the box's answer")
  }

  @Test func `passes on the box's own error`() throws {
    let guarded = guardedBox(for: [.look, .stamp, .remove])

    let toLook = error { _ = try guarded.card(of: "noa") }
    let toMake = error { _ = try guarded.newCard(for: "mia") }
    let toMakeOnly = error { _ = try colleaguesBox(for: [.stamp]).newCard(for: "mia") }
    let toRemove = error { try guarded.removeCard(of: "noa") }
    _ = try guarded.card(of: "mia")
    // Another program uses the box without a shift.
    try box.removeCard(of: "mia")
    let toLookAgain = error { _ = try guarded.card(of: "mia") }

    #expect(toLook == .noCard("noa"))
    #expect(toLookAgain == .noCard("mia"), "nil: a card was returned, but the box no longer has it")
    #expect(toMake == .hasCard("mia"), "nil: Mia already had a card, but got a second one")
    #expect(toMakeOnly == .hasCard("mia"), "the right to stamp is enough to get the box's answer")
    #expect(toRemove == .noCard("noa"))
  }

  @Test(arguments: [Right.look, .stamp, .remove])
  func `passes on the box's own error, even when the box is itself guarded`(_ right: Right) {
    let inner = GuardedCardBox(box, shift: Shift())
    shift.rights = [.look, .stamp, .remove]

    let refusal = error { try use(right, at: GuardedCardBox(inner, shift: shift)) }
    let asked = box.asked
    let answer = error {
      try use(right, at: GuardedCardBox(colleaguesBox(for: [right]), shift: shift))
    }

    #expect(refusal == .notAllowed(right), "the inner box has its own shift, which has no rights")
    #expect(asked == [])
    #expect(answer == nil, "the inner box has its own shift, which has this right")
  }

  @Test(arguments: [
    (Right.look, "card of mia"), (.stamp, "new card for noa"), (.remove, "remove card of mia"),
  ])
  func `checks the current rights at every call to the box`(_ right: Right, _ call: String) {
    let guarded = guardedBox(for: [])

    let before = error { try use(right, at: guarded) }
    shift.rights = [right]
    let during = error { try use(right, at: guarded) }
    shift.rights = []
    let after = error { try use(right, at: guarded) }

    #expect(before == .notAllowed(right))
    #expect(during == nil, "a right that was added later was ignored")
    #expect(after == .notAllowed(right), "a right that was removed was still accepted")
    #expect(box.asked == [call])
  }

  @Test func `refuses to add a stamp when only looking is allowed`() throws {
    let card = try guardedBox(for: [.look]).card(of: "mia")

    let refusal = error { try card.addStamp() }

    #expect(refusal == .notAllowed(.stamp), "the returned card doesn't check the rights")
    #expect(box.asked == ["card of mia"])
  }

  @Test func `passes each stamp on to the card that the box returned`() throws {
    let guarded = guardedBox(for: [.look, .stamp])
    let card = try guarded.card(of: "mia")
    let other = try guarded.newCard(for: "noa")

    for card in [card, other, card] { try card.addStamp() }

    #expect(
      box.asked == [
        "card of mia", "new card for noa", "stamp for mia", "stamp for noa", "stamp for mia",
      ])
  }

  @Test func `shows the current number of stamps when looking is allowed`() throws {
    let card = try guardedBox(for: [.look, .stamp]).card(of: "mia")

    let before = try card.stamps()
    // Another program gets the card from the box, without a shift.
    try box.card(of: "mia").addStamp()
    let between = try card.stamps()
    try card.addStamp()
    shift.rights = [.look]
    let after = try card.stamps()

    #expect([before, between, after] == [3, 4, 5], "Mia had 3 stamps, and got 2 more")
    #expect(
      box.asked.filter { $0 == "stamps of mia" }.count == 3, "each call should ask the card")
  }

  @Test func `passes on the card's own error`() throws {
    let guarded = guardedBox(for: [.look, .stamp, .remove])
    let card = try guarded.card(of: "mia")
    try guarded.removeCard(of: "mia")

    let toLook = error { _ = try card.stamps() }
    let toStamp = error { try card.addStamp() }
    _ = try box.newCard(for: "mia")
    let stamps = try card.stamps()

    #expect(toLook == .noCard("mia"))
    #expect(toStamp == .noCard("mia"))
    #expect(stamps == 0, "the box has a card for Mia again, and that card answers")
  }

  @Test func `refuses to show the stamps when the right to look is gone`() throws {
    let card = try guardedBox(for: [.look]).card(of: "mia")
    shift.rights = [.stamp, .remove]

    let refusal = error { _ = try card.stamps() }

    #expect(refusal == .notAllowed(.look))
    #expect(box.asked == ["card of mia"], "the card was asked, although the right is missing")
  }

  @Test func `checks the current rights at every call to a card`() throws {
    let card = try guardedBox(for: [.look, .stamp]).card(of: "mia")

    shift.rights = [.look]
    let without = error { try card.addStamp() }
    shift.rights = [.stamp]
    let with = error { try card.addStamp() }

    #expect(without == .notAllowed(.stamp), "a right that was removed was still accepted")
    #expect(with == nil)
    #expect(box.asked == ["card of mia", "stamp for mia"])
  }

  @Test func `guards a new card like any other`() throws {
    let card = try guardedBox(for: [.stamp]).newCard(for: "noa")

    try card.addStamp()
    let look = error { _ = try card.stamps() }
    shift.rights = []
    let stamp = error { try card.addStamp() }
    shift.rights = [.look]
    let stamps = try card.stamps()

    #expect(look == .notAllowed(.look), "the new card can be used without the right")
    #expect(stamp == .notAllowed(.stamp), "the new card can be used without the right")
    #expect(stamps == 1, "Noa got one stamp")
    #expect(box.asked == ["new card for noa", "stamp for noa", "stamps of noa"])
  }

  @Test func `passes on the card's own error, even when the card is itself guarded`() throws {
    let innerShift = Shift([.look, .stamp])
    let inner = GuardedCardBox(box, shift: innerShift)
    shift.rights = [.look]
    let card = try GuardedCardBox(inner, shift: shift).card(of: "mia")
    let toStampOutside = error { try card.addStamp() }
    shift.rights = [.look, .stamp]
    innerShift.rights = []

    let toLook = error { _ = try card.stamps() }
    let toStamp = error { try card.addStamp() }

    #expect(toStampOutside == .notAllowed(.stamp), "the outer card checks its own shift, too")
    #expect(toLook == .notAllowed(.look), "the inner card has its own shift")
    #expect(toStamp == .notAllowed(.stamp), "the inner card has its own shift")
    #expect(box.asked == ["card of mia"])
  }

  /// The proxy around the box, while an employee with these rights is at work.
  private func guardedBox(for rights: Set<Right>) -> any CardBox {
    shift.rights = rights
    return GuardedCardBox(box, shift: shift)
  }

  /// A proxy around the same box, for a colleague with these rights.
  private func colleaguesBox(for rights: Set<Right>) -> any CardBox {
    GuardedCardBox(box, shift: Shift(rights))
  }

  /// Calls the box's method that needs this right.
  private func use(_ right: Right, at guarded: any CardBox) throws {
    switch right {
    case .look: _ = try guarded.card(of: "mia")
    case .stamp: _ = try guarded.newCard(for: "noa")
    case .remove: try guarded.removeCard(of: "mia")
    }
  }

  /// The error that `act` throws, or nil when it throws none.
  private func error(of act: () throws -> Void) -> CardError? {
    do {
      try act()
      return nil
    } catch {
      return error as? CardError
    }
  }
}
