// About: All of it is ours. DiskVault, TapeVault and CloudVault conform to Vault.
// Answer: bridge
// Because: Three kinds of copy, and each works with any vault, through its small calls. If Copying
// were the only class, and just its vault could be exchanged, that would be the user of a strategy:
// none.
protocol Vault {
  func names() throws -> [String]
  func put(_ bytes: [UInt8], under name: String) throws
  func remove(_ name: String) throws
}

class Copying {
  final let vault: any Vault

  init(into vault: any Vault) { self.vault = vault }

  func run(_ files: [String: [UInt8]]) throws {
    for (name, bytes) in files { try vault.put(bytes, under: name) }
  }
}

final class Mirroring: Copying {
  override func run(_ files: [String: [UInt8]]) throws {
    try super.run(files)
    for name in try vault.names() where files[name] == nil { try vault.remove(name) }
  }
}

final class Numbering: Copying {
  override func run(_ files: [String: [UInt8]]) throws {
    let number = try vault.names().count
    for (name, bytes) in files { try vault.put(bytes, under: "\(number)/\(name)") }
  }
}
