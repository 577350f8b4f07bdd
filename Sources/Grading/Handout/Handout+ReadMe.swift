import KataRunner

extension Handout {
  /// The page for the student: the first of the student copy.
  var readMe: String {
    let rows = katas.map {
      "| \($0.number) | [\($0.name)](\($0.folder)/README.md) | \($0.title) |\n"
    }
    let example = katas.first?.name ?? "NAME"
    return """
      # Five Wrappers: exercises

      Five patterns that everybody confuses: Adapter, Bridge, Facade, Proxy and Decorator. Here you
      write them yourself, in katas: small pieces of work, one file to edit, tests that judge it.

      On a Mac or on Linux you need Swift 6.2 or later. On a Mac it comes with Xcode. For Linux you find
      it at <https://swift.org/install>. Or open this folder in an editor that knows development containers,
      such as Visual Studio Code: its container has Swift already.

      On Windows, work inside WSL, which is a Linux of its own. Type the first line in PowerShell, and the
      others in the Ubuntu that it installs, once you have unpacked this folder there:

      ```text
      wsl --install
      curl -O https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz
      tar zxf swiftly-$(uname -m).tar.gz && ./swiftly init
      cd FOLDER && Scripts/kata
      ```

      The third line may ask you to install some packages first, and prints the command for that.

      ## What to do

      | number | kata | task |
      |---|---|---|
      \(rows.joined())
      ```sh
      Scripts/kata start \(example)
      Scripts/kata watch \(example)
      ```

      The first prints the task, and names the file to edit. The second grades your exercise now and at
      each save, and shows the first test that fails. A kata is done when it says green.

      `Scripts/kata` says where you are. `Scripts/kata hint` prints the next hint for the first test that
      fails. `Scripts/kata reset` restores the original exercise, and keeps a copy of yours. In Visual
      Studio Code you find check, watch and hint under Terminal, Run Task.

      ## What to hand in

      ```sh
      Scripts/kata submit
      ```

      packs the exercises that you have begun into `submission.tar.gz`, and says how each was when it
      was checked last. Hand in that file. Each test that passes brings a point, also where the exercise
      isn't green yet. (Where you write the tests, each mistake that they notice does.) No exercise
      needs files, other programs or a way to end the program. Your teacher has to look at an exercise
      that uses such things before it gets points.

      You may read the tests, and change them to try something. They aren't handed in: your teacher
      grades with tests as they came.

      ## What to read

      [The chapters](Chapters) explain the patterns, from [the scenario](Chapters/0-the-scenario/README.md)
      on; [the glossary](Chapters/glossary.md) has all terms on one page. `Scripts/compare` prints what
      the five patterns do, side by side. This student copy is a part of a larger workbook: what a page
      names and isn't here is marked so.

      ## What you may do with it

      The owner of the workbook hasn't chosen a licence yet. You may use it for the course in which it
      was handed to you. Pass it on to nobody else, and put it nowhere where others can read it.

      """
  }
}
