import TestSupport
import Testing

@testable import SelfChecks

/// No module of the package has the name of a macOS module: a framework that needs Apple's would
/// find ours instead. Upper and lower case don't distinguish files on most Macs.
@Suite(.ends(within: 600)) struct ModuleNameTests {
  @Test func `uses no name of an Apple module`() async throws {
    let modules = try await Manifest.read().targets.map { $0.name.lowercased() }

    #expect(Self.apples.isDisjoint(with: modules))
    #expect(Set(modules).count == modules.count)
  }

  @Test func `isn't the name of a type in the module`() async throws {
    for target in try await Manifest.read().targets where target.type != "test" {
      let declares = try Regex("(?:struct|class|actor|enum|protocol) \(target.name)\\b")
      let lines = try SourceTree.files(in: target.path).flatMap(\.code)

      #expect(!lines.contains { $0.contains(declares) }, "\(target.name)")
    }
  }

  /// Names of macOS and Swift modules that somebody might choose for a module of ours. Nobody would
  /// choose CoreMIDI.
  private static let apples = Set(
    """
    accessibility accounts businesschat charts cinematic classkit collaboration combine contacts
    contactsui dispatch distributed foundation gamekit intents kernel mailkit mapkit matter
    mediaplayer message messages messageui metal musickit network networkextension
    notificationcenter observation opendirectory os photos photosui pubsub python quicklook
    regexbuilder ruby safetykit security social speech storekit swift symbols synchronization
    system testing tipkit translation virtualization vision xctest
    """.split { $0.isWhitespace }.map(String.init))
}
