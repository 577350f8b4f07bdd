import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors that `YLPClient` passes to a completion handler.
public let YLPErrorDomain = "com.yelp.YelpAPI.ErrorDomain"

/// The codes in `YLPErrorDomain`.
public enum YLPErrorCode: Int {
  case notConnected = 1
  case invalidKey = 2
  case invalidRequest = 3
  case badResponse = 4
}
