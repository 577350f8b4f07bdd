import FacadePattern
import Walk

extension CoffeeFinder: WalkedFinder {}
