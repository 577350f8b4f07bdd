// swift-format-ignore-file
/// Caches prices, so the head office is asked only once for each price.
actor RememberedPrices: PriceList {
  let theList: any PriceList
  let max: Int

  // two arrays: the drink at i has the price at i, the oldest is first
  var drinks: [Drink] = []
  var amounts: [Int] = []

  // the questions in flight
  var running: [Drink: Task<Result<Int, PriceError>, Never>] = [:]

  // goes up at each sign-out (at the start and at the end)
  var guestNumber = 0

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - list: The real price list.
  ///   - capacity: The maximum number of cached prices.
  init(of list: any PriceList, capacity: Int) {
    self.theList = list
    self.max = capacity
  }

  func price(of drink: Drink) async throws(PriceError) -> Int {
    // 1. is the price cached?
    for i in 0..<drinks.count {
      if drinks[i] == drink {
        return amounts[i]
      }
    }

    // 2. is the same question in flight?
    if running[drink] != nil {
      let result = await running[drink]!.value
      switch result {
      case .success(let p):
        return p
      case .failure(let e):
        throw e
      }
    }

    // 3. ask the real list. In a Task so that it isn't cancelled with the caller
    let myGuest = guestNumber
    let myTask = Task { () -> Result<Int, PriceError> in
      var answer: Result<Int, PriceError>
      do {
        let p = try await theList.price(of: drink)
        answer = .success(p)
      } catch {
        print("no price: \(error)")
        answer = .failure(error as! PriceError)
      }
      // is it still the same guest? then cache it
      if myGuest == guestNumber {
        running[drink] = nil
        if case .success(let p) = answer {
          drinks.append(drink)
          amounts.append(p)
          // too many?
          if drinks.count > max {
            drinks.remove(at: 0)
            amounts.remove(at: 0)
          }
        }
      }
      return answer
    }
    running[drink] = myTask

    let result = await myTask.value
    switch result {
    case .success(let p):
      return p
    case .failure(let e):
      throw e
    }
  }

  func signOut() async {
    // forget everything before
    guestNumber = guestNumber + 1
    drinks = []
    amounts = []
    running = [:]

    await theList.signOut()

    // forget everything again: a caller may have asked meanwhile
    guestNumber = guestNumber + 1
    drinks = []
    amounts = []
    running = [:]
  }
}
