import TestSupport
import Testing

// Drawn anew for a grade: "Seal", "Ghost", "Norway".

@Suite(.kata()) struct GuestHarbourTests {
  private let journal = Notes<String>()
  private let dinghy = Boat(name: "Möwe", metres: 7)
  private let yacht = Boat(name: " LADY Ann 2 ", metres: 12, abroad: "Norway")

  // The first requirement.

  @Test func `gives a boat a berth, takes the fee and welcomes it`() async {
    let berth = await arrival(of: dinghy, at: makeDayDesk(Harbour(journal)))

    #expect(berth == .success("A 3"))
    #expect(
      journal.all == [
        "berths: take 7 m", "fees: charge Möwe 21", "radio: Möwe, berth A 3, welcome",
      ])
  }

  @Test(arguments: ["Norway", " isle of MAN", ""])
  func `reports a boat from abroad when it has paid, before it is welcomed`(
    _ country: String
  ) async {
    var yacht = yacht
    yacht.abroad = country

    let berth = await arrival(of: yacht, at: makeDayDesk(Harbour(journal)))

    #expect(berth == .success("B 12"))
    #expect(
      journal.all == [
        "berths: take 12 m", "fees: charge  LADY Ann 2  36",
        "customs:  LADY Ann 2  from \(country) at B 12",
        "radio:  LADY Ann 2 , berth B 12, welcome",
      ])
  }

  @Test func `says how long a berth is missing, and asks nobody else`() async {
    let ship = Boat(name: "Koopman", metres: 15, abroad: "Brazil")

    let berth = await arrival(of: ship, at: makeDayDesk(Harbour(journal)))

    #expect(berth == .failure(.noBerth(metres: 15)))
    #expect(journal.all == ["berths: take 15 m"])
  }

  @Test func `sets the berth free when the fee isn't paid`() async {
    let berth = await arrival(
      of: yacht, at: makeDayDesk(Harbour(journal, unpaid: [" LADY Ann 2 "])))

    #expect(berth == .failure(.notPaid))
    #expect(
      journal.all == [
        "berths: take 12 m", "fees: charge  LADY Ann 2  36", "berths: leave B 12",
      ])
  }

  @Test(arguments: ["Line 4 is DOWN", ""])
  func `gives back money and berth when the customs post takes no report`(
    _ words: String
  ) async {
    let berth = await arrival(of: yacht, at: makeDayDesk(Harbour(journal, customs: words)))

    let asked = journal.all
    #expect(berth == .failure(.customs(words)))
    #expect(Set(asked.dropFirst(3)) == ["fees: refund 7001", "berths: leave B 12"])
    #expect(asked.count == 5, "nobody is welcomed")
  }

  @Test func `gives back nothing of the boat that stayed before`() async {
    let desk = makeDayDesk(Harbour(journal, customs: "Line 4 is DOWN"))

    let first = await arrival(of: dinghy, at: desk)
    let second = await arrival(of: yacht, at: desk)

    let asked = journal.all
    #expect(first == .success("A 3"))
    #expect(second == .failure(.customs("Line 4 is DOWN")))
    #expect(Set(asked.dropFirst(6)) == ["fees: refund 7002", "berths: leave B 12"])
    #expect(asked.count == 8, "the first boat stays: its berth and its money aren't given back")
  }

  @Test func `lets the next boat in after one that couldn't stay`() async {
    let desk = makeDayDesk(Harbour(journal, berths: [("C 1", 9)], unpaid: ["Ghost"]))

    let ghost = await arrival(of: Boat(name: "Ghost", metres: 9), at: desk)
    let first = await arrival(of: dinghy, at: desk)
    let second = await arrival(of: Boat(name: "Möwe 2", metres: 7), at: desk)

    #expect(ghost == .failure(.notPaid))
    #expect(first == .success("C 1"))
    #expect(second == .failure(.noBerth(metres: 7)))
  }

  // The second requirement.

  @Test func `second: lets a member in at night just as by day`() async {
    let desk = makeNightDesk(Harbour(journal), members: ["Seal ", "Möwe"])

    let berth = await arrival(of: dinghy, at: desk)
    let other = await arrival(of: Boat(name: "Seal ", metres: 0), at: desk)

    #expect(berth == .success("A 3"))
    #expect(other == .success("B 12"))
    #expect(
      journal.all == [
        "berths: take 7 m", "fees: charge Möwe 21", "radio: Möwe, berth A 3, welcome",
        "berths: take 0 m", "fees: charge Seal  0", "radio: Seal , berth B 12, welcome",
      ])
  }

  @Test(arguments: ["möwe", "Möwe 2", " Möwe", ""])
  func `second: refuses who is no member, and asks nobody`(_ name: String) async {
    let desk = makeNightDesk(Harbour(journal), members: ["Möwe"])

    let berth = await arrival(of: Boat(name: name, metres: 7), at: desk)

    #expect(berth == .failure(.notAMember))
    #expect(journal.all == [])
  }

  @Test func `second: refuses a member from abroad at night, and asks nobody`() async {
    let desk = makeNightDesk(Harbour(journal), members: [" LADY Ann 2 "])

    let berth = await arrival(of: yacht, at: desk)

    #expect(berth == .failure(.customsClosed))
    #expect(journal.all == [])
  }

  @Test func `second: asks a boat from abroad for its membership first`() async {
    let desk = makeNightDesk(Harbour(journal), members: [])

    let berth = await arrival(of: yacht, at: desk)

    #expect(berth == .failure(.notAMember))
    #expect(journal.all == [])
  }

  @Test func `second: has no berth for a member at night when none is free`() async {
    let harbour = Harbour(journal, berths: [])

    let berth = await arrival(of: dinghy, at: makeNightDesk(harbour, members: ["Möwe"]))

    #expect(berth == .failure(.noBerth(metres: 7)))
    #expect(journal.all == ["berths: take 7 m"])
  }

  @Test func `second: sets a member's berth free when the fee isn't paid`() async {
    let harbour = Harbour(journal, unpaid: ["Möwe"])

    let berth = await arrival(of: dinghy, at: makeNightDesk(harbour, members: ["Möwe"]))

    #expect(berth == .failure(.notPaid))
    #expect(
      journal.all == ["berths: take 7 m", "fees: charge Möwe 21", "berths: leave A 3"])
  }

  @Test func `second: lets everybody in by day as before`() async {
    let harbour = Harbour(journal)
    let night = makeNightDesk(harbour, members: ["Seal"])
    let day = makeDayDesk(harbour)

    _ = await arrival(of: dinghy, at: night)
    let guest = await arrival(of: dinghy, at: day)
    let foreigner = await arrival(of: yacht, at: day)

    #expect(guest == .success("A 3"))
    #expect(foreigner == .success("B 12"))
  }

  /// What an arrival brought, as a value that can be compared.
  private func arrival(
    of boat: Boat, at desk: any ArrivalDesk
  ) async -> Result<String, ArrivalError> {
    do {
      return .success(try await desk.arrive(boat))
    } catch {
      return .failure(error)
    }
  }
}
