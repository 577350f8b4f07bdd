import TestSupport
import Testing

// Replaced during grading: "flat white", "espresso".

@Suite(.kata()) struct UnwrapTests {
  // No two tests use the same order number.
  private let order = Order(number: .random(in: 100_000...999_999), drink: "flat white")

  @Test(arguments: [(4_711_000, "flat white"), (0, " Flat WHITE"), (-3, "café"), (2, "")])
  func `brews what was ordered`(_ number: Int, _ drink: String) async {
    let machine = RecordingMachine()
    let order = Order(number: number, drink: drink)

    let cup = await outcome(of: order, at: machineForOrders(machine))

    let orders = machine.orders
    #expect(cup == .success(Cup(drink: drink)))
    #expect(orders == [order])
  }

  @Test func `shows the current drinks, not those of the morning`() async {
    let machine = RecordingMachine()
    let app = machineForOrders(machine)

    let morning = await app.drinks()
    machine.offer(["espresso"])
    let evening = await app.drinks()
    machine.offer([])
    let night = await app.drinks()

    #expect(morning == ["flat white", "espresso", "flat white"], "in the machine's own order")
    #expect(evening == ["espresso"])
    #expect(night == [])
  }

  @Test func `shows the machine's current notice`() async {
    let machine = RecordingMachine()
    let app = machineForOrders(machine)
    let notices = ["Please empty the tray.", nil, "", " Please fill in BEANS. "]

    var told: [String?] = []
    for notice in notices {
      machine.show(notice)
      told.append(await app.notice())
    }

    #expect(told == notices)
  }

  @Test(arguments: [
    MachineError.unknownDrink("tea"), .empty("milk"), .empty(""), .alreadyOrdered(7),
  ])
  func `passes on the reason why there is no cup`(_ failure: MachineError) async {
    let machine = RecordingMachine(failing: [failure])

    let cup = await outcome(of: order, at: machineForOrders(machine))

    #expect(cup == .failure(failure))
  }

  @Test func `brews one cup for a guest who taps twice`() async {
    let machine = RecordingMachine()
    let app = machineForOrders(machine)

    _ = await outcome(of: order, at: app)
    let second = await outcome(of: order, at: app)

    let orders = machine.orders
    #expect(orders == [order], "there are two cups for one order")
    #expect(second == .failure(.alreadyOrdered(order.number)))
  }

  @Test func `brews one cup for a guest who taps again during brewing`() async throws {
    let gate = Gate()
    let crowd = Crowd()
    let machine = RecordingMachine(waitingAt: gate)
    let app = machineForOrders(machine)
    let taps = [1, 2].map { _ in crowd.call { [order] in await outcome(of: order, at: app) } }
    await crowd.waits()
    await gate.open()

    let ends = await promptly(within: .seconds(3)) { [await taps[0].value, await taps[1].value] }

    let cups = try #require(ends, "a tap is still waiting")
    let orders = machine.orders
    #expect(orders == [order], "there are two cups for one order")
    #expect(
      Set(cups) == [.success(Cup(drink: "flat white")), .failure(.alreadyOrdered(order.number))])
  }

  @Test(arguments: [MachineError.empty("milk"), .unknownDrink("flat white"), .alreadyOrdered(7)])
  func `brews a cup when a guest taps again after a failure`(_ failure: MachineError) async {
    let machine = RecordingMachine(failing: [failure])
    let app = machineForOrders(machine)

    _ = await outcome(of: order, at: app)
    let second = await outcome(of: order, at: app)

    let orders = machine.orders
    #expect(second == .success(Cup(drink: "flat white")))
    #expect(orders == [order, order])
  }

  @Test func `brews two cups for two orders of the same drink`() async {
    let machine = RecordingMachine()
    let app = machineForOrders(machine)
    let next = Order(number: order.number + 1, drink: order.drink)

    _ = await outcome(of: order, at: app)
    let second = await outcome(of: next, at: app)
    let again = await outcome(of: order, at: app)

    let orders = machine.orders
    #expect(second == .success(Cup(drink: "flat white")))
    #expect(again == .failure(.alreadyOrdered(order.number)), "this order's cup is already there")
    #expect(orders == [order, next])
  }

  @Test func `doesn't mix up the orders of two machines`() async {
    let upstairs = RecordingMachine()
    let downstairs = RecordingMachine()

    _ = await outcome(of: order, at: machineForOrders(upstairs))
    let second = await outcome(of: order, at: machineForOrders(downstairs))

    let orders = downstairs.orders
    #expect(second == .success(Cup(drink: "flat white")))
    #expect(orders == [order])
  }

  @Test func `doesn't mix up the orders of many guests who tap at once`() async {
    let app = machineForOrders(EmptyMachine())

    let others = await withTaskGroup { group in
      for guest in 1...4 {
        group.addTask {
          var others = 0
          for number in 1...20_000 {
            let order = Order(number: number * 4 + guest, drink: order.drink)
            others += await outcome(of: order, at: app) == .failure(.empty("milk")) ? 0 : 1
          }
          return others
        }
      }
      return await group.reduce(0, +)
    }

    #expect(others == 0, "all 80,000 orders are different, and the machine refuses each")
  }

  @Test func `talks to exactly the machine that it was given`() throws {
    let machine = RecordingMachine()

    let names = try wrappers(from: machineForOrders(machine), to: machine)

    #expect(names != nil, "the wrappers don't store the machine")
  }

  @Test func `has at most two wrappers left`() throws {
    let machine = RecordingMachine()

    let found = try wrappers(from: machineForOrders(machine), to: machine)

    let names = try #require(found, "the wrappers don't store the machine")
    #expect(names.count < 3, "one of \(names) isn't needed")
  }

  @Test func `has at most one wrapper left`() throws {
    let machine = RecordingMachine()
    let app = machineForOrders(machine)

    let found = try wrappers(from: app, to: machine)

    let names = try #require(found, "the wrappers don't store the machine")
    #expect(names.count < 2, "one of \(names) isn't needed")
    let machines = try machinesInUse()
    #expect(machines.count < 2, "one of \(machines) isn't needed")
    #expect(hidingPlaces(in: app) == [], "another wrapper could hide in these")
  }

  @Test func `leaves no unused type`() throws {
    let exercise = try sourceOfExercise()

    let unused = exercise.types.filter { type in
      exercise.code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        .count { $0 == type } < 2
    }
    #expect(unused == [], "delete the types that nobody uses")
  }

  @Test func `leaves no code of an unneeded wrapper`() throws {
    let code = try sourceOfExercise().code

    let signs =
      /\bunknownDrink\b|\b(?:Order|Cup)(?:\.init)?\(|\b(?:drink|number):\s*\w+\.(?:drink|number)\b/
    let moved = code.matches(of: signs).map { $0.output }
    let brewing = code.matches(of: /\bfunc\s+brew\b/)
    #expect(moved == [], "a copy of an order, a cup or an error changes nothing")
    #expect(brewing.count < 2, "one wrapper is enough")
  }

  /// The outcome of an order, as a value that can be compared.
  private func outcome(
    of order: Order, at machine: any CoffeeMachine
  ) async -> Result<Cup, MachineError> {
    do {
      return .success(try await machine.brew(order))
    } catch {
      return .failure(error)
    }
  }
}
