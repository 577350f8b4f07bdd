import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct PlaceBookTests {
  @Test func `knows the town's places`() {
    let found = ["Harbor Square", "Upper Town", "Lighthouse"].map(PlaceBook().coordinate)

    #expect(found.first == .harborSquare)
    #expect(!found.contains(nil))
    #expect(Set(found).count == 3)
  }

  @Test(arguments: ["", "Atlantis", "harbor square", "Harbor Square "])
  func `finds only exact names`(_ name: String) {
    let place = PlaceBook().coordinate(of: name)
    #expect(place == nil)
  }

  @Test func `knows only its own places`() {
    let book = PlaceBook(["Home": Coordinate(latitude: 1, longitude: 2)])

    #expect(book.coordinate(of: "Home") == Coordinate(latitude: 1, longitude: 2))
    #expect(book.coordinate(of: "Harbor Square") == nil)
  }
}
