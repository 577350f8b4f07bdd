// Says: The app asked for steps before there was a band, and the band doesn't have that call: it counts days from 0, and returns -1 where the app expects an error.
// Prints: 8120 / not worn
protocol StepCounter { func steps(onDay day: Int) throws -> Int }

struct NotWorn: Error {}

struct FTBand {
  func readCount(dayIndex: Int) -> Int { dayIndex == 0 ? 8120 : -1 }
}

struct StepsProxy: StepCounter {
  let band: FTBand

  func steps(onDay day: Int) throws -> Int {
    let count = band.readCount(dayIndex: day - 1)
    guard count >= 0 else { throw NotWorn() }
    return count
  }
}

let counter: any StepCounter = StepsProxy(band: FTBand())
print(try counter.steps(onDay: 1))
do { print(try counter.steps(onDay: 2)) } catch is NotWorn { print("not worn") }
