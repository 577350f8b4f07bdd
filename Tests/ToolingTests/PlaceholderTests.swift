import Testing
@testable import Tooling
@Suite struct PlaceholderTests { @Test func ok() {} }
