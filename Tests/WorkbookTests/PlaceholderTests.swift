import Testing
@testable import Workbook
@Suite struct PlaceholderTests { @Test func ok() {} }
