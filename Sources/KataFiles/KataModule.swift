/// A module that katas may use. The runner builds it together with the kata.
public struct KataModule: Sendable {
  /// The module's folder, relative to the package.
  public var folder: String

  /// The modules that this module uses.
  public var uses: [String] = []

  /// The folder of its data, or nil for none.
  public var resources: String?

  /// Whether it is written in an older version of Swift.
  public var isOld = false

  /// The module's name.
  public var name: String {
    String(folder.split(separator: "/").last ?? "")
  }

  /// All modules that katas may use.
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
