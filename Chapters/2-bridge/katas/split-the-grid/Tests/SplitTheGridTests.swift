import TestSupport
import Testing

@Suite(.kata()) struct SplitTheGridTests {
  @Test func `prints each line on the roll`() {
    let roll = TillRoll()
    let sheet = RollSheet(roll)

    sheet.begin()
    sheet.write("Table 4")
    sheet.write("")
    sheet.write("  2 x Flat White ")

    #expect(roll.printed == ["Table 4", "", "  2 x Flat White "])
  }

  @Test func `cuts the roll once, at the end of the sheet`() {
    let roll = TillRoll()
    let sheet = RollSheet(roll)

    sheet.begin()
    sheet.write("Table 4")
    sheet.write("2 x Flat White")
    let cutBefore = roll.slips
    sheet.end()

    #expect(cutBefore == [], "the roll was cut before the end of the sheet")
    #expect(roll.slips == [["Table 4", "2 x Flat White"]])
  }

  @Test func `shows the lines on the display, one under the other`() {
    let display = CounterDisplay()
    let other = CounterDisplay()
    let sheets = [DisplaySheet(display), DisplaySheet(other)]

    for sheet in sheets { sheet.begin() }
    for sheet in sheets { sheet.write("Table 4") }
    for sheet in sheets { sheet.write("") }
    sheets[0].write("  2 x Flat White ")
    for sheet in sheets { sheet.end() }

    #expect(display.rows == ["Table 4", "", "  2 x Flat White "])
    #expect(other.rows == ["Table 4", ""])
  }

  @Test func `begins the next sheet in the first row of an empty display`() {
    let display = CounterDisplay()
    let sheet = DisplaySheet(display)
    sheet.begin()
    sheet.write("Table 4")
    sheet.write("2 x Flat White")
    sheet.end()

    sheet.begin()
    let begun = display.rows
    sheet.write("Table 5")
    sheet.end()

    #expect(begun == [], "the display still showed the old sheet after the next sheet began")
    #expect(display.rows == ["Table 5"])
  }

  @Test func `knows how wide each device is`() {
    let widths = [RollSheet(TillRoll()).width, DisplaySheet(CounterDisplay()).width]

    #expect(widths == [TillRoll.columns, CounterDisplay.columns])
  }

  @Test func `writes a kitchen slip line by line, on an unknown kind of sheet`() {
    let labels = LabelSheet()

    KitchenSlip(on: labels).issue(.sample)

    #expect(
      labels.asked == [
        .begin, .write("Table 4"), .write("2 x Flat White"), .write("1 x Carrot Cake"), .end,
      ])
  }

  @Test func `writes a bill as wide as the sheet, with the prices at the right edge`() {
    let labels = LabelSheet(width: 20)

    Bill(on: labels).issue(.sample)

    #expect(
      labels.asked == [
        .begin,
        .write("Flat White      6.40"),
        .write("Carrot Cake     4.05"),
        .write("TOTAL          10.45"),
        .end,
      ])
  }

  @Test func `centers the lines of a ready notice on the sheet`() {
    let labels = LabelSheet(width: 10)

    ReadyNotice(on: labels).issue(.sample)

    #expect(labels.asked == [.begin, .write("  No. 17"), .write(" is ready"), .end])
  }

  @Test func `cuts the lines of a kitchen slip when the sheet is too narrow`() {
    let labels = LabelSheet(width: 5)

    KitchenSlip(on: labels).issue(.sample)

    #expect(labels.lines == ["Table", "2 x F", "1 x C"])
  }

  @Test(arguments: Kind.allCases, Device.allCases)
  func `issues every kind of slip on every device`(_ kind: Kind, _ device: Device) {
    let text = device.text(of: kind)

    #expect(text == device.expected(of: kind))
  }

  @Test(arguments: Kind.allCases, 0...5)
  func `issues every kind of slip even on the narrowest sheet`(_ kind: Kind, _ width: Int) {
    let labels = LabelSheet(width: width)

    kind.slip(on: labels).issue(.sample)

    #expect(labels.asked.first == .begin)
    #expect(labels.asked.last == .end)
  }

  @Test(arguments: Kind.allCases)
  func `doesn't use the sheet before there is an order`(_ kind: Kind) {
    let labels = LabelSheet()

    let slip = kind.slip(on: labels)
    let askedBefore = labels.asked
    let widthReadsBefore = labels.widthReads
    slip.issue(.sample)

    #expect(askedBefore == [], "the sheet was used when the slip was created")
    #expect(widthReadsBefore == 0, "the sheet was asked for its width when the slip was created")
    #expect(labels.asked.first == .begin, "the order didn't begin a sheet of its own")
  }

  @Test(
    arguments: zip(
      Kind.allCases,
      [
        ["Table 5", "3 x CAFÉ au lait", "3 x CAFÉ au lait"],
        ["CAFÉ au lai 8.40", "CAFÉ au lai 8.40", "TOTAL      16.80"],
        ["     No. 18", "    is ready"],
      ]))
  func `writes each order on a sheet of its own, with nothing left from the previous order`(
    _ kind: Kind, _ lines: [String]
  ) {
    let labels = LabelSheet()
    let slip = kind.slip(on: labels)
    let coffee = Item(name: "CAFÉ au lait", count: 3, centsEach: 280)
    let other = Order(number: 18, table: 5, items: [coffee, coffee])

    slip.issue(.sample)
    let first = labels.asked
    slip.issue(other)
    let second = Array(labels.asked.dropFirst(first.count))

    #expect(first.count > 2, "the first order wasn't written")
    #expect(second == [.begin] + lines.map { .write($0) } + [.end])
  }

  @Test(
    arguments: zip(
      Kind.allCases, [["Table 12"], ["TOTAL       0.00"], ["     No. 9", "    is ready"]]))
  func `issues every kind of slip for an order without items`(_ kind: Kind, _ lines: [String]) {
    let labels = LabelSheet()

    kind.slip(on: labels).issue(Order(number: 9, table: 12, items: []))

    #expect(labels.asked == [.begin] + lines.map { .write($0) } + [.end])
  }

  @Test(
    arguments: zip(
      Kind.allCases,
      [
        ["Table 4", "2 x Flat Whi", "1 x Carrot C"],
        ["Flat Wh 6.40", "Carrot  4.05", "TOTAL  10.45"], ["   No. 17", "  is ready"],
      ]))
  func `reads the width of the sheet again for each order`(_ kind: Kind, _ lines: [String]) {
    let labels = LabelSheet(width: 20)
    let slip = kind.slip(on: labels)
    slip.issue(.sample)

    labels.width = 12
    slip.issue(.sample)

    let second = Array(labels.lines.dropFirst(lines.count))
    #expect(second == lines)
  }

  @Test func `lets two kinds of slip share one device`() {
    let display = CounterDisplay()
    let sheet = DisplaySheet(display)
    let kitchen = KitchenSlip(on: sheet)
    let ready = ReadyNotice(on: sheet)

    kitchen.issue(.sample)
    ready.issue(.sample)
    let last = display.rows
    kitchen.issue(.sample)

    #expect(last == ["             No. 17", "            is ready"])
    #expect(display.rows == ["Table 4", "2 x Flat White", "1 x Carrot Cake"])
  }

  // The last two tests read your file.

  @Test func `names no device in a kind of slip`() throws {
    let exercise = try sourceOfExercise()
    let kinds = ["KitchenSlip", "Bill", "ReadyNotice"].flatMap { exercise.declarations(of: $0) }

    let words = kinds.joined().matches(of: /\w*(?:Roll|Display)\w*/).map { String($0.output) }
    #expect(words == [], "a kind of slip names a device")
    let casts = exercise.code.matches(
      of: /\b(?:as[?!]|(?:as|is)\s)\s*(?:any\s+)?\S+|\btype\(of:/)
    #expect(casts.map { String($0.output) } == [], "a kind of slip checks the type of its sheet")
    for (device, sheet) in [("TillRoll", "RollSheet"), ("CounterDisplay", "DisplaySheet")] {
      let inSheet = exercise.declarations(of: sheet).joined()
      #expect(
        exercise.code.ranges(of: device).count == inSheet.ranges(of: device).count,
        "\(device) occurs outside \(sheet): delete the old types that use it")
    }
  }

  @Test func `leaves no old type in the file`() throws {
    let ours: Set = [
      "RollSheet", "DisplaySheet", "KitchenSlip", "Bill", "ReadyNotice",
    ]
    let exercise = try sourceOfExercise()

    let unused = exercise.types.filter { type in
      let words = exercise.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return !ours.contains(type) && words.count { $0 == type } < 2
    }
    #expect(unused == [], "delete types that aren't used")
    let old = exercise.types.filter { $0.contains(/^(?:KitchenSlip|Bill|ReadyNotice)On/) }
    #expect(old == [], "delete the old types: the new types replace them")
  }
}
