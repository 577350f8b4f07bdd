import TestSupport
import Testing

@Suite(.endsInTime) struct VendorImportTests {
  @Test(arguments: ["FacebookLogin", "GoogleSignIn", "YelpAPI"])
  func `a vendor knows the network, and none of our types`(_ vendor: String) throws {
    let files = try SourceTree.files(in: "Sources/Vendors/\(vendor)")

    let imports = Set(files.flatMap(\.imports))

    #expect(!files.isEmpty)
    #expect(imports == ["FakeNetwork", "Foundation"])
  }

  @Test func `the network imports no client`() throws {
    let files = try SourceTree.files(in: "Sources/FakeNetwork")

    let imports = Set(files.flatMap(\.imports))

    #expect(files.count > 5)
    #expect(imports == ["Dispatch", "Foundation", "Locking"])
  }
}
