// This file has the right answers, and questions about wrong answers. Make your own predictions
// before you read it.

extension Price {
  static let renamedMethodInCoupled = Price(
    right: .costs(files: 1, screensToo: false, toldBy: .compiler),
    files: "Which of the design's files call GoogleAuthenticator, and do they use the old name?",
    screens: "The coupled design has screens of its own. Which screens does \"shared\" mean here?",
    teller: "What happens to a line that calls a method that is no longer there?")

  static let renamedMethodInAdapter = Price(
    right: .costs(files: 1, screensToo: false, toldBy: .compiler),
    files: """
      An adapter keeps the vendor's names away from the app. So where do these names occur, and \
      in how many files?
      """,
    screens: "Which names does LoginScreen call: Google's or ours?",
    teller: "What happens to a line that calls a method that is no longer there?")

  static let renamedMethodInDecorator = Price(
    right: .costs(files: 2, screensToo: true, toldBy: .compiler),
    files: """
      A decorator only forwards the call. Which name does its caller use, and with which name does \
      the decorator call the object inside? Count the types that use this name.
      """,
    screens: "Who calls the outermost decorator, and with which name?",
    teller: """
      Only the protocol has changed so far. What does it require of a conforming type now, and do \
      the decorators have that?
      """)

  static let anotherUnitInCoupled = Price(
    right: .costs(files: 1, screensToo: false, toldBy: .onlyTests),
    files: "Which lines send a coordinate to Yelp, or receive one? Which files are they in?",
    screens: "The coupled design has screens of its own. Which screens does \"shared\" mean here?",
    teller: """
      What is the Swift type of a degree, and of a millionth of a degree? And what does the user \
      see when the wrong number is sent?
      """)

  static let anotherUnitInAdapter = Price(
    right: .costs(files: 1, screensToo: false, toldBy: .onlyTests),
    files: """
      An adapter converts what it knows about. Does it know about this unit? Find the lines that \
      make a coordinate from the numbers of another coordinate. Which files are they in?
      """,
    screens: "In which unit does the adapter's caller get a coordinate, once the adapter is fixed?",
    teller: """
      What is the Swift type of a degree, and of a millionth of a degree? And what does the user \
      see when the wrong number is sent?
      """)

  static let anotherUnitInProxy = Price(
    right: .costs(files: 2, screensToo: false, toldBy: .nobody),
    files: """
      The proxy doesn't read the offset. But which program reads it in the end, and was that \
      program built together with the proxy? In the README, count the files that hold the version.
      """,
    screens: "What calculates the next offset: the screen, or the query?",
    teller: """
      The compiler sees two numbers of the same type. A test starts a server that was built \
      together with the proxy. Do both programs agree on what an offset means?
      """)

  static let requirementInCoupled = Price(
    right: .notHit,
    files: """
      Look for the protocol in the design's code. A design that doesn't use the protocol isn't \
      hit. A design that uses it but needs no edit holds.
      """,
    screens: "Does this design use a shared screen?",
    teller: "What could break here?")

  static let requirementInFacade = Price(
    right: .holds,
    files: """
      The code names the protocol. Does the facade conform to BusinessSearchClient, or use it? \
      Which of the three requirements does the facade's only call need?
      """,
    screens: "Does this design use a shared screen?",
    teller: "What could break here?")

  static let requirementInDecorator = Price(
    right: .costs(files: 3, screensToo: true, toldBy: .onlyTests),
    files: """
      Imagine that you ask each decorator for the source before you touch a file. Which method \
      answers, and does this method ask the object inside?
      """,
    screens: """
      Even if all decorators forward the text, the user doesn't see it yet. What has to show it?
      """,
    teller: """
      A type without its own method uses the default. Does the compiler report a missing method if \
      there is a default? And what does the user see?
      """)
}
