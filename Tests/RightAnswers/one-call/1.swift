// swift-format-ignore-file
/// The part of a booking that failed, and the reason.
enum BookingError: Error, Hashable {
  /// The café is closed at that hour.
  case closed

  /// The table plan failed.
  case tablePlan(TablePlanError)

  /// The deposit wasn't paid.
  case deposit(CardTerminalError)

  /// The booking couldn't be written into the diary.
  case diary(DiaryError)

  /// The caller was cancelled before the booking was in the diary.
  case cancelled
}

/// Books a table, in one call.
struct BookingDesk: Sendable {
  let h: OpeningHours
  let t: any TablePlan
  let r: DepositRules
  let c: any CardTerminal
  let d: any Diary

  init(
    hours: OpeningHours, tables: some TablePlan, rules: DepositRules, terminal: some CardTerminal,
    diary: some Diary
  ) {
    self.h = hours
    self.t = tables
    self.r = rules
    self.c = terminal
    self.d = diary
  }

  /// Holds a table, takes the deposit, and writes the booking into the diary. If a step fails, the
  /// earlier steps are undone.
  ///
  /// - Returns: The booking, or nil when no table is free.
  /// - Throws: An error that names the part that failed, and the reason.
  nonisolated func book(_ wish: TableWish) async throws(BookingError) -> Booking? {
    // Step 1: opening hours
    let open = h.isOpen(at: wish.hour)
    if open == false {
      throw BookingError.closed
    }

    // is it cancelled?
    if Task.isCancelled == true {
      throw BookingError.cancelled
    }

    // Step 2: hold a table
    var table: HeldTable? = nil
    do {
      table = try await t.hold(for: wish.people, at: wish.hour)
    } catch {
      print("table plan failed: \(error)")
      throw BookingError.tablePlan(error)
    }
    // no table is free
    if table == nil {
      return nil
    }

    // is it cancelled?
    if Task.isCancelled == true {
      // give the table back
      await t.release(table!)
      throw BookingError.cancelled
    }

    // Step 3: take the deposit
    let money = r.deposit(for: wish.people)
    var payment: Payment? = nil
    do {
      payment = try await c.charge(money, to: wish.card)
    } catch {
      print("card failed: \(error)")
      // give the table back
      await t.release(table!)
      throw BookingError.deposit(error)
    }

    // is it cancelled?
    if Task.isCancelled == true {
      // give the money back
      await c.refund(payment!)
      // give the table back
      await t.release(table!)
      throw BookingError.cancelled
    }

    // Step 4: write into the diary
    var number = 0
    do {
      number = try await d.enter(wish.name, at: wish.hour, table: table!, payment: payment!)
    } catch {
      print("diary failed: \(error)")
      // give the money back
      await c.refund(payment!)
      // give the table back
      await t.release(table!)
      throw BookingError.diary(error)
    }

    // finished!
    let booking = Booking(number: number, table: table!.name, depositCents: payment!.cents)
    return booking
  }
}
