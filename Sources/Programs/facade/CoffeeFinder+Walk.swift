import FacadePattern
import StepRecording

extension CoffeeFinder: WalkedFinder {}
