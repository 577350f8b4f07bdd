/// Wraps a shop, and adds a line to each bill.
protocol LineAdder: BikeShop {
  var inner: any BikeShop { get }

  func line(for trip: Trip, below bill: Bill) -> Bill.Line
}

extension LineAdder {
  func freeBikes(on day: String) -> Int { inner.freeBikes(on: day) }

  func advice(for day: String) -> String? { inner.advice(for: day) }

  func offer(for trip: Trip) throws(BikeShopError) -> Bill {
    var bill = try inner.offer(for: trip)
    bill.lines.append(line(for: trip, below: bill))
    return bill
  }

  func rent(for trip: Trip) throws(BikeShopError) -> Bill {
    var bill = try inner.rent(for: trip)
    bill.lines.append(line(for: trip, below: bill))
    return bill
  }
}

struct Extra: LineAdder {
  let inner: any BikeShop
  let name: String
  let cents: Int

  init(_ inner: any BikeShop, _ name: String, centsForEachBike: Int) {
    (self.inner, self.name, cents) = (inner, name, centsForEachBike)
  }

  func line(for trip: Trip, below bill: Bill) -> Bill.Line {
    Bill.Line(text: name, cents: trip.bikes * cents)
  }
}

struct Reduction: LineAdder {
  let inner: any BikeShop
  let percent: Int

  func line(for trip: Trip, below bill: Bill) -> Bill.Line {
    Bill.Line(text: "\(percent) % off", cents: 0 - bill.total * percent / 100)
  }

  init(_ inner: any BikeShop, percent: Int) {
    self.inner = inner
    self.percent = percent
  }
}

func stack(of additions: [Addition], around shop: any BikeShop) -> any BikeShop {
  guard let last = additions.last else { return shop }
  let inside = stack(of: Array(additions.dropLast()), around: shop)
  return switch last {
  case .extra(let name, let cents): Extra(inside, name, centsForEachBike: cents)
  case .reduction(let percent): Reduction(inside, percent: percent)
  }
}
