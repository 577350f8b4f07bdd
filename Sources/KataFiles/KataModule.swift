/// A module that katas may use. The runner builds it again for them.
public struct KataModule: Sendable {
  /// Where it is, from the package's folder on.
  public var folder: String

  /// The modules that it uses itself.
  public var uses: [String] = []

  /// The folder of its data, if it has some.
  public var resources: String?

  /// Whether it is written in the Swift of its time.
  public var isOld = false

  /// Its name.
  public var name: String {
    String(folder.split(separator: "/").last ?? "")
  }

  /// All of them.
  public static let all = [
    KataModule(folder: "Sources/FakeNetwork", uses: ["Locking"], resources: "Fixtures"),
    KataModule(folder: "Sources/KataFiles"),
    KataModule(folder: "Sources/Locking"),
    KataModule(folder: "Sources/Scenario"),
    KataModule(folder: "Sources/Vendors/FacebookLogin", uses: ["FakeNetwork"], isOld: true),
    KataModule(folder: "Sources/Vendors/GoogleSignIn", uses: ["FakeNetwork"], isOld: true),
    KataModule(folder: "Sources/Vendors/YelpAPI", uses: ["FakeNetwork"], isOld: true),
    KataModule(
      folder: "Tests/Support/TestSupport",
      uses: ["FakeNetwork", "KataFiles", "Locking", "Scenario"]),
  ]
}
