// About: The office has one translator. The owner can replace this translator at any time.
// Answer: proxy
// Because: TranslatorHere is a Translator and asks a Translator, but nobody passes the inner one
// in: each call finds it in the office. Nothing is blocked or cached. With a translator passed
// in, this type would only forward calls, and you wouldn't need it.
// After: https://github.com/vapor/vapor/blob/4.122.0/Sources/Vapor/Passwords/Request+Password.swift#L8, Request.Password
protocol Translator: Sendable {
  func translate(_ text: String) throws -> String
  func knows(_ language: String) -> Bool
}

extension Visit {
  var translator: TranslatorHere { TranslatorHere(visit: self) }

  struct TranslatorHere: Translator {
    let visit: Visit

    private var found: any Translator {
      guard let make = visit.office.translatorMaker else {
        fatalError("The office has no translator.")
      }
      return make(visit.office)
    }

    func translate(_ text: String) throws -> String { try found.translate(text) }

    func knows(_ language: String) -> Bool { found.knows(language) }
  }
}
