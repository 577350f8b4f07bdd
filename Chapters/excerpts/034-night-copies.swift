// About: All of this code is ours. DiskVault, TapeVault and CloudVault conform to Vault.
// Answer: bridge
// Because: There are three kinds of copy, and each works with any vault, through the vault's
// small calls. If Copying were the only class, and only its vault could be exchanged, the vault
// would be a strategy (none of the five).
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
