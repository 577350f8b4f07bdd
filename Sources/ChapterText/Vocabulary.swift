/// What the pages may speak of though no Swift file of the package has it.
enum Vocabulary {
  /// Whether a word needs no file of ours.
  static func knows(_ word: String) -> Bool {
    keywords.contains(word) || names.contains(word) || madeUp.contains(word)
  }

  /// The words of Swift itself.
  static let keywords = set(
    """
    actor any as associatedtype async await break case catch class continue convenience default
    defer didSet do dynamic else enum extension false fileprivate final for func get guard if
    import in indirect init inout internal is isolated lazy let mutating nil nonisolated
    nonmutating open override package postfix prefix private protocol public repeat required
    rethrows return self Self sending set some static struct subscript super switch throw throws
    true try typealias unowned var weak where while willSet
    """)

  /// Names of the standard library, Foundation, Swift Testing, and frameworks of Apple.
  private static let names = set(
    """
    AnyHashable AnyIterator AnySequence AsyncSequence AsyncThrowingStream Codable Collection
    ContinuousClock CustomStringConvertible DecodingError Decodable Encodable Encoder Equatable Error
    FileHandle Hashable Identifiable InputStream Int8 Iterator IteratorSequence
    LazyPrefixWhileSequence LazySequence MainActor Mutex NSCache NSObject NSProxy NSString
    NSXPCConnection ObjectIdentifier OptionSet OutputStream Sendable Sequence
    UIKit UITableView UITableViewDataSource UITableViewDelegate UIViewController URLCache URLProtocol
    URLSession UnsafeContinuation XCTest
    dataCorrupted objc preconcurrency resolve retroactive shuffled unchecked withCheckedContinuation
    withCheckedThrowingContinuation withTaskCancellationHandler
    """)

  /// Names of made-up things: the point is that there is no such thing here.
  private static let madeUp: Set = ["Door", "LoggedDoor", "Register"]

  /// Texts that the system writes, and commands of other tools.
  static let texts: Set = ["Error Domain=com.yelp.YelpAPI.ErrorDomain", "git diff"]

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
