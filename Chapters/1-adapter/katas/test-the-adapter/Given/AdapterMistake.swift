import TestSupport

/// Mistakes that people have made in adapters.
///
/// A wrong adapter never returns a shorter list than the correct adapter. So a test can use an
/// index that is valid for the correct adapter.
enum AdapterMistake: String, KataMistake {
  case swapsPoint = "an adapter that asks with latitude and longitude swapped"
  case swapsNumbers = "an adapter that asks with limit and offset swapped"
  case asksEarly = "an adapter that asks the chart before anybody searches"
  case putsAtZero = "an adapter that puts a mark without a position at 0, 0"
  case losesPage = "an adapter that gives no page when one mark has no position"
  case sorts = "an adapter that sorts the page by rating"
  case knowsOneFault = "an adapter that treats every fault as a missing signal"
  case asksAgain = "an adapter that asks the chart again after a fault"
  case ignoresFault = "an adapter that shows marks that came with a fault"
  case trustsSilence = "an adapter that treats silence as an empty page"
}
