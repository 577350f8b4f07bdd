import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct RankingTests {
  private static func cafe(_ name: String, _ rating: Double) -> Business {
    Business(name: name, rating: rating, location: .harborSquare)
  }

  @Test func `puts the best rated first`() {
    let ranked = Ranking().bestFirst(.cafes)
    #expect(ranked.map(\.name) == ["Blue Cup", "Café Möwe", "Anchor Coffee"])
  }

  @Test func `distinguishes ratings that are nearly equal`() {
    let ranked = Ranking().bestFirst(
      [0, 4.21, 4.24, 5, 4.2401].map { Self.cafe("\($0)", $0) })

    #expect(ranked.map(\.rating) == [5, 4.2401, 4.24, 4.21, 0])
  }

  @Test func `keeps the order of equal ratings`() {
    let names = (1...40).map { "Café \($0)" }
    let page = names.map { Self.cafe($0, 4) } + [Self.cafe("Best", 5)]

    let ranked = Ranking().bestFirst(page)

    #expect(ranked.map(\.name) == ["Best"] + names)
  }

  @Test(arguments: [[], [cafe("Only", 3)]])
  func `doesn't reorder fewer than two cafés`(_ page: [Business]) {
    let ranked = Ranking().bestFirst(page)
    #expect(ranked == page)
  }

  @Test func `drops no café, not even a duplicate`() {
    let twice = [Business].cafes + .cafes

    let ranked = Ranking().bestFirst(twice)

    let ratings = ranked.map(\.rating)
    #expect(ratings == [4.4, 4.4, 4.1, 4.1, 3.9, 3.9])
  }
}
