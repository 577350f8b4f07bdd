import Testing

@testable import Katas

@Suite struct ProseTests {
  @Test func `fills paragraphs and lists, and leaves code and tables alone`() {
    let markdown = """
      Read [Till](Tests/Till.swift) and
      `Query` first.

      - One that is
        long.
      2. Two.

      ```swift
      let `a`   = 1
      ```

      | a | b that is longer than a line |
      """

    let text = Prose(width: 16).plain(markdown)

    #expect(
      text == """
        Read Till
        (Tests/Till.swift)
        and Query first.

        - One that is
          long.
        2. Two.

        let `a`   = 1

        | a | b that is longer than a line |
        """)
  }

  @Test func `says a link once where its words are the file's name`() {
    let text = Prose(width: 80).plain("Edit [Exercise/A.swift](Exercise/A.swift).")

    #expect(text == "Edit Exercise/A.swift.")
  }
}
