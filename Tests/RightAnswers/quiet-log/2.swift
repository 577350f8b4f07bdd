// swift-format-ignore-file
/// Logs each call to a desk and how the call ended, but never the code of a card.
struct QuietLog: GiftCardDesk {
  // the real desk
  let desk: any GiftCardDesk
  // the function that writes a line
  let writeLine: @Sendable (String) -> Void

  /// Wraps a desk.
  ///
  /// - Parameters:
  ///   - inner: Any desk.
  ///   - log: Writes a line.
  init(_ inner: some GiftCardDesk, log: @escaping @Sendable (String) -> Void) {
    self.desk = inner
    self.writeLine = log
  }

  // no line for this one
  var isOpen: Bool {
    if desk.isOpen == true {
      return true
    } else {
      return false
    }
  }

  func sell(_ cents: Int, to email: String) async throws(GiftCardError) -> GiftCard {
    // begin of the line
    var line = "sell " + String(cents) + " to " + email + ": "
    do {
      let card = try await desk.sell(cents, to: email)
      line = line + "sold"
      writeLine(line)
      return card
    } catch {
      // find out which error it is
      if case .unknownCode(_) = error {
        line = line + "unknown code"
      } else if case .notEnough(_) = error {
        line = line + "not enough"
      } else {
        line = line + "offline"
      }
      writeLine(line)
      throw error
    }
  }

  func pay(_ cents: Int, code: String) async throws(GiftCardError) -> Int {
    // begin of the line, without the code!!
    var line = "pay " + String(cents) + ": "
    do {
      let left = try await desk.pay(cents, code: code)
      line = line + "paid, " + String(left) + " left"
      writeLine(line)
      return left
    } catch {
      // same as in sell
      if case .unknownCode(_) = error {
        line = line + "unknown code"
      } else if case .notEnough(_) = error {
        line = line + "not enough"
      } else {
        line = line + "offline"
      }
      writeLine(line)
      throw error
    }
  }

  func offer(for email: String) async -> String? {
    let theOffer = await desk.offer(for: email)
    var line = "offer for " + email + ": "
    if theOffer != nil {
      line = line + "made"
    } else {
      line = line + "none"
    }
    writeLine(line)
    return theOffer
  }
}
