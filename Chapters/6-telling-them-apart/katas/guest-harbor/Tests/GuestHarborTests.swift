import TestSupport
import Testing

// Replaced during grading: "Seal", "Ghost", "Norway".

@Suite(.kata()) struct GuestHarborTests {
  private let journal = Notes<String>()
  private let dinghy = Boat(name: "Möwe", meters: 7)
  private let yacht = Boat(name: " LADY Ann 2 ", meters: 12, abroad: "Norway")

  // The first requirement.

  @Test(arguments: [("Möwe", 7), ("", 8), (" LADY Ann 2 ", 1), ("Seal", 0)])
  func `gives a boat a berth, takes the fee and welcomes the boat`(
    _ name: String, _ meters: Int
  ) async {
    let boat = Boat(name: name, meters: meters)

    let berth = await arrival(of: boat, at: makeDayDesk(Harbor(journal)))

    #expect(berth == .success("A 3"))
    #expect(
      journal.all == [
        "berths: take \(meters) m", "fees: charge \(name) \(3 * meters)",
        "radio: \(name), berth A 3, welcome",
      ])
  }

  @Test func `gives each of several equal boats a berth of its own`() async {
    let desk = makeDayDesk(
      Harbor(journal, berths: [("A 3", 8), ("B 12", 14), ("C 1", 9), ("D 7", 7)]))

    let first = await arrival(of: dinghy, at: desk)
    let together = await arrivals(of: [dinghy, dinghy], at: desk)
    let last = await arrival(of: dinghy, at: desk)

    let asked = journal.all
    #expect(first == .success("A 3"))
    #expect(Set(together) == [.success("B 12"), .success("C 1")])
    #expect(last == .success("D 7"))
    #expect(
      Set(asked) == [
        "berths: take 7 m", "fees: charge Möwe 21", "radio: Möwe, berth A 3, welcome",
        "radio: Möwe, berth B 12, welcome", "radio: Möwe, berth C 1, welcome",
        "radio: Möwe, berth D 7, welcome",
      ])
    #expect(asked.count == 12, "each of the four boats takes a berth, pays and is welcomed")
  }

  @Test(arguments: ["Norway", " isle of MAN", ""])
  func `reports a boat from abroad after it pays and before it is welcomed`(
    _ country: String
  ) async {
    var yacht = yacht
    yacht.abroad = country

    let berth = await arrival(of: yacht, at: makeDayDesk(Harbor(journal)))

    #expect(berth == .success("B 12"))
    #expect(
      journal.all == [
        "berths: take 12 m", "fees: charge  LADY Ann 2  36",
        "customs:  LADY Ann 2  from \(country) at B 12",
        "radio:  LADY Ann 2 , berth B 12, welcome",
      ])
  }

  @Test func `throws noBerth with the boat's length, and asks nobody else`() async {
    let ship = Boat(name: "Koopman", meters: 15, abroad: "Brazil")

    let berth = await arrival(of: ship, at: makeDayDesk(Harbor(journal)))

    #expect(berth == .failure(.noBerth(meters: 15)))
    #expect(journal.all == ["berths: take 15 m"])
  }

  @Test func `gives the berth back when the fee isn't paid`() async {
    let desk = makeDayDesk(Harbor(journal, unpaid: [" LADY Ann 2 "]))

    let berth = await arrival(of: yacht, at: desk)
    let again = await arrival(of: yacht, at: desk)

    let steps = ["berths: take 12 m", "fees: charge  LADY Ann 2  36", "berths: leave B 12"]
    #expect(berth == .failure(.notPaid))
    #expect(again == .failure(.notPaid))
    #expect(journal.all == steps + steps)
  }

  @Test(arguments: ["Line 4 is DOWN", ""])
  func `gives back the money and the berth when the customs post can't take a report`(
    _ words: String
  ) async {
    let berth = await arrival(of: yacht, at: makeDayDesk(Harbor(journal, customs: words)))

    let asked = journal.all
    #expect(berth == .failure(.customs(words)))
    #expect(Set(asked.dropFirst(3)) == ["fees: refund 7001", "berths: leave B 12"])
    #expect(asked.count == 5, "the boat isn't welcomed")
  }

  @Test func `gives back nothing that an earlier boat took`() async {
    let desk = makeDayDesk(Harbor(journal, customs: "Line 4 is DOWN"))

    let first = await arrival(of: dinghy, at: desk)
    let second = await arrival(of: yacht, at: desk)

    let asked = journal.all
    #expect(first == .success("A 3"))
    #expect(second == .failure(.customs("Line 4 is DOWN")))
    #expect(Set(asked.dropFirst(6)) == ["fees: refund 7002", "berths: leave B 12"])
    #expect(asked.count == 8, "the first boat stays: its berth and its money aren't given back")
  }

  @Test func `lets the next boat in after a boat that couldn't stay`() async {
    let harbor = Harbor(journal, berths: [("C 1", 9)], unpaid: ["Ghost"])
    let desk = makeDayDesk(harbor)

    let ghost = await arrival(of: Boat(name: "Ghost", meters: 9), at: desk)
    let first = await arrival(of: dinghy, at: desk)
    let second = await arrival(of: Boat(name: "Möwe 2", meters: 7), at: desk)
    // Other code uses the plan, too, and gives the berth back.
    await harbor.berths.leave("C 1")
    let later = await arrival(of: Boat(name: "Möwe 2", meters: 7), at: desk)

    #expect(ghost == .failure(.notPaid))
    #expect(first == .success("C 1"))
    #expect(second == .failure(.noBerth(meters: 7)))
    #expect(later == .success("C 1"))
  }

  @Test(arguments: [false, true])
  func `gives back only what the refused boat took when two boats arrive at once`(
    _ isGuestFirst: Bool
  ) async {
    let guest = Boat(name: "Seal", meters: 7, abroad: "Norway")
    let ship = Boat(name: "Koopman", meters: 14)
    let desk = makeDayDesk(Harbor(journal, customs: "Line 4 is DOWN"))

    let arrivals = await arrivals(of: isGuestFirst ? [guest, ship] : [ship, guest], at: desk)

    let asked = journal.all
    let outcomes: [Result<String, ArrivalError>] = [
      .failure(.customs("Line 4 is DOWN")), .success("B 12"),
    ]
    let charged = asked.first { $0.hasPrefix("fees: charge") }
    let receipt = charged == "fees: charge Seal 21" ? 7001 : 7002
    #expect(arrivals == (isGuestFirst ? outcomes : outcomes.reversed()))
    #expect(
      Set(asked) == [
        "berths: take 7 m", "fees: charge Seal 21", "customs: Seal from Norway at A 3",
        "fees: refund \(receipt)", "berths: leave A 3", "berths: take 14 m",
        "fees: charge Koopman 42", "radio: Koopman, berth B 12, welcome",
      ])
    #expect(asked.count == 8)
  }

  @Test func `handles an arrival as usual even when the caller is cancelled`() async {
    let desk = makeDayDesk(Harbor(journal, unpaid: ["Ghost"], customs: "Line 4 is DOWN"))

    let arrivals = await promptly(within: .seconds(3)) {
      withUnsafeCurrentTask { $0?.cancel() }
      return [
        await arrival(of: dinghy, at: desk),
        await arrival(of: Boat(name: "Ghost", meters: 9), at: desk),
        await arrival(of: yacht, at: desk),
      ]
    }

    let asked = journal.all
    #expect(
      arrivals == [.success("A 3"), .failure(.notPaid), .failure(.customs("Line 4 is DOWN"))])
    #expect(
      asked.prefix(9) == [
        "berths: take 7 m", "fees: charge Möwe 21", "radio: Möwe, berth A 3, welcome",
        "berths: take 9 m", "fees: charge Ghost 27", "berths: leave B 12",
        "berths: take 12 m", "fees: charge  LADY Ann 2  36",
        "customs:  LADY Ann 2  from Norway at B 12",
      ])
    #expect(Set(asked.dropFirst(9)) == ["fees: refund 7002", "berths: leave B 12"])
    #expect(asked.count == 11)
  }

  // The second requirement.

  @Test func `second: lets a member in at night just as by day`() async {
    let harbor = Harbor(journal, berths: [("A 3", 8), ("B 12", 14), ("C 1", 9), ("D 7", 7)])
    let desk = makeNightDesk(harbor, members: ["Seal ", "Möwe", ""])

    let berth = await arrival(of: dinghy, at: desk)
    let other = await arrival(of: Boat(name: "Seal ", meters: 0), at: desk)
    let nameless = await arrival(of: Boat(name: "", meters: 9), at: desk)
    let equal = await arrival(of: dinghy, at: desk)

    #expect([berth, other] == [.success("A 3"), .success("B 12")])
    #expect([nameless, equal] == [.success("C 1"), .success("D 7")])
    #expect(
      journal.all == [
        "berths: take 7 m", "fees: charge Möwe 21", "radio: Möwe, berth A 3, welcome",
        "berths: take 0 m", "fees: charge Seal  0", "radio: Seal , berth B 12, welcome",
        "berths: take 9 m", "fees: charge  27", "radio: , berth C 1, welcome",
        "berths: take 7 m", "fees: charge Möwe 21", "radio: Möwe, berth D 7, welcome",
      ])
  }

  @Test(arguments: [
    "möwe", "MÖWE", "Mowe", "Möwe 2", "Möw", " Möwe", "Möwe ", "Seal 2", "Seal2", "",
  ])
  func `second: refuses a boat that isn't a member, and asks nobody`(_ name: String) async {
    let desk = makeNightDesk(Harbor(journal), members: ["Möwe", "Seal  2"])

    let berth = await arrival(of: Boat(name: name, meters: 7), at: desk)

    #expect(berth == .failure(.notAMember))
    #expect(journal.all == [])
  }

  @Test(arguments: ["Norway", " isle of MAN", ""])
  func `second: refuses a member from abroad at night, and asks nobody`(
    _ country: String
  ) async {
    var yacht = yacht
    yacht.abroad = country
    let desk = makeNightDesk(Harbor(journal), members: [" LADY Ann 2 "])

    let berth = await arrival(of: yacht, at: desk)

    #expect(berth == .failure(.customsClosed))
    #expect(journal.all == [])
  }

  @Test func `second: checks the membership of a boat from abroad first`() async {
    let desk = makeNightDesk(Harbor(journal), members: [])

    let berth = await arrival(of: yacht, at: desk)

    #expect(berth == .failure(.notAMember))
    #expect(journal.all == [])
  }

  @Test func `second: throws noBerth for a member at night when no berth is free`() async {
    let harbor = Harbor(journal, berths: [])

    let berth = await arrival(of: dinghy, at: makeNightDesk(harbor, members: ["Möwe"]))

    #expect(berth == .failure(.noBerth(meters: 7)))
    #expect(journal.all == ["berths: take 7 m"])
  }

  @Test func `second: gives a member's berth back when the fee isn't paid`() async {
    let harbor = Harbor(journal, unpaid: ["Möwe"])

    let berth = await arrival(of: dinghy, at: makeNightDesk(harbor, members: ["Möwe"]))

    #expect(berth == .failure(.notPaid))
    #expect(
      journal.all == ["berths: take 7 m", "fees: charge Möwe 21", "berths: leave A 3"])
  }

  @Test func `second: lets every boat in by day, as before`() async {
    let harbor = Harbor(journal)
    let night = makeNightDesk(harbor, members: ["Seal"])
    let day = makeDayDesk(harbor)

    _ = await arrival(of: dinghy, at: night)
    let guest = await arrival(of: dinghy, at: day)
    let foreigner = await arrival(of: yacht, at: day)

    #expect(guest == .success("A 3"))
    #expect(foreigner == .success("B 12"))
  }

  /// The outcomes of simultaneous arrivals.
  private func arrivals(
    of boats: [Boat], at desk: any ArrivalDesk
  ) async -> [Result<String, ArrivalError>] {
    let crowd = Crowd()
    var calls: [Task<Result<String, ArrivalError>, Never>] = []
    // No call begins before all are ready. The calls share a thread: if one waits, the next runs.
    await crowd.hold {
      calls = boats.map { boat in crowd.call { await arrival(of: boat, at: desk) } }
    }
    crowd.goOn()
    let outcomes = await promptly(within: .seconds(3)) { [calls] in
      var outcomes: [Result<String, ArrivalError>] = []
      for call in calls { outcomes.append(await call.value) }
      return outcomes
    }
    return outcomes ?? []
  }

  /// The outcome of an arrival, as a comparable value.
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
