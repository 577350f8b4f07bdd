// The right answers stand here, and what speaks against the wrong ones. Better come back when you
// have answers of your own.

extension Excerpt {
  static let receiptPrinter = Excerpt(
    right: Answer(.adapter, because: .translatesCalls),
    notA: [
      .bridge: """
      A bridge is planned before its two sides exist. Here both sides were finished before, and \
      one of them isn't ours.
      """,
      .facade: """
      Count the objects inside: there is one. And the till got no simpler call. It uses the one \
      that it has always used.
      """,
      .proxy: """
      A proxy has the interface of the object that it stands for. A StarlineDevice is no \
      ReceiptPrinter: it takes bytes, and answers with numbers.
      """,
      .decorator: """
      A decorator holds another object of its own interface. A StarlineDevice is no \
      ReceiptPrinter, so there is nothing that this type could be put around.
      """,
      .noneOfThem: """
      Leave it out, and the till has to learn the bytes and the numbers of one printer. Keeping \
      them out of the till is work that has a name.
      """,
    ],
    notBecause: [
      .onlyMakesAValue: """
      bytes are made from lines, but that isn't all. It holds a device and makes it print.
      """,
      .changesNothing: """
      compare what comes in with what goes to the device, and what comes back with what is \
      thrown.
      """,
    ])

  static let mapTiles = Excerpt(
    right: Answer(.proxy, because: .decidesWhether),
    notA: [
      .decorator: """
      For a tile that it knows, it asks nobody. A decorator asks the object inside in every \
      call, and is given that object: this type makes its own.
      """,
      .adapter: """
      Compare the two sides: the map asks for one tile, and TileArchive is asked for the same \
      tile, with the same parameter. There is nothing to translate.
      """,
      .facade: "There is one object inside, and its call is as simple as the one outside.",
      .bridge: """
      The two sides of a bridge have different functions, and one is built from the other. Here \
      both sides are a TileSource.
      """,
      .noneOfThem: """
      Leave it out, and the map gets the same tiles, but the archive is read for each of them \
      each time. The map doesn't notice the difference, and that is the point.
      """,
    ],
    notBecause: [
      .decidesWhen: """
      the archive is made together with it, before any call. What waits for the first call is \
      the tile.
      """,
      .decidesWhere: "nothing here leaves the program. TileArchive() is an object like any other.",
      .asksAndAdds: "look at the second call for the same tile. Who is asked?",
    ])

  static let weather = Excerpt(
    right: Answer(.adapter, because: .translatesCalls),
    notA: [
      .proxy: """
      Its name says proxy. But a proxy has the interface of the object that it stands for, and a \
      WSStation is no WeatherSource.
      """,
      .decorator: """
      What does it add? The screens get what was measured, in other words and units. And a \
      WSStation is no WeatherSource, so it is no object of the same interface.
      """,
      .facade: """
      There is one object inside. And the screens got no new call: they use the function that \
      they have always used.
      """,
      .bridge: """
      The driver was finished before anybody thought of this type, and it isn't ours. Nobody \
      planned the two sides together.
      """,
      .noneOfThem: """
      There is more here than the units. A screen takes a WeatherSource, and can't be given a \
      WSStation: leave this type out, and the screens have to be rewritten.
      """,
    ],
    notBecause: [
      .onlyMakesAValue: """
      two numbers are calculated, but that isn't all. It holds a station and asks it.
      """,
      .changesNothing: "compare the parameter, the answer and the failure on both sides.",
    ])

  static let newPhoto = Excerpt(
    right: Answer(.facade, because: .oneCallForParts),
    notA: [
      .adapter: """
      Count the objects inside: there are four. And nobody had expected a function like \
      `publish`: there is no protocol, and there was no such call before.
      """,
      .proxy: """
      A proxy stands in the place of one object. None of the four has a function like `publish`.
      """,
      .decorator: """
      A decorator could be given wherever the object inside is expected. None of the four has a \
      function like `publish`.
      """,
      .bridge: """
      The four parts aren't kinds of one thing, and there is only one kind of publishing.
      """,
      .noneOfThem: """
      Leave it out, and the upload button has to know four types, and the order in which they \
      are called. Taking that from a caller has a name.
      """,
    ],
    notBecause: [
      .partsReportToIt: "read the first lines again. None of the four ever calls it.",
      .translatesCalls: """
      which interface was there before? Nobody expected a function like `publish`.
      """,
      .bothSidesGrow: "no list of kinds is planned here. The four parts do four different things.",
      .onlyMakesAValue: "it holds four objects and calls each.",
    ])

  static let cardPayments = Excerpt(
    right: Answer(.decorator, because: .asksAndAdds),
    notA: [
      .adapter: """
      Its name says adapter. But compare the two interfaces: outside it is a PaymentGateway, \
      inside there is a PaymentGateway. Nothing is translated.
      """,
      .proxy: """
      Look for a payment that doesn't reach the gateway inside: there is none. And it doesn't \
      get that gateway by itself. Whoever puts the shop together gives it one, whichever it is.
      """,
      .facade: "The shop calls `charge`, with it and without it. No call became simpler.",
      .bridge: """
      The two sides of a bridge have different functions, and one is built from the other. Here \
      both sides are a PaymentGateway.
      """,
      .noneOfThem: """
      Leave it out, and the payments go on, but the journal stays empty. And neither the shop \
      nor the gateway notices that it is there.
      """,
    ],
    notBecause: [
      .decidesWhether: "look for a payment that doesn't reach the gateway inside. There is none.",
      .changesNothing: "the payment comes out as it is, but look at the line in between.",
      .oneCallForParts: """
      the shop never called the journal. It calls `charge`, as it would without this type.
      """,
      .bothSidesGrow: "there are several gateways, but both lists would be this same list.",
      .translatesCalls: "compare both sides. It is the same function with the same parameters.",
    ])

  static let charts = Excerpt(
    right: Answer(.bridge, because: .bothSidesGrow),
    notA: [
      .adapter: """
      An adapter comes after the fact, and makes a finished object fit. No pen was there before \
      the charts: its functions were chosen so that charts can be drawn with them.
      """,
      .decorator: """
      A decorator holds an object of its own interface. A Pen is no Chart, so no chart can be \
      put around another one here.
      """,
      .proxy: "A proxy stands in the place of an object of its own interface. A Pen is no Chart.",
      .facade: """
      It holds one object, which can be any pen. A facade holds several parts and hides how they \
      are used together.
      """,
      .noneOfThem: """
      It may look like a type with one exchangeable part. Write charts and pens down as a \
      table, and count the types that you would need without this part.
      """,
    ],
    notBecause: [
      .oneStepIsGiven: """
      a pen isn't one step of one piece of work. It can do several things, and a bar chart uses \
      them in another way than a line chart.
      """,
      .translatesCalls: "neither side was there before the other. All of it is from the same week.",
      .oneCallForParts: "there is one part inside, and it can be any pen.",
    ])

  static let addressBook = Excerpt(
    right: Answer(.noneOfThem, because: .onlyMakesAValue),
    notA: [
      .adapter: """
      Its name says adapter. But an adapter makes an object answer calls that somebody expects. \
      Look for the object, and for the interface that was expected.
      """,
      .facade: "A facade calls parts that can do the work. Which parts are called here?",
      .proxy: """
      A proxy stands in the place of an object. A row isn't asked for anything later: it is read \
      once.
      """,
      .decorator: """
      What comes out isn't what went in, with something added. It has another type, and there is \
      nothing inside that could be asked.
      """,
      .bridge: "There is one function, and nothing that is held. Which two lists should grow?",
    ],
    notBecause: [
      .translatesCalls: "a row is translated, not a call. Which object is called?",
      .changesNothing: "a row becomes a contact, or nil. Something does change.",
      .holdsAnother: "it has no property. It holds nothing at all.",
      .oneStepIsGiven: "nothing is chosen from outside. There is one way from a row to a contact.",
      .keepsInterface: """
      a row goes in and a contact comes out. There is no interface that could be kept.
      """,
    ])

  static let patientRecords = Excerpt(
    right: Answer(.proxy, because: .decidesWhether),
    notA: [
      .decorator: """
      Its name says decorator. But read the line with `guard`: there are calls that never reach \
      the cabinet. And nobody gives it the cabinet. It makes its own.
      """,
      .adapter: """
      Compare the two sides: the same function, with the same parameter and the same answer. \
      There is nothing to translate.
      """,
      .facade: "There is one object inside, and its call is as simple as the one outside.",
      .bridge: """
      The two sides of a bridge have different functions, and one is built from the other. Here \
      both sides are a PatientRecords.
      """,
      .noneOfThem: """
      Leave it out, and each screen has to think of the check itself. One that forgets shows the \
      record of anybody.
      """,
    ],
    notBecause: [
      .asksAndAdds: "look for a call in which the cabinet isn't asked.",
      .decidesWhen: "the cabinet is made together with it, before any call.",
      .decidesWhere: """
      nothing here leaves the program. RecordCabinet() is an object like any other.
      """,
      .changesNothing: """
      what comes through comes through as it is. But does every call come through?
      """,
    ])

  static let backup = Excerpt(
    right: Answer(.decorator, because: .asksAndAdds),
    notA: [
      .proxy: """
      Look for a call that doesn't reach the sink inside: there is none. And it doesn't get that \
      sink by itself: it is given one, which may be a file or another layer like it.
      """,
      .adapter: """
      The bytes are others, but the interface is the same: `write` and `close` outside, `write` \
      and `close` inside.
      """,
      .facade: "There is one object inside, and its two calls are as simple as the two outside.",
      .bridge: """
      The two sides of a bridge have different functions, and one is built from the other. Here \
      both sides are a ByteSink.
      """,
      .noneOfThem: """
      `RunLengths.pack` is a plain function. But this type can stand between any writer and any \
      sink, and neither of them notices. That has a name.
      """,
    ],
    notBecause: [
      .translatesCalls: """
      what goes through is changed, but each call keeps its form. Compare both sides.
      """,
      .onlyMakesAValue: "`RunLengths.pack` does only that. This type holds a sink and asks it.",
      .decidesWhether: "look for a call that doesn't reach the sink inside. There is none.",
      .changesNothing: "compare the bytes outside and inside.",
      .bothSidesGrow: "there are several sinks, but both lists would be this same list.",
    ])

  static let deliveryFee = Excerpt(
    right: Answer(.noneOfThem, because: .oneStepIsGiven),
    notA: [
      .bridge: """
      Its name says bridge. But count the kinds on both sides: there are several fees, and there \
      is one way to add them up. Only one side can grow.
      """,
      .adapter: "Nothing is made to fit here. A fee is used in the form that it has.",
      .facade: """
      There are no parts behind it whose use it makes simpler. It adds and subtracts by itself.
      """,
      .decorator: """
      A decorator has the interface of what it holds. This type isn't a fee, and no other one \
      could be given such a total instead of a fee.
      """,
      .proxy: "A proxy has the interface of what it stands for. This type isn't a fee.",
    ],
    notBecause: [
      .bothSidesGrow: "there are several fees, but one way to add them up.",
      .onlyMakesAValue: """
      it does make a value, but it also holds something that others chose for it.
      """,
      .changesNothing: """
      parcels go in, and one number comes out. Its caller can't get this number from a fee.
      """,
      .asksAndAdds: "it asks the fee, but isn't a fee itself.",
      .oneCallForParts: "what is inside is one function.",
    ])

  static let instruments = Excerpt(
    right: Answer(.bridge, because: .bothSidesGrow),
    notA: [
      .adapter: """
      A chord becomes single notes, which looks like a translation. But an adapter makes \
      something fit that was there before, and here both sides came with the first version.
      """,
      .decorator: """
      A decorator holds an object of its own interface. A NoteOutput is no Instrument, so no \
      instrument can be put around another one here.
      """,
      .proxy: """
      A proxy stands in the place of an object of its own interface. A NoteOutput is no \
      Instrument.
      """,
      .facade: """
      It holds one object, which can be any output. A facade holds several parts and hides how \
      they are used together.
      """,
      .noneOfThem: """
      It may look like a type with one exchangeable part. Write instruments and outputs down \
      as a table, and count the types that you would need without this part.
      """,
    ],
    notBecause: [
      .oneStepIsGiven: """
      an output isn't one step of one piece of work. It can do several things, and each \
      instrument uses them in its own way.
      """,
      .translatesCalls: """
      neither side was there before the other. Both came with the first version.
      """,
      .oneCallForParts: "there is one part inside, and it can be any output.",
    ])

  static let trip = Excerpt(
    right: Answer(.facade, because: .oneCallForParts),
    notA: [
      .adapter: """
      Its name says adapter. But count the objects inside: there are three. And nobody had \
      expected a function like `book`: there is no protocol, and there was no such call before.
      """,
      .proxy: """
      A proxy stands in the place of one object. None of the three has a function like `book`.
      """,
      .decorator: """
      A decorator could be given wherever the object inside is expected. None of the three has a \
      function like `book`.
      """,
      .bridge: "The three parts aren't kinds of one thing, and there is only one kind of booking.",
      .noneOfThem: """
      Leave it out, and the travel desk calls three objects for each trip, as before. Taking \
      that from a caller has a name.
      """,
    ],
    notBecause: [
      .partsReportToIt: "read the first lines again. None of the three ever calls it.",
      .translatesCalls: "which interface was there before? Nobody expected a function like `book`.",
      .bothSidesGrow: """
      no list of kinds is planned here. The three parts do three different things.
      """,
    ])

  static let chessEngine = Excerpt(
    right: Answer(.proxy, because: .decidesWhere),
    notA: [
      .adapter: """
      The text is only the way there, and was made for it. Look at the other end: what is asked \
      there is a ChessEngine again, with the same function. What changes isn't the interface.
      """,
      .decorator: """
      What does it add? The move comes out as the engine chose it. And nobody gives it an \
      engine. It finds the way to one by itself.
      """,
      .facade: """
      There is one engine behind it, and the engine has the same function. No call became \
      simpler.
      """,
      .bridge: """
      There is a ChessEngine at both ends, with the same function. A bridge's two sides have \
      different functions.
      """,
      .noneOfThem: """
      Leave it out, and the game has to start a program, write lines and read lines. With it, \
      the game asks a ChessEngine and knows nothing of all that.
      """,
    ],
    notBecause: [
      .decidesWhether: "look for a move that it chooses itself. Each position goes to the engine.",
      .decidesWhen: """
      nothing here waits for the first call. Ask where the engine is, not since when.
      """,
      .asksAndAdds: """
      it asks in every call, but it wasn't given an engine, and adds nothing to the move.
      """,
      .translatesCalls: """
      at the other end the same function is called again. The text is only the way there.
      """,
      .changesNothing: "the move doesn't change. But does its caller have that engine anyway?",
    ])

  static let bookingForm = Excerpt(
    right: Answer(.noneOfThem, because: .partsReportToIt),
    notA: [
      .facade: """
      Its name says facade. But look who calls whom: the parts of a facade don't know it, and it \
      is called from outside. Here each field knows this type and calls it.
      """,
      .adapter: """
      Nothing here has one interface and needs another. All fields and the button are used as \
      they are.
      """,
      .proxy: """
      It stands in the place of no other object. None of the fields has a function like \
      `changed`.
      """,
      .decorator: """
      None of the objects inside has a function like `changed`. It couldn't be given instead of \
      one of them.
      """,
      .bridge: """
      There is one form with its own fields. No second kind of form is planned, and none of the \
      parts is handed in from outside.
      """,
    ],
    notBecause: [
      .oneCallForParts: "nobody calls it from outside to have less work. Who does call `changed`?",
      .changesNothing: """
      a change of one field changes another field and the button. Nothing is just passed on.
      """,
      .oneStepIsGiven: "nothing is given to it from outside. It makes its fields itself.",
    ])

  static let helpPanel = Excerpt(
    right: Answer(.decorator, because: .asksAndAdds),
    notA: [
      .proxy: """
      Look for a call that doesn't reach the panel inside: there is none. And makeHelp gives it \
      that panel, which can be any.
      """,
      .adapter: "Compare the two sides: a Panel outside, a Panel inside. Nothing is translated.",
      .facade: "There is one object inside, and its calls are as simple as those outside.",
      .bridge: """
      The two sides of a bridge have different functions, and one is built from the other. Here \
      both sides are a Panel.
      """,
      .noneOfThem: """
      Leave it out, and the text is still there, without the box. Any panel can be put into it, \
      also one that is in such a box already.
      """,
    ],
    notBecause: [
      .decidesWhether: "look for a call that doesn't reach the panel inside. There is none.",
      .changesNothing: "the panel inside is drawn as it is. But what else is on the screen then?",
      .bothSidesGrow: "there are several panels, but both lists would be this same list.",
      .translatesCalls: "compare both sides. These are the same functions.",
    ])

  static let routeFinder = Excerpt(
    right: Answer(.adapter, because: .translatesCalls),
    notA: [
      .facade: """
      Its name says facade. But count the objects inside: there is one. And the app got no simpler \
      call: `route` is as old as the app.
      """,
      .bridge: """
      Nobody planned the two sides together. The engine comes from another company, which made \
      it for many.
      """,
      .proxy: """
      A proxy has the interface of the object that it stands for. A NaviEngine is no \
      RouteFinder: it takes four numbers, and answers with points of its own.
      """,
      .decorator: """
      A decorator holds another object of its own interface. A NaviEngine is no RouteFinder.
      """,
      .noneOfThem: """
      Leave it out, and whoever asks for a route has to know whether longitude or latitude comes \
      first. Keeping that away from them is work that has a name.
      """,
    ],
    notBecause: [
      .oneCallForParts: "count the parts that the call reaches. There is one.",
      .onlyMakesAValue: "points become places, but that isn't all. It holds an engine and asks it.",
      .changesNothing: """
      compare the parameters, their order, and the two ways to say that there is no route.
      """,
      .bothSidesGrow: """
      there are several kinds of RouteFinder, but nobody planned kinds of NaviEngine to go with \
      each.
      """,
    ])

  static let preferences = Excerpt(
    right: Answer(.noneOfThem, because: .changesNothing),
    notA: [
      .proxy: """
      What does it rule? Each call goes through, at once, in this program. And its caller has \
      the Preferences in hand anyway.
      """,
      .decorator: """
      What does it add? Compare each of its three functions with the one that it calls.
      """,
      .adapter: """
      Compare the two sides: the same three functions, word for word. Nothing is translated.
      """,
      .facade: """
      There is one object inside, with three functions. Outside there are the same three. \
      Nothing became simpler.
      """,
      .bridge: """
      There is one kind of preferences, and one type around it. Nothing is planned to grow on \
      either side.
      """,
    ],
    notBecause: [
      .onlyMakesAValue: "it holds an object and asks it.",
      .asksAndAdds: "it asks, but look for what it adds.",
      .oneStepIsGiven: """
      all its steps are done by the object inside. What is left that stays the same?
      """,
      .keepsInterface: """
      it does have the same three functions. Now ask what would be lost without it.
      """,
    ])

  static let sprites = Excerpt(
    right: Answer(.proxy, because: .decidesWhen),
    notA: [
      .decorator: """
      Before the first call there is no object that it could hold. And look at who makes the \
      LoadedAtlas: nobody gives it one.
      """,
      .adapter: """
      Compare the two sides: the game asks for a sprite by its name, and LoadedAtlas is asked \
      for a sprite by its name. There is nothing to translate.
      """,
      .facade: "There is one object inside, and its call is as simple as the one outside.",
      .bridge: """
      The two sides of a bridge have different functions, and one is built from the other. Here \
      both sides are a SpriteAtlas.
      """,
      .noneOfThem: """
      A lazy property would have to stand in the game itself. Here the game takes any \
      SpriteAtlas, and doesn't know whether the file has been read.
      """,
    ],
    notBecause: [
      .decidesWhether: """
      each call reaches the atlas in the end. No sprite is kept, and none is refused.
      """,
      .decidesWhere: "the file is read into this program. Nothing is asked elsewhere.",
      .asksAndAdds: """
      it does ask in every call. But where does the atlas come from, and since when is it there?
      """,
      .changesNothing: """
      each sprite comes as it is. But when is the file read, with it and without it?
      """,
    ])

  static let alerts = Excerpt(
    right: Answer(.bridge, because: .bothSidesGrow),
    notA: [
      .adapter: """
      An adapter makes something fit that was there before, and that others made. Here both \
      sides are ours, and came with version 1.
      """,
      .decorator: """
      A decorator holds an object of its own interface. A Channel is no Alert, so no alert can \
      be put around another one here.
      """,
      .proxy: """
      A proxy stands in the place of an object of its own interface. A Channel is no Alert.
      """,
      .facade: """
      It holds one object, which can be any channel. A facade holds several parts and hides how \
      they are used together.
      """,
      .noneOfThem: """
      It may look like a type with one exchangeable part. Make a table of alerts and channels, \
      and count the types that you would need without this part.
      """,
    ],
    notBecause: [
      .oneStepIsGiven: """
      a channel isn't one step of one piece of work. It can do several things, and an alarm uses \
      them in another way than a reminder.
      """,
      .translatesCalls: """
      neither side was made to fit the other afterwards. Both came with version 1.
      """,
      .oneCallForParts: "there is one part inside, and it can be any channel.",
    ])

  static let nextLevel = Excerpt(
    right: Answer(.facade, because: .oneCallForParts),
    notA: [
      .adapter: """
      Count the objects inside: there are four. And nobody had expected a function like \
      `startLevel`: there is no protocol, and no part has one.
      """,
      .proxy: """
      A proxy stands in the place of one object. None of the four has a function like \
      `startLevel`.
      """,
      .decorator: """
      A decorator could be given wherever the object inside is expected. None of the four has a \
      function like `startLevel`.
      """,
      .bridge: """
      The four parts aren't kinds of one thing, and there is only one way of starting a level.
      """,
      .noneOfThem: """
      Leave it out, and whoever starts a level has to know four types, and the order in which \
      they are called. And look who calls whom: no part calls this type.
      """,
    ],
    notBecause: [
      .partsReportToIt: "read the first lines again. None of the four ever calls it.",
      .translatesCalls: """
      which interface was there before? Nobody expected a function like `startLevel`.
      """,
      .bothSidesGrow: "no list of kinds is planned here. The four parts do four different things.",
    ])
}
