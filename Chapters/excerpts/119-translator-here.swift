// About: The office has one translator, which its owner may exchange at any time.
// Answer: proxy
// Because: Translator outside and inside, and nobody hands the inner one in: each call finds it in
// the office. It neither refuses nor remembers, so with a translator handed in it would only hand
// on, and could go.
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
