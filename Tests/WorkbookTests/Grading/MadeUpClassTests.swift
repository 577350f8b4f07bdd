import CommandLineSupport
import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

/// Sixty made-up submissions, correct, wrong, empty and odd, as four course systems pack them. The
/// real program grades them. `Scripts/check class` runs this suite, which takes some minutes.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["CHECK_CLASS"] != nil, "Scripts/check class runs it"),
  .serialized, .ends(within: 3000))
struct MadeUpClassTests {
  @Test(arguments: ["moodle", "canvas", "blackboard", "gradescope"])
  func `is graded correctly as a course system packs it`(_ system: String) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let packing = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["python3", "-c", Self.packing, system, SourceTree.root.path], directory: folder.url
    ).run(deadline: .seconds(60))
    try #require(packing.ending == .exited(0), "\(packing.text)")
    let expected = try JSONDecoder().decode([String: [String]].self, from: packing.output)

    let report = try await grade(system, into: "marks", in: folder)
    let grades = try Grade.all(in: folder.url.appendingPathComponent("marks"))

    #expect(report.ending == .exited(1), "\(report.text)")
    #expect(grades.count == 15)
    #expect(Set(grades.map(\.submission)) == Set(expected.keys))
    for grade in grades {
      let (found, wanted) = (grade.katas[0], expected[grade.submission] ?? [])
      let words = found.words.joined(separator: " ")
      print("\(system) | \(grade.submission) | \(found.verdict) | \(found.points ?? -1) | \(words)")
      #expect(found.verdict == wanted.first, "\(grade.submission): \(words)")
      #expect(wanted.dropFirst().allSatisfy { words.contains($0) }, "\(grade.submission): \(words)")
      #expect((found.points == nil) == (found.verdict == "needs decision"))
      #expect(["done", "failed"].contains(found.verdict) == (found.points ?? 0 > 0))
    }
    guard system == "moodle" else { return }
    let packed = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-m", "zipfile", "-l", "marks/moodle.zip"],
      directory: folder.url
    ).run(deadline: .seconds(60))
    #expect(packed.text.contains("Ada Lovelace_101_assignsubmission_file_/feedback.md"))
  }

  private func grade(
    _ system: String, into output: String, in folder: TemporaryFolder
  ) async throws -> ChildReport {
    await ChildProcess(
      try BuiltPrograms.file("grade"),
      ["--package", SourceTree.root.path, system, "--output", output, "--no-sandbox"]
        + ["--katas", "classic-sign-in"], directory: folder.url
    ).run(deadline: .seconds(900))
  }

  /// Packs fifteen submissions, and prints their expected results and words of the feedback.
  private static let packing = #"""
    import io, json, os, sys, zipfile
    system, package = sys.argv[1:]
    kata = package + "/Chapters/1-adapter/katas/classic-sign-in/"
    solution, starter = (open(kata + x + "/ClassicSignIn.swift").read() for x in ("Solution", "Exercise"))
    late = "import Dispatch\n" + solution.replace("switch translate", "nonisolated(unsafe) let (success, failure) = (success, failure)\n      let answer = translate").replace("translate(badge, code) {", "translate(badge, code)\n      DispatchQueue.main.async { switch answer {").replace("failure(error)\n      }", "failure(error)\n      } }")
    F = "ClassicSignIn.swift"

    def packed(files):
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as archive:
            for name, text in files.items(): archive.writestr(name, text)
        return data.getvalue()

    done, decide = ["done"], "needs decision"
    students = [
        ("Ada Lovelace", {F: solution}, done),
        ("Bo", {"Bo_Classic_Sign-In (1).swift": solution.replace("secret: password,", "secret: email,")}, ["failed"]),
        ("Cleo", {F: starter}, ["not-started", "is unchanged"]),
        ("Dora", {"d.zip": packed({})}, ["not submitted", "archive is empty"]),
        ("Emil", {"e.zip": packed({"Till/Package.swift": "// x", "Till/Sources/Till/" + F: solution})}, done),
        ("Fadi", {F: (solution + "// für\n").encode("latin-1")}, ["done", "read as Latin-1"]),
        ("Gül", {F: (solution + "// für\n").encode("utf-16")}, ["done", "read as UTF-16"]),
        ("Hal", {F: "{\\rtf1\\ansi " + solution + "}"}, [decide, "is RTF"]),
        ("Ida", {"main.swift": solution}, [decide, "main.swift' looks like classic-sign-in"]),
        ("Jo", {"j.zip": packed({"submission.zip": packed({"classic-sign-in/" + F: solution})})}, done),
        ("Kim", {"k.zip": packed({"__MACOSX/._" + F: "x", "._" + F: "x", "Solution/" + F: solution})}, done),
        ("Lin", {F: "\ufeff" + late.replace("\n", "\r\n")}, done),
        ("Max", {"m.zip": packed({"new/" + F: solution, "old/" + F: starter + "// begun"})}, [decide, "several different files"]),
        ("Ada Lovelace", {F: solution + "// another Ada\n"}, done),
        ("Nia", {"solution.pdf": "%PDF"}, [decide, "there is no ClassicSignIn.swift, but there are other files: '"]),
    ]

    def write(path, text):
        path = os.path.join(system, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file: file.write(text if isinstance(text, bytes) else text.encode())

    expected, names = {}, "---\n"
    for number, (name, files, words) in enumerate(students, 101):
        login = name.replace(" ", "").lower()
        shown = {"moodle": name, "gradescope": name, "canvas": login, "blackboard": login + str(number)}[system]
        twice = name.startswith("Ada") and system != "blackboard"
        expected[f"{shown} ({number})" if twice else shown] = words
        names += f"submission_{number}:\n  :submitters:\n  - :name: {name}\n    :sid: '{number}'\n"
        attempt = f"Till_{login}{number}_attempt_2024-05-01-10-00-00"
        for file, text in files.items():
            write({
                "moodle": f"{name}_{number}_assignsubmission_file/{file}",
                "canvas": f"{login}_{'LATE_' * (number % 2)}{number}_{number * 7}_{file}",
                "blackboard": f"{attempt}_{file}",
                "gradescope": f"submission_{number}/{file}",
            }[system], text)
        if system == "moodle" and number % 3 == 0: write(f"{name}_{number}_assignsubmission_onlinetext/onlinetext.html", "<p>Done.</p>")
        if system == "blackboard": write(attempt + ".txt", "Name: " + name)
    if system == "gradescope": write("submission_metadata.yml", names)
    json.dump(expected, sys.stdout)
    """#
}
