import TestSupport

/// The parts of the harbor. Other code uses each part, too.
struct Harbor {
  let berths: BerthPlan
  let fees: FeeDesk
  let customs: CustomsPost
  let radio: Radio

  /// Creates a harbor.
  ///
  /// - Parameters:
  ///   - journal: The journal in which the parts record each call.
  ///   - berths: The free berths with their lengths in meters, nearest first.
  ///   - unpaid: The names of the boats whose cards are refused.
  ///   - customs: The reason why the customs post can't take a report, or nil if it can.
  init(
    _ journal: Notes<String>, berths: [(name: String, meters: Int)] = [("A 3", 8), ("B 12", 14)],
    unpaid: Set<String> = [], customs: String? = nil
  ) {
    self.berths = BerthPlan(journal, berths)
    fees = FeeDesk(journal, unpaid)
    self.customs = CustomsPost(journal, customs)
    radio = Radio(journal)
  }
}

/// Keeps track of the free berths.
actor BerthPlan {
  private let journal: Notes<String>
  private var free: [(name: String, meters: Int)]
  private var taken: [String: Int] = [:]

  init(_ journal: Notes<String>, _ free: [(name: String, meters: Int)]) {
    self.journal = journal
    self.free = free
  }

  /// Takes the nearest berth that is long enough. Returns nil when there is none.
  func take(meters: Int) -> String? {
    journal.write("berths: take \(meters) m")
    guard let index = free.firstIndex(where: { $0.meters >= meters }) else { return nil }
    let berth = free.remove(at: index)
    taken[berth.name] = berth.meters
    return berth.name
  }

  /// Gives a berth back.
  func leave(_ berth: String) {
    journal.write("berths: leave \(berth)")
    if let meters = taken.removeValue(forKey: berth) { free.insert((berth, meters), at: 0) }
  }
}

/// Takes the fees.
actor FeeDesk {
  /// The boat's card was refused.
  struct CardRefused: Error {}

  private let journal: Notes<String>
  private let unpaid: Set<String>
  private var number = 7000

  init(_ journal: Notes<String>, _ unpaid: Set<String>) {
    self.journal = journal
    self.unpaid = unpaid
  }

  /// Takes the fee for a night.
  ///
  /// - Returns: The number of the receipt.
  func charge(_ boat: String, euros: Int) throws -> Int {
    journal.write("fees: charge \(boat) \(euros)")
    guard !unpaid.contains(boat) else { throw CardRefused() }
    number += 1
    return number
  }

  /// Refunds a receipt's payment.
  func refund(_ receipt: Int) {
    journal.write("fees: refund \(receipt)")
  }
}

/// Takes reports about boats from abroad.
actor CustomsPost {
  /// The post couldn't take the report.
  struct Unreachable: Error {
    var words: String
  }

  private let journal: Notes<String>
  private let fault: String?

  init(_ journal: Notes<String>, _ fault: String?) {
    self.journal = journal
    self.fault = fault
  }

  /// Takes a report about a boat.
  func report(_ boat: String, from country: String, at berth: String) throws {
    journal.write("customs: \(boat) from \(country) at \(berth)")
    if let fault { throw Unreachable(words: fault) }
  }
}

/// Speaks to the boats.
actor Radio {
  private let journal: Notes<String>

  init(_ journal: Notes<String>) {
    self.journal = journal
  }

  func call(_ boat: String, _ words: String) {
    journal.write("radio: \(boat), \(words)")
  }
}
