import Foundation

/// The order of a listing.
public enum YLPSortType: String {
  case bestMatched = "best_match"
  case distance = "distance"
  case highestRated = "rating"
}
