// About: All of this code is ours.
// Answer: none
// Because: One object knows the others, as in a facade. But only its own parts call it: they
// report to it, and it directs the others. That is a mediator. A facade's parts don't know the
// facade, and clients call it.
final class Button {
  weak var crossing: Crossing?
  func press() { crossing?.pressed() }
}

final class Light {
  weak var crossing: Crossing?
  private(set) var isGreen = false
  func turn(green: Bool) {
    isGreen = green
    crossing?.turned(self)
  }
}

final class Crossing {
  private let cars: Light, walkers: Light

  init(button: Button, cars: Light, walkers: Light) {
    (self.cars, self.walkers) = (cars, walkers)
    button.crossing = self
    cars.crossing = self
  }

  func pressed() { cars.turn(green: false) }

  func turned(_ light: Light) {
    if light === cars { walkers.turn(green: !light.isGreen) }
  }
}
