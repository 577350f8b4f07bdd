/// The kinds of slip: one side of the grid.
enum Kind: CaseIterable {
  case kitchen
  case bill
  case ready

  func slip(on sheet: some Sheet) -> any Slip {
    switch self {
    case .kitchen: KitchenSlip(on: sheet)
    case .bill: Bill(on: sheet)
    case .ready: ReadyNotice(on: sheet)
    }
  }
}

/// The devices: the other side of the grid.
enum Device: CaseIterable {
  case roll
  case display
  case labels

  /// The device's lines after a slip of this kind has been issued for the sample order.
  func text(of kind: Kind) -> [String] {
    switch self {
    case .roll:
      let roll = TillRoll()
      kind.slip(on: RollSheet(roll)).issue(.sample)
      return roll.slips.flatMap(\.self)
    case .display:
      let display = CounterDisplay()
      kind.slip(on: DisplaySheet(display)).issue(.sample)
      return display.rows
    case .labels:
      let labels = LabelSheet()
      kind.slip(on: labels).issue(.sample)
      return labels.lines
    }
  }

  /// The lines that the device should have.
  func expected(of kind: Kind) -> [String] {
    switch (kind, self) {
    case (.kitchen, _): ["Table 4", "2 x Flat White", "1 x Carrot Cake"]
    case (.bill, .roll):
      [
        "Flat White          6.40",
        "Carrot Cake         4.05",
        "TOTAL              10.45",
      ]
    case (.bill, .display):
      [
        "Flat White                  6.40",
        "Carrot Cake                 4.05",
        "TOTAL                      10.45",
      ]
    case (.bill, .labels):
      [
        "Flat White  6.40",
        "Carrot Cake 4.05",
        "TOTAL      10.45",
      ]
    case (.ready, .roll): ["         No. 17", "        is ready"]
    case (.ready, .display): ["             No. 17", "            is ready"]
    case (.ready, .labels): ["     No. 17", "    is ready"]
    }
  }
}
