/// What the shop takes money with.
protocol PaymentGateway {
  func charge(_ amount: Money, to card: Card) throws -> Payment
}

/// Takes money through the bank.
struct CardGateway: PaymentGateway {
  func charge(_ amount: Money, to card: Card) throws -> Payment { Payment(number: 1) }
}

/// Measures how long the gateway inside takes.
struct TimedPayments: PaymentGateway {
  let gateway: any PaymentGateway

  func charge(_ amount: Money, to card: Card) throws -> Payment {
    try gateway.charge(amount, to: card)
  }
}

final class PaymentJournal {
  func note(_ line: String) {}
}

struct Money {
  var cents: Int
}

struct Card {
  var number: String
}

struct Payment {
  var number: Int
}
