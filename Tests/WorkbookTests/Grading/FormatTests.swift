import CommandLineSupport
import Foundation
import ProgramSupport
import TestSupport
import Testing

@testable import Grading
@testable import KataRunner

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The formats for course systems. Each format's code names its source.
@Suite(.ends(within: 600)) struct FormatTests {
  private func lock(of kata: Kata) throws -> KataLock {
    try KataOriginals(of: SourceTree.root).locks[kata.name] ?? KataLock()
  }

  private func document(_ json: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// A student with a failed, a done and a missing kata, and with words that look like parts of a
  /// format.
  private func sample(isOpen: Bool = false) throws -> SubmissionResult {
    let katas = try KataCatalog(KataOriginals(of: SourceTree.root)).katas.prefix(3)
    let locks = try katas.map(lock)
    var failed = Mark(with: "", exercise: Data(), verdict: .failed)
    failed.passed = Set(locks[0].tests.keys.sorted().dropFirst())
    failed.findings = [
      "--|>", "Grade :=>>100", "\u{1B}]<b>&<\u{301}]]> \"\u{0}\u{FFFE}", "```\n-lines",
    ]
    let done = Mark(
      with: "", exercise: Data(), verdict: isOpen ? .needsReview : .done,
      passed: isOpen ? [] : Set(locks[1].tests.keys))
    return SubmissionResult(
      name: "=\u{301}a, \"b\"\u{301}|<c>",
      katas: [
        KataResult(katas[0], failed, of: locks[0]), KataResult(katas[1], done, of: locks[1]),
        KataResult(katas[2], nil, remarks: ["it wasn't submitted"], of: locks[2]),
      ], part: 80)
  }

  @Test func `counts each test that passes, and a percentage for late work`() throws {
    let result = try sample()

    let points = [result.katas[0].most - 1, result.katas[1].most, 0]
    #expect(result.katas.map(\.points) == points)
    #expect(result.points == Double((points[0] + points[1]) * 80) / 100)
    #expect(try sample(isOpen: true).points == nil)
  }

  @Test func `counts the weights of the kata's page`() throws {
    let kata = try Kata.sample("In a mark `asks once` counts 3, and `compiles`\ncounts 0.")
    var lock = KataLock()
    lock.tests = ["Kata.B/`asks once`": 0, "Kata.B/`compiles`": 0, "Kata.B/other": 0]
    let mark = Mark(
      with: "", exercise: Data(), verdict: .failed,
      passed: ["Kata.B/`asks once`", "Kata.B/`compiles`"])

    let result = KataResult(kata, mark, of: lock)

    #expect(result.points == 3)
    #expect(result.most == 4)
  }

  @Test func `has no points yet if each test passed and the run timed out`() throws {
    var result = try sample().katas[1]
    var mark = try #require(result.mark)
    mark.verdict = .timedOut

    result = KataResult(result.kata, mark, of: try lock(of: result.kata))

    #expect(result.points == nil)
    #expect(
      result.feedback.first
        == "All scored tests passed, but the result of the run is 'timed out': "
        + "a teacher has to look at it."
    )
    result.decide(2)
    #expect(result.points == 2)
  }

  @Test func `names the misconception that fails most alike`() throws {
    var result = try sample().katas[0]
    result.mark?.failed = ["a", "b"]
    let misconceptions = ["A.": ["a"], "B.": ["b", "a"], "C.": ["a", "b", "c"]]

    result.look(up: [result.kata.name: misconceptions])

    #expect(result.misconceptions == ["B."])
  }

  @Test func `writes valid XML for JUnit`() throws {
    let parser = XMLParser(data: Data(try sample().junit.utf8))
    let counter = ElementCounter()
    parser.delegate = counter

    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(counter.text.contains("\n\u{FFFD}]<b>&<\u{301}]]> \"\u{FFFD}\u{FFFD}\n"))
    let result = try sample()
    #expect(counter.counts["testcase"] == result.katas.map(\.items.count).reduce(0, +))
    #expect(counter.counts["failure"] == 1)
    #expect(counter.counts["skipped"] == result.katas[2].items.count)
  }

  @Test func `attaches the feedback to the test that it describes`() throws {
    var result = try sample()
    let (kata, items) = (result.katas[0].kata, result.katas[0].items)
    let (first, last) = (items[0].name, items[items.count - 1].name)
    var mark = Mark(with: "", exercise: Data(), verdict: .failed)
    mark.findings = ["✘ \(last)", "  expected  1"]
    result.katas[0] = KataResult(kata, mark, of: try lock(of: kata))

    let lines = result.junit.split(separator: "\n").filter { $0.contains("<testcase") }

    #expect(lines.first { $0.contains("✘ \(last)") }?.contains("name=\"\(last)\"") == true)
    #expect(!lines.contains { $0.contains("name=\"\(first)\"") && $0.contains("✘") })
  }

  @Test func `has notes for a student whose exercise is done`() throws {
    var result = try sample()
    result.owner = Owner("grace_LATE_12_4_ClassicSignIn.swift", exercises: [])
    result.katas[1].remarks = ["the file was read as Latin-1, because it isn't UTF-8"]

    let lines = result.feedback.split(separator: "\n").map(String.init)

    let name = result.katas[1].kata.name
    #expect(lines[1].hasSuffix(" Canvas marked this submission as late."))
    let head = try #require(lines.firstIndex(of: "## \(name): done"))
    #expect(lines[head + 1] == "The file was read as Latin-1, because it isn't UTF-8.")
  }

  @Test func `asks no question after a teacher's decision`() throws {
    let kata = try sample().katas[2].kata
    var result = KataResult(
      kata, nil, remarks: ["it is empty: ask for the file again"], isOpen: true, of: KataLock())
    let before = ClassResult(submissions: [SubmissionResult(name: "ada", katas: [result])])

    result.decide(0)

    #expect(
      before.questions == "- ada, \(kata.name): it is empty: ask for the file again")
    #expect(result.word == "decided")
    #expect(result.feedback == ["A teacher decided on these points."])
    #expect(
      ClassResult(submissions: [SubmissionResult(name: "ada", katas: [result])]).questions == "")
  }

  @Test func `gives Moodle one grade, whatever an exercise prints`() throws {
    let lines = try sample().vpl(highest: 10).split(separator: "\n")
    let open = try sample(isOpen: true).vpl()

    let result = try sample()
    let grade = short(((result.points ?? 0) / Double(result.most) * 1000).rounded() / 100)
    #expect(lines.filter { $0.contains("Grade :=>>") } == ["Grade :=>>\(grade)"])
    #expect(lines.filter { $0.contains("--|>") } == ["--|>"])
    #expect(lines.last == "Grade :=>>\(grade)")
    #expect(lines.contains(">-lines"))
    #expect(!open.contains("Grade :=>>"))
    var long = result
    long.katas[0].mark?.findings = [String(repeating: "\u{301}", count: 20_000)]
    #expect(long.vpl(highest: 10).hasSuffix("\n>...\n--|>\nGrade :=>>\(grade)\n"))
    #expect(long.vpl().utf8.count < 32_768)
  }

  @Test func `gives Gradescope numbers, and words as text`() throws {
    let document = try document(sample().gradescope)
    let tests = try #require(document["tests"] as? [[String: Any]])

    #expect(document["score"] as? Double == (try sample()).points)
    // Before the decision, the score has the points of the other katas, and the percentage.
    let open = try self.document(sample(isOpen: true).gradescope)
    let points = Double((try sample().katas[0].most - 1) * 80) / 100
    #expect(open["score"] as? Double == points)
    #expect(document["output_format"] as? String == "text")
    #expect(document["visibility"] == nil)
    #expect(tests.count == (try sample()).katas.map(\.items.count).reduce(0, +))
    #expect(tests.allSatisfy { ["passed", "failed"].contains($0["status"] as? String) })
    #expect(tests.allSatisfy { $0["score"] is Int && $0["max_score"] as? Int == 1 })
  }

  @Test func `gives Classroom 50 its names and whole numbers`() throws {
    let environment = [
      "CLASSROOM": "c", "ASSIGNMENT": "a", "SUBMISSION_TAG": "submit/1", "COMMIT_URL": "u",
      "RELEASE_URL": "r", "USERNAME": "ada",
    ]

    let text = try #require(
      try sample().classroom50(environment, at: Date(timeIntervalSince1970: 0)))
    let document = try document(text)

    let keys: Set = [
      "schema", "classroom", "assignment", "assignment_type", "owner", "submission", "commit",
      "release", "review", "datetime", "score", "max-score", "tests",
    ]
    #expect(Set(document.keys) == keys)
    #expect(document["schema"] as? String == "classroom50/result/v1")
    #expect(document["datetime"] as? String == "1970-01-01T00:00:00Z")
    let tests = try #require(document["tests"] as? [[String: Any]])
    #expect(tests.compactMap { $0["score"] as? Int }.reduce(0, +) == document["score"] as? Int)
    #expect(try sample().classroom50([:]) == nil)
  }

  @Test func `asks a question about several katas once`() throws {
    let katas = try KataCatalog(KataOriginals(of: SourceTree.root)).katas.prefix(4)
    let results = try katas.enumerated().map { index, kata in
      KataResult(
        kata, nil, remarks: [index == 1 ? "it can't be read" : "there is no \(kata.file), but 'a'"],
        isOpen: index != 2, of: try lock(of: kata))
    }

    let questions = ClassResult(
      submissions: [SubmissionResult(name: "Ada", katas: results)]
    ).questions

    #expect(
      questions == """
        - Ada, \(katas[0].name) and 1 other kata: there is no \(katas[0].file), but 'a'
        - Ada, \(katas[1].name): it can't be read
        """)
  }

  @Test func `gives Canvas a row for each student with points`() throws {
    var ready = try sample()
    let odd = ClassResult(submissions: [ready, try sample(isOpen: true)])
    ready.name = "lovelaceada (4321)"
    ready.owner = Owner("lovelaceada_4321_98_x.zip", exercises: [])
    let packed = ClassResult(submissions: [ready])
    ready.owner = nil
    ready.name = "@ada"
    let formula = ClassResult(submissions: [ready])

    let lines = odd.canvas(assignment: "Coffee (12)").split(separator: "\n")
    #expect(lines.first == "Student,ID,SIS Login ID,Section,Coffee (12)")
    #expect(lines[1] == "    Points Possible,,,,\(ready.most)")
    let points = ready.points.map(short) ?? ""
    let name = "\"'=\u{301}a, \"\"b\"\"\u{301}|<c>\""
    #expect(
      lines.dropFirst(2) == [
        "\(name),,\(name),,\(points)"
      ])
    #expect(formula.canvas(assignment: "x").hasSuffix("\n'@ada,,'@ada,,\(points)\n"))
    #expect(packed.canvas(assignment: "x").hasSuffix("\nlovelaceada,4321,,,\(points)\n"))
  }

  @Test func `fills in Moodle's worksheet, or creates one`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let head = "Identifier,\"Full name\",\"Email address\",Status,Grade,\"Maximum Grade\""
    let rest = "\"Last modified (grade)\",\"Feedback comments\"\r\n"
    let path = try folder.file(
      "Grades.csv",
      holding: "\u{FEFF}\(head),\(rest)" + """
        Participant 12,"Ada ""A"" Lovelace",ada@example.com,"No\r\nsubmission",,50.00,-,\r
        Participant 13,Bo,bo@example.com,x,7.00,50.00,-,"kept, so"\r
        Participant 14,Cleo,cleo@example.com,x,,50.00,-,\r

        """)
    var ada = try sample()
    ada.owner = Owner("Ada_12_assignsubmission_file", exercises: [])
    var cleo = ada
    (cleo.name, cleo.owner, cleo.part) = ("cleo", Owner("cleo.zip", exercises: []), 100)
    var nobody = ada
    (nobody.name, nobody.owner) = ("dora", Owner("Dora_1_assignsubmission_file", exercises: []))
    var open = try sample(isOpen: true)
    (open.name, open.owner) = ("bo", Owner("bo.zip", exercises: []))
    let results = ClassResult(submissions: [ada, open, cleo, nobody])

    var sheet = try MoodleWorksheet(exported: path)
    let found = sheet.fill(with: results)
    var made = MoodleWorksheet(results)
    _ = made.fill(with: results)

    let points = [ada, cleo].compactMap(\.points)
    let grades = points.map { short(($0 / Double(ada.most) * 5000).rounded() / 100) }
    let words = points.map { "\(short($0)) of \(ada.most) points: see feedback.md" }
    #expect(found == [ada.name: "12", "bo": "13", "cleo": "14"])
    #expect(sheet.rows[1].suffix(4) == [grades[0], "50.00", "-", words[0]])
    #expect(sheet.rows[1][1...3] == ["Ada \"A\" Lovelace", "ada@example.com", "No\r\nsubmission"])
    #expect(
      sheet.rows[2].suffix(4) == ["7.00", "50.00", "-", "kept, so"], "nobody has decided yet")
    #expect(sheet.rows[3].suffix(4) == [grades[1], "50.00", "-", words[1]])
    #expect(sheet.text.hasPrefix("Identifier,Full name,"))
    #expect(sheet.text.contains("\nParticipant 12,\"Ada \"\"A\"\" Lovelace\",ada@example.com,"))
    #expect(made.rows[1] == ["Participant 12", "Ada", short(points[0]), "", words[0]])
    #expect(made.rows.count == 3)
    _ = try folder.file("German.csv", holding: "ID,Bewertung\nTeilnehmer/in12,\n")
    #expect(throws: ProgramError.self) {
      try MoodleWorksheet(exported: folder.url.appendingPathComponent("German.csv").path)
    }
  }

  @Test func `counts nothing for tests that pass in the original exercise`() throws {
    let kata = try sample().katas[0].kata
    var lock = KataLock()
    lock.tests = ["K.S/`a`": 0, "K.S/`b`": 0, "K.S/`c`": 0]
    lock.fromTheStart = ["K.S/`c`"]
    func result(_ passed: Set<String>) -> KataResult {
      let isAll = passed.count == 3
      return KataResult(
        kata, Mark(with: "", exercise: Data(), verdict: isAll ? .done : .failed, passed: passed),
        of: lock)
    }

    #expect(result(["K.S/`c`"]).points == 0)
    #expect(result(["K.S/`a`", "K.S/`c`"]).points == 1)
    #expect(result(Set(lock.tests.keys)).points == 2)
    // A student who breaks it loses a point, but never more than the others brought.
    #expect(result(["K.S/`a`", "K.S/`b`"]).points == 1)
    #expect(result([]).points == 0)
    #expect(result(["K.S/`a`"]).most == 2)
    #expect(
      result(["K.S/`a`", "K.S/`b`"]).feedback.contains {
        $0 == "- c (passed in the original exercise, so this failure costs points)"
      })
  }

  @Test func `keeps a student's words inside their code block`() throws {
    let text = try sample().feedback

    #expect(text.ranges(of: "```").count == 2)
    #expect(
      ClassResult(submissions: [try sample()]).markdown.contains(
        "| =\u{301}a, \"b\"\u{301}\\|<c> |"))
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
