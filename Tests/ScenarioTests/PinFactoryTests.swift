import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct PinFactoryTests {
  private static let place = Coordinate(latitude: 54.3034, longitude: 10.1101)

  @Test(arguments: [(3.9, "3.9"), (4, "4.0"), (0, "0.0"), (4.25, "4.25")])
  func `makes a pin with all that the business has`(_ rating: Double, _ text: String) {
    let business = Business(name: "Anchor Coffee", rating: rating, location: Self.place)

    let pin = PinFactory().pin(for: business)

    let expected = BusinessMapViewModel(
      title: "Anchor Coffee", rating: text, coordinate: Self.place)
    #expect(pin == expected)
  }

  @Test func `a pin becomes one line on a screen`() {
    let pin = BusinessMapViewModel(title: "Blue Cup", rating: "4.4", coordinate: Self.place)
    #expect(pin.line == "Blue Cup, 4.4 stars, at 54.3034, 10.1101")
  }
}
