import TestSupport
import Testing

@testable import KataRunner

@Suite(.ends(within: 600)) struct ProseTests {
  @Test func `fills paragraphs and lists, and leaves code and tables alone`() {
    let markdown = """
      Read [Till](Tests/Till.swift) and
      `Query` first.

      - One that is
        long:

        | a | b that is longer than a line |
        |---|---|
      2. Two.

      ```swift
      let `a`   = 1
      ```

        ```
        let b  = 2
        ```
      """

    let text = Prose(width: 16).plain(markdown, of: "k")

    #expect(
      text == """
        Read Till
        (Tests/Till.swift)
        and `Query`
        first.

        - One that is
          long:

          | a | b that is longer than a line |
          |---|---|
        2. Two.

        let `a`   = 1

          let b  = 2

        """)
  }

  @Test func `turns a link into a path from the page's folder or the package's`() {
    let prose = Prose(width: 80)

    let same = prose.plain("Edit [Exercise/A.swift](Exercise/A.swift).", of: "C/katas/k")
    let far = prose.plain("A [Query](../../../Sources/Query.swift)", of: "C/katas/k")

    #expect(same == "Edit Exercise/A.swift.")
    #expect(far == "A Query (Sources/Query.swift)")
  }
}
