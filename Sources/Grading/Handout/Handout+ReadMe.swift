import KataRunner

extension Handout {
  /// The README of the student copy.
  var readMe: String {
    let rows = katas.map {
      "| \($0.number) | [\($0.name)](\($0.folder)/README.md) | \($0.title) |\n"
    }
    let example = katas.first?.name ?? "NAME"
    return """
      # Five Wrappers: exercises

      Adapter, Bridge, Facade, Proxy and Decorator are five patterns that are easy to confuse. In
      these exercises you write them yourself. Each exercise is a *kata*: a small task with one file
      to edit, and tests that check your code.

      You need Swift 6.2 or later on a Mac or on Linux. On a Mac, Swift comes with Xcode. On Linux,
      install it from <https://swift.org/install>. Or open this folder in an editor that supports
      development containers, such as Visual Studio Code: the container already has Swift.

      On Windows, work in WSL, which runs Linux. Type the first line in PowerShell. Unpack this
      folder in the Ubuntu that the first line installs, and type the other lines there:

      ```text
      wsl --install
      curl -O https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz
      tar zxf swiftly-$(uname -m).tar.gz && ./swiftly init && . ~/.local/share/swiftly/env.sh
      cd FOLDER && Scripts/kata
      ```

      If the third line prints a command that installs missing packages, run that command before the
      fourth line.

      ## What to do

      | number | kata | task |
      |---|---|---|
      \(rows.joined())
      ```sh
      Scripts/kata start \(example)
      Scripts/kata watch \(example)
      ```

      The first command prints the task, and names the file to edit. The second checks your exercise
      now and after each save, and shows the first test that fails. Work until it reports that the
      kata is done.

      `Scripts/kata` shows your progress. `Scripts/kata hint` prints the next hint for the first
      failing test. `Scripts/kata reset` restores the original exercise, and keeps a copy of yours.
      In Visual Studio Code, choose check, watch or hint in the Terminal menu, under Run Task.

      ## What to submit

      ```sh
      Scripts/kata submit
      ```

      This command packs the exercises that you have begun into `submission.tar.gz`, and shows which
      of them were done at your last check. Submit this file. Each test that passes earns a point, even
      if others still fail. A test that already passes in the original exercise earns none, but you
      lose a point if you break it. Code that doesn't compile earns nothing. Where you write the
      tests, each mistake that they catch earns a point.

      No exercise needs files, other programs, or a way to end the program. An exercise that uses
      any of these gets points only after your teacher has looked at it.

      You may read the tests. Changing them has no effect: `Scripts/kata` and your teacher both use the
      original tests.

      ## What to read

      [The chapters](Chapters) explain the patterns. Begin with
      [the scenario](Chapters/0-the-scenario/README.md). [The glossary](Chapters/glossary.md) lists
      all terms on one page. `Scripts/compare` shows side by side how the five patterns behave. This
      student copy is part of a larger workbook. The copy's pages mark links and commands that you
      can't use here.

      ## License

      The owner of the workbook hasn't chosen a license yet. You may use this copy for your course.
      Don't pass it on, and don't put it where others can read it.

      """
  }
}
