// This file has the right answers, and objections to the wrong ones. Find your own answers before
// you read it.

extension Excerpt {
  static let receiptPrinter = Excerpt(
    right: Answer(.adapter, because: .translatesCalls),
    notA: [
      .bridge: """
      A bridge is planned before its two sides exist. Here both sides existed already, and one of \
      them isn't ours.
      """,
      .facade: """
      Count the objects inside: there is one. And the till got no simpler call. It uses the same \
      call as always.
      """,
      .proxy: """
      A proxy has the interface of the object that it represents. A StarlineDevice isn't a \
      ReceiptPrinter: it takes bytes, and answers with numbers.
      """,
      .decorator: """
      A decorator wraps an object of its own interface. A StarlineDevice isn't a ReceiptPrinter.
      """,
      .noneOfThem: """
      Leave this type out, and the till has to know one printer's bytes and numbers. There is a \
      name for a type that keeps them out of the till.
      """,
    ],
    notBecause: [
      .onlyMakesAValue: """
      it makes bytes from lines, but that isn't all. It holds a device and makes the device print.
      """,
      .changesNothing: """
      compare what comes in with what goes to the device. And compare what the device returns with \
      what is thrown.
      """,
    ])

  static let mapTiles = Excerpt(
    right: Answer(.proxy, because: .decidesWhether),
    notA: [
      .decorator: """
      For a known tile, this type asks nobody. A decorator asks the object inside in every call. \
      And a decorator is given that object, but this type makes its own.
      """,
      .adapter: """
      Compare the two sides: the map asks for a tile, and this type asks TileArchive for the same \
      tile, with the same parameter. There is nothing to translate.
      """,
      .facade: "There is one object inside, and its call is as simple as the one outside.",
      .bridge: """
      The two sides of a bridge have different functions, and one is built from the other. Here \
      both sides are a TileSource.
      """,
      .noneOfThem: """
      Leave this type out, and the map still gets the same tiles, but the archive is read every \
      time. The map doesn't notice the difference, and that is the point.
      """,
    ],
    notBecause: [
      .decidesWhen: """
      the archive is made together with this type, before any call. Only the tile waits for a \
      call.
      """,
      .decidesWhere: "nothing here leaves the program. TileArchive() is an object like any other.",
      .asksAndAdds: "look at the second call for the same tile. Who is asked?",
    ])

  static let weather = Excerpt(
    right: Answer(.adapter, because: .translatesCalls),
    notA: [
      .proxy: """
      Its name says proxy. But a proxy has the interface of the object that it represents, and a \
      WSStation isn't a WeatherSource.
      """,
      .decorator: """
      What does this type add? The screens get the measured values, with other names and units. \
      And a WSStation isn't a WeatherSource, so the two interfaces differ.
      """,
      .facade: """
      There is one object inside. And the screens got no new call. They use the same function as \
      always.
      """,
      .bridge: """
      The driver was finished before anybody thought of this type, and it isn't ours. Nobody \
      planned the two sides together.
      """,
      .noneOfThem: """
      This type does more than convert units. A screen takes a WeatherSource, but a WSStation \
      isn't one. Leave this type out, and you have to rewrite the screens.
      """,
    ],
    notBecause: [
      .onlyMakesAValue: """
      it calculates two numbers, but that isn't all. It also holds a station and asks the station.
      """,
      .changesNothing: "compare the parameter, the answer and the failure on both sides.",
    ])

  static let newPhoto = Excerpt(
    right: Answer(.facade, because: .oneCallForParts),
    notA: [
      .adapter: """
      Count the objects inside: there are four. And nobody expected a function like `publish` \
      before: there is no protocol for it.
      """,
      .proxy: """
      A proxy takes the place of one object. None of the four has a function like `publish`.
      """,
      .decorator: """
      A decorator can replace the object inside. But none of the four has a function like \
      `publish`.
      """,
      .bridge: """
      The four parts aren't kinds of one thing, and there is only one kind of publishing.
      """,
      .noneOfThem: """
      Leave this type out, and the upload button has to know four types and the order of the \
      calls. There is a name for a type that takes this work from a caller.
      """,
    ],
    notBecause: [
      .partsReportToIt: "read the first lines again. None of the four ever calls this type.",
      .translatesCalls: """
      which interface was there before? Nobody expected a function like `publish`.
      """,
      .bothSidesGrow: "no list of kinds is planned here. The four parts do four different things.",
      .onlyMakesAValue: "this type holds four objects and calls each.",
    ])

  static let cardPayments = Excerpt(
    right: Answer(.decorator, because: .asksAndAdds),
    notA: [
      .adapter: """
      Its name says adapter. But compare the two interfaces: a PaymentGateway outside, and a \
      PaymentGateway inside. Nothing is translated.
      """,
      .proxy: """
      Look for a payment that doesn't reach the gateway inside: there is none. And this type \
      doesn't obtain that gateway. `makeGateway` hands it in, and it can be any gateway.
      """,
      .facade: "The shop calls `charge`, with or without this type. No call became simpler.",
      .bridge: """
      The two sides of a bridge have different functions, and one is built from the other. Here \
      both sides are a PaymentGateway.
      """,
      .noneOfThem: """
      Leave this type out, and payments still work, but the journal stays empty. And neither the \
      shop nor the gateway notices the type.
      """,
    ],
    notBecause: [
      .decidesWhether: "look for a payment that doesn't reach the gateway inside. There is none.",
      .changesNothing: "the payment comes out unchanged, but look at the line in between.",
      .oneCallForParts: """
      the shop never called the journal. It calls `charge`, as it would without this type.
      """,
      .bothSidesGrow: "there are several gateways, but both lists would be the same list.",
      .translatesCalls: "compare both sides. They have the same function with the same parameters.",
    ])

  static let charts = Excerpt(
    right: Answer(.bridge, because: .bothSidesGrow),
    notA: [
      .adapter: """
      An adapter makes a finished object fit. But no pen was there before the charts. The pens' \
      functions were chosen so that charts can use them.
      """,
      .decorator: """
      A decorator wraps an object of its own interface. A Pen isn't a Chart, so no chart can wrap \
      another chart here.
      """,
      .proxy: "A proxy takes the place of an object of its own interface. A Pen isn't a Chart.",
      .facade: """
      This type holds one object, which can be any pen. A facade holds several parts and hides how \
      they work together.
      """,
      .noneOfThem: """
      This type may look like a type with one exchangeable part. Make a table of charts and pens, \
      and count the types that you would need without this part.
      """,
    ],
    notBecause: [
      .oneStepIsGiven: """
      a pen is more than one step. It can do several things, and a bar chart uses them differently \
      from a line chart.
      """,
      .translatesCalls: "neither side was there before the other. All of it is from the same week.",
      .oneCallForParts: "there is one part inside, and it can be any pen.",
    ])

  static let addressBook = Excerpt(
    right: Answer(.noneOfThem, because: .onlyMakesAValue),
    notA: [
      .adapter: """
      Its name says adapter. But an adapter makes an object answer the calls that a client \
      expects. Look for that object, and for the expected interface.
      """,
      .facade: "A facade calls parts that can do the work. Which parts are called here?",
      .proxy: """
      A proxy takes the place of an object. Nobody asks a row for anything later: it is read once.
      """,
      .decorator: """
      A decorator has the same interface inside and outside. Here a row becomes a contact, which \
      has another type. And there is no object inside to ask.
      """,
      .bridge: "There is one function, and it holds nothing. Which two lists should grow?",
    ],
    notBecause: [
      .translatesCalls: "this type translates a row, not a call. Which object does it call?",
      .changesNothing: "a row becomes a contact, or nil. Something does change.",
      .holdsAnother: "this type has no property. It holds nothing at all.",
      .oneStepIsGiven: """
      nothing is passed in from outside. There is only one way from a row to a contact.
      """,
      .keepsInterface: "a row goes in and a contact comes out. There is no interface to keep.",
    ])

  static let patientRecords = Excerpt(
    right: Answer(.proxy, because: .decidesWhether),
    notA: [
      .decorator: """
      Its name says decorator. But read the line with `guard`: some calls never reach the cabinet. \
      And nobody hands the cabinet in. This type makes its own.
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
      Leave this type out, and every screen has to check by itself. A screen that forgets the \
      check shows anybody's record.
      """,
    ],
    notBecause: [
      .asksAndAdds: "look for a call in which the cabinet isn't asked.",
      .decidesWhen: "the cabinet is made together with this type, before any call.",
      .decidesWhere: """
      nothing here leaves the program. RecordCabinet() is an object like any other.
      """,
      .changesNothing: "an answer comes through unchanged. But does every call reach the cabinet?",
    ])

  static let backup = Excerpt(
    right: Answer(.decorator, because: .asksAndAdds),
    notA: [
      .proxy: """
      Look for a call that doesn't reach the sink inside: there is none. And this type doesn't \
      obtain that sink. It is given one, which may be a file or another wrapper.
      """,
      .adapter: """
      The bytes change, but the interface is the same: `write` and `close` outside, `write` and \
      `close` inside.
      """,
      .facade: "There is one object inside, and its two calls are as simple as the two outside.",
      .bridge: """
      The two sides of a bridge have different functions, and one is built from the other. Here \
      both sides are a ByteSink.
      """,
      .noneOfThem: """
      `RunLengths.pack` is a plain function. But this type fits between any writer and any sink, \
      and neither of them notices. There is a name for that.
      """,
    ],
    notBecause: [
      .translatesCalls: "the bytes change, but each call keeps its form. Compare both sides.",
      .onlyMakesAValue: """
      `RunLengths.pack` does only that. This type also holds a sink and calls the sink.
      """,
      .decidesWhether: "look for a call that doesn't reach the sink inside. There is none.",
      .changesNothing: "compare the bytes outside and inside.",
      .bothSidesGrow: "there are several sinks, but both lists would be this same list.",
    ])

  static let deliveryFee = Excerpt(
    right: Answer(.noneOfThem, because: .oneStepIsGiven),
    notA: [
      .bridge: """
      Its name says bridge. But count the kinds on both sides: there are several fees, but only \
      one way to add them up. Only one side can grow.
      """,
      .adapter: "Nothing is made to fit here. This type uses a fee as it is.",
      .facade: """
      There are no parts inside that would be hard to use. This type adds and subtracts by itself.
      """,
      .decorator: """
      A decorator has the interface of what it holds. This type isn't a fee, so nobody can use it \
      in place of a fee.
      """,
      .proxy: "A proxy has the interface of what it represents. This type isn't a fee.",
    ],
    notBecause: [
      .bothSidesGrow: "there are several fees, but one way to add them up.",
      .onlyMakesAValue: """
      this type does make a value, but it also holds something that was passed in.
      """,
      .changesNothing: """
      parcels go in, and one number comes out. The caller can't get this number from a fee.
      """,
      .asksAndAdds: "this type asks the fee, but isn't a fee itself.",
      .oneCallForParts: "there is only one function inside.",
    ])

  static let instruments = Excerpt(
    right: Answer(.bridge, because: .bothSidesGrow),
    notA: [
      .adapter: """
      A chord becomes single notes, which looks like a translation. But an adapter makes an older \
      object fit. Here both sides came with the first version.
      """,
      .decorator: """
      A decorator wraps an object of its own interface. A NoteOutput isn't an Instrument, so no \
      instrument can wrap another instrument here.
      """,
      .proxy: """
      A proxy takes the place of an object of its own interface. A NoteOutput isn't an Instrument.
      """,
      .facade: """
      This type holds one object, which can be any output. A facade holds several parts and hides \
      how they work together.
      """,
      .noneOfThem: """
      This type may look like a type with one exchangeable part. Make a table of instruments and \
      outputs, and count the types that you would need without this part.
      """,
    ],
    notBecause: [
      .oneStepIsGiven: """
      an output is more than one step. It can do several things, and each instrument uses them in \
      its own way.
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
      Its name says adapter. But count the objects inside: there are three. And nobody expected a \
      function like `book` before: there is no protocol for it.
      """,
      .proxy: """
      A proxy takes the place of one object. None of the three has a function like `book`.
      """,
      .decorator: """
      A decorator can replace the object inside. But none of the three has a function like `book`.
      """,
      .bridge: "The three parts aren't kinds of one thing, and there is only one kind of booking.",
      .noneOfThem: """
      Leave this type out, and the travel desk calls three objects for each trip again. There is a \
      name for a type that takes this work from a caller.
      """,
    ],
    notBecause: [
      .partsReportToIt: "read the first lines again. None of the three ever calls this type.",
      .translatesCalls: "which interface was there before? Nobody expected a function like `book`.",
      .bothSidesGrow: """
      no list of kinds is planned here. The three parts do three different things.
      """,
    ])

  static let chessEngine = Excerpt(
    right: Answer(.proxy, because: .decidesWhere),
    notA: [
      .adapter: """
      The text only carries the call to the other program. Look at the other end: a ChessEngine \
      answers there, with the same function. The interface doesn't change.
      """,
      .decorator: """
      What does this type add? The move comes out as the engine chose it. And nobody hands an \
      engine in. This type finds the way to the engine by itself.
      """,
      .facade: """
      There is one engine at the other end, and it has the same function. No call became simpler.
      """,
      .bridge: """
      Both ends are a ChessEngine, with the same function. A bridge's two sides have different \
      functions.
      """,
      .noneOfThem: """
      Leave this type out, and the game has to start a program, write lines and read lines. With \
      this type, the game simply asks a ChessEngine.
      """,
    ],
    notBecause: [
      .decidesWhether: """
      look for a move that this type chooses itself. Each position goes to the engine.
      """,
      .decidesWhen: """
      nothing here waits for the first call. Ask where the engine is, not since when it exists.
      """,
      .asksAndAdds: """
      it asks in every call. But nobody gave it an engine, and it adds nothing to the move.
      """,
      .translatesCalls: """
      the same function is called at the other end. The text only carries the call there.
      """,
      .changesNothing: "the move doesn't change. But does the caller have that engine anyway?",
    ])

  static let bookingForm = Excerpt(
    right: Answer(.noneOfThem, because: .partsReportToIt),
    notA: [
      .facade: """
      Its name says facade. But look who calls whom. A facade's parts don't know the facade, and \
      callers are outside. Here each field knows this type and calls it.
      """,
      .adapter: """
      Nothing here has one interface and needs another. This type uses the fields and the button \
      as they are.
      """,
      .proxy: """
      This type doesn't take the place of another object. None of the fields has a function like \
      `changed`.
      """,
      .decorator: """
      None of the objects inside has a function like `changed`. So this type can't replace any of \
      them.
      """,
      .bridge: """
      There is one form with its own fields. No second kind of form is planned, and no part comes \
      from outside.
      """,
    ],
    notBecause: [
      .oneCallForParts: """
      nobody outside calls this type to have less work. Who does call `changed`?
      """,
      .changesNothing: """
      a change of one field changes another field and the button. No call is just passed on.
      """,
      .oneStepIsGiven: "nothing is passed in from outside. This type makes its fields itself.",
    ])

  static let helpPanel = Excerpt(
    right: Answer(.decorator, because: .asksAndAdds),
    notA: [
      .proxy: """
      Look for a call that doesn't reach the panel inside: there is none. And `makeHelp` hands \
      that panel in. It can be any panel.
      """,
      .adapter: "Compare the two sides: a Panel outside, a Panel inside. Nothing is translated.",
      .facade: "There is one object inside, and its calls are as simple as those outside.",
      .bridge: """
      The two sides of a bridge have different functions, and one is built from the other. Here \
      both sides are a Panel.
      """,
      .noneOfThem: """
      Leave this type out, and the text is still there, without the box. This type can wrap any \
      panel, even a panel that has a box already.
      """,
    ],
    notBecause: [
      .decidesWhether: "look for a call that doesn't reach the panel inside. There is none.",
      .changesNothing: "the panel inside is drawn unchanged. But is anything added on the screen?",
      .bothSidesGrow: "there are several panels, but both lists would be the same list.",
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
      Nobody planned the two sides together. The engine comes from another company, which made it \
      for many customers.
      """,
      .proxy: """
      A proxy has the interface of the object that it represents. A NaviEngine isn't a \
      RouteFinder: it takes four numbers, and answers with points of its own.
      """,
      .decorator: """
      A decorator wraps an object of its own interface. A NaviEngine isn't a RouteFinder.
      """,
      .noneOfThem: """
      Leave this type out, and everyone who asks for a route has to know whether longitude or \
      latitude comes first. There is a name for a type that keeps this away from them.
      """,
    ],
    notBecause: [
      .oneCallForParts: "count the parts that the call reaches. There is one.",
      .onlyMakesAValue: """
      it turns points into places, but that isn't all. It holds an engine and asks the engine.
      """,
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
      What does this type control? Each call goes through, at once, in the same program. And the \
      caller has the Preferences anyway.
      """,
      .decorator: """
      What does this type add? Compare each of its three functions with the function that it \
      calls.
      """,
      .adapter: """
      Compare the two sides: the same three functions, word for word. Nothing is translated.
      """,
      .facade: """
      There is one object inside, with three functions. This type has the same three. Nothing \
      became simpler.
      """,
      .bridge: """
      There is one kind of preferences, and one wrapper. Neither side is planned to grow.
      """,
    ],
    notBecause: [
      .onlyMakesAValue: "this type holds an object and asks that object.",
      .asksAndAdds: "this type asks, but look for what it adds.",
      .oneStepIsGiven: "the object inside does all the steps. Which work does this type do itself?",
      .keepsInterface: """
      this type does have the same three functions. Now ask what would be lost without it.
      """,
    ])

  static let sprites = Excerpt(
    right: Answer(.proxy, because: .decidesWhen),
    notA: [
      .decorator: """
      Before the first call, there is no object to wrap. And look at who makes the LoadedAtlas: \
      nobody hands it in.
      """,
      .adapter: """
      Compare the two sides: the game asks for a sprite by its name, and this type asks \
      LoadedAtlas for the same sprite. There is nothing to translate.
      """,
      .facade: "There is one object inside, and its call is as simple as the one outside.",
      .bridge: """
      The two sides of a bridge have different functions, and one is built from the other. Here \
      both sides are a SpriteAtlas.
      """,
      .noneOfThem: """
      A lazy property would have to be in the game itself. Here the game takes any SpriteAtlas, \
      and doesn't know whether the file has been read.
      """,
    ],
    notBecause: [
      .decidesWhether: """
      each call reaches the atlas in the end. This type keeps no sprite and refuses no call.
      """,
      .decidesWhere: "the file is read into this program. No other program is asked.",
      .asksAndAdds: """
      this type does ask in every call. But where does the atlas come from, and since when does it \
      exist?
      """,
      .changesNothing: """
      each sprite comes back unchanged. But when is the file read, with and without this type?
      """,
    ])

  static let alerts = Excerpt(
    right: Answer(.bridge, because: .bothSidesGrow),
    notA: [
      .adapter: """
      An adapter makes an older object fit. Here both sides are ours, and both came with version \
      1.
      """,
      .decorator: """
      A decorator wraps an object of its own interface. A Channel isn't an Alert, so no alert can \
      wrap another alert here.
      """,
      .proxy: """
      A proxy takes the place of an object of its own interface. A Channel isn't an Alert.
      """,
      .facade: """
      This type holds one object, which can be any channel. A facade holds several parts and hides \
      how they work together.
      """,
      .noneOfThem: """
      This type may look like a type with one exchangeable part. Make a table of alerts and \
      channels, and count the types that you would need without this part.
      """,
    ],
    notBecause: [
      .oneStepIsGiven: """
      a channel is more than one step. It can do several things, and an alarm uses them \
      differently from a reminder.
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
      Count the objects inside: there are four. And nobody expected a function like `startLevel` \
      before: there is no protocol for it, and no part has such a function.
      """,
      .proxy: """
      A proxy takes the place of one object. None of the four has a function like \
      `startLevel`.
      """,
      .decorator: """
      A decorator can replace the object inside. But none of the four has a function like \
      `startLevel`.
      """,
      .bridge: """
      The four parts aren't kinds of one thing, and there is only one way to start a level.
      """,
      .noneOfThem: """
      Leave this type out, and everyone who starts a level has to know four types and the order of \
      the calls. And look who calls whom: no part calls this type.
      """,
    ],
    notBecause: [
      .partsReportToIt: "read the first lines again. None of the four ever calls this type.",
      .translatesCalls: """
      which interface was there before? Nobody expected a function like `startLevel`.
      """,
      .bothSidesGrow: "no list of kinds is planned here. The four parts do four different things.",
    ])
}
