// The right answers stand here, and where to look again. Better come back when you have predictions
// of your own.

extension Price {
  static let renamedMethodInCoupled = Price(
    right: .costs(files: 1, screensToo: false, toldBy: .compiler),
    files: "Which of its files call GoogleAuthenticator, and do they call it by the old name?",
    screens: "The coupled design has screens of its own. Which screens does \"shared\" mean here?",
    teller: "What happens to a line that calls a method that is no longer there?")

  static let renamedMethodInAdapter = Price(
    right: .costs(files: 1, screensToo: false, toldBy: .compiler),
    files: """
      An adapter keeps the vendor's names away from the app. So where are these names written, and \
      in how many files?
      """,
    screens: "Which names does LoginScreen call: Google's or ours?",
    teller: "What happens to a line that calls a method that is no longer there?")

  static let renamedMethodInDecorator = Price(
    right: .costs(files: 2, screensToo: true, toldBy: .compiler),
    files: """
      A decorator only hands the call on. Under which name is it called itself, and under which \
      name does it call what is inside? Count the types that do so.
      """,
    screens: "Who calls the outermost decorator, and by which name?",
    teller: """
      What does the protocol demand of a type that conforms to it, and what has this type, when \
      only the protocol has changed?
      """)

  static let anotherUnitInCoupled = Price(
    right: .costs(files: 1, screensToo: false, toldBy: .onlyTests),
    files: "Find the lines that give Yelp a coordinate, or take one from it. Where do they stand?",
    screens: "The coupled design has screens of its own. Which screens does \"shared\" mean here?",
    teller: """
      Which type has a degree, and which a millionth of one? And what does the user see when the \
      wrong one is sent?
      """)

  static let anotherUnitInAdapter = Price(
    right: .costs(files: 1, screensToo: false, toldBy: .onlyTests),
    files: """
      An adapter converts what it knows about. Does it know about this unit? Find the lines that \
      make a coordinate from the numbers of another one, and the files that they stand in.
      """,
    screens: "In which unit does the adapter's caller get a coordinate, once the adapter is right?",
    teller: """
      Which type has a degree, and which a millionth of one? And what does the user see when the \
      wrong one is sent?
      """)

  static let anotherUnitInProxy = Price(
    right: .costs(files: 2, screensToo: false, toldBy: .nobody),
    files: """
      The proxy doesn't read the offset. But who reads it in the end, and was that one built \
      together with it? Count the files on the page that say how two such programs know each other.
      """,
    screens: "Who works out the next offset: the screen, or the query?",
    teller: """
      The compiler sees two numbers of one type. A test starts a server that was built together \
      with it. Does that server take an offset as the caller means it?
      """)

  static let requirementInCoupled = Price(
    right: .notHit,
    files: """
      Look for the protocol in its code. Who isn't concerned is one thing; who is concerned and \
      has nothing to do is another.
      """,
    screens: "Does this design use a shared screen?",
    teller: "What could break here?")

  static let requirementInFacade = Price(
    right: .holds,
    files: """
      Its code names the protocol. Is the facade a BusinessSearchClient, or does it use one? Which \
      of the three requirements does its one call need?
      """,
    screens: "Does this design use a shared screen?",
    teller: "What could break here?")

  static let requirementInDecorator = Price(
    right: .costs(files: 3, screensToo: true, toldBy: .onlyTests),
    files: """
      Ask each of the decorators for the source, with none of its files touched. Which method \
      answers, and does it ask what is inside?
      """,
    screens: """
      All decorators may hand the text on, and the user still doesn't see it. Who has to show it?
      """,
    teller: """
      A default answers for whoever has no answer of its own. What does the compiler say about a \
      requirement that has one, and what does the user see?
      """)
}
