// This file has the right answers, and objections to the wrong answers. Find your own answers
// before you read this file.

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
      Without this type, the till has to know one printer's bytes and numbers. There is a name \
      for a type that hides them from the till.
      """,
    ],
    notBecause: [
      .onlyMakesAValue: """
      this type makes bytes from lines, but also holds a device and makes it print.
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
      For a known tile, this type doesn't ask the archive. A decorator asks the object inside in \
      every call. And a decorator gets that object from outside, but this type makes the archive.
      """,
      .adapter: """
      Compare the two sides: the map asks for a tile, and this type asks TileArchive for the same \
      tile, with the same parameter. There is nothing to translate.
      """,
      .facade: "There is one object inside, and its call is as simple as the one outside.",
      .bridge: """
      The two sides of a bridge have different functions: the outer functions call the inner \
      functions. Here each side is a TileSource.
      """,
      .noneOfThem: """
      Without this type, the map still gets the same tiles, but the archive is read every time. \
      This type and the archive both conform to TileSource, so the map's code is the same.
      """,
    ],
    notBecause: [
      .decidesWhen: """
      the archive is made together with this type, before any call. Only a tile is read later, in \
      a call.
      """,
      .decidesWhere: "no other program is asked. TileArchive() makes an object in this program.",
      .asksAndAdds: "look at the second call for the same tile. Is the archive asked?",
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
      The driver existed before this type, and the driver isn't our code. Nobody planned the two \
      sides together.
      """,
      .noneOfThem: """
      This type does more than convert units. A screen takes a WeatherSource, but a WSStation \
      isn't one. Without this type, you have to rewrite the screens.
      """,
    ],
    notBecause: [
      .onlyMakesAValue: """
      this type calculates two numbers, but also holds a station and asks the station.
      """,
      .changesNothing: "compare the parameter, the answer and the failure on both sides.",
    ])

  static let newPhoto = Excerpt(
    right: Answer(.facade, because: .oneCallForParts),
    notA: [
      .adapter: """
      Count the objects inside: there are four. And no client expected a function like `publish` \
      before: there is no protocol for it.
      """,
      .proxy: """
      A proxy takes the place of one object. None of the four has a function like `publish`.
      """,
      .decorator: """
      A decorator has the functions of the object inside. But none of the four has a function \
      like `publish`.
      """,
      .bridge: """
      The four parts aren't kinds of one thing, and there is only one kind of publishing.
      """,
      .noneOfThem: """
      Without this type, the upload button has to know four types and the order of the calls. \
      There is a name for a type that does this work for a caller.
      """,
    ],
    notBecause: [
      .partsReportToIt: "read the comment again. None of the four parts calls this type.",
      .translatesCalls: """
      which interface existed before? No client expected a function like `publish`.
      """,
      .bothSidesGrow: "no list of kinds exists here. The four parts do four different things.",
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
      doesn't make that gateway. `makeGateway` passes it in, and it can be any gateway.
      """,
      .facade: "The shop calls `charge`, with or without this type. No call became simpler.",
      .bridge: """
      The two sides of a bridge have different functions: the outer functions call the inner \
      functions. Here each side is a PaymentGateway.
      """,
      .noneOfThem: """
      Without this type, payments still work, but the journal stays empty. And neither the shop \
      nor the gateway inside has to know this type.
      """,
    ],
    notBecause: [
      .decidesWhether: "look for a payment that doesn't reach the gateway inside. There is none.",
      .changesNothing: "the payment is returned unchanged, but look at the line before `return`.",
      .oneCallForParts: """
      the shop never called the journal. It calls `charge`, as it would without this type.
      """,
      .bothSidesGrow: "there are several gateways, but both sides would be kinds of gateway.",
      .translatesCalls: "compare both sides. They have the same function with the same parameters.",
    ])

  static let charts = Excerpt(
    right: Answer(.bridge, because: .bothSidesGrow),
    notA: [
      .adapter: """
      An adapter makes an older object fit. But the pens aren't older than the charts. The pens' \
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
      This type looks like a type with one replaceable part. Make a table of charts and pens. How \
      many types would you need without the property `pen`?
      """,
    ],
    notBecause: [
      .oneStepIsGiven: """
      a pen is more than one step. It can do several things, and a bar chart uses them differently \
      from a line chart.
      """,
      .translatesCalls: "neither side is older than the other. Both were written in the same week.",
      .oneCallForParts: "there is one part inside, and it can be any pen.",
    ])

  static let addressBook = Excerpt(
    right: Answer(.noneOfThem, because: .onlyMakesAValue),
    notA: [
      .adapter: """
      Its name says adapter. But an adapter translates a client's calls into calls of an object. \
      Look for that object, and for the interface that a client expects.
      """,
      .facade: "A facade calls parts that can do the work. Which parts are called here?",
      .proxy: """
      A proxy takes the place of an object that answers calls. A row is only data, and is read once.
      """,
      .decorator: """
      A decorator has the same interface inside and outside. Here a row becomes a contact, which \
      has a different type. And there is no object inside to ask.
      """,
      .bridge: "There is one function, and no object inside. Which two families could grow?",
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
      And nobody passes the cabinet in. This type makes the cabinet.
      """,
      .adapter: """
      Compare the two sides: the same function, with the same parameter and the same answer. \
      There is nothing to translate.
      """,
      .facade: "There is one object inside, and its call is as simple as the one outside.",
      .bridge: """
      The two sides of a bridge have different functions: the outer functions call the inner \
      functions. Here each side is a PatientRecords.
      """,
      .noneOfThem: """
      Without this type, every screen has to check access itself. A screen that forgets the check \
      shows any patient's record.
      """,
    ],
    notBecause: [
      .asksAndAdds: "look for a call in which the cabinet isn't asked.",
      .decidesWhen: "the cabinet is made together with this type, before any call.",
      .decidesWhere: """
      no other program is asked here. RecordCabinet() makes an object in this program.
      """,
      .changesNothing: "an answer is returned unchanged. But does every call reach the cabinet?",
    ])

  static let backup = Excerpt(
    right: Answer(.decorator, because: .asksAndAdds),
    notA: [
      .proxy: """
      Look for a call that doesn't reach the sink inside: there is none. And this type doesn't \
      make that sink. The sink is passed in, and can be a file or another wrapper.
      """,
      .adapter: """
      The bytes change, but the interface is the same: `write` and `close` outside, `write` and \
      `close` inside.
      """,
      .facade: "There is one object inside, and its two calls are as simple as the two outside.",
      .bridge: """
      The two sides of a bridge have different functions: the outer functions call the inner \
      functions. Here each side is a ByteSink.
      """,
      .noneOfThem: """
      `RunLengths.pack` is a plain function. But this type fits between any writer and any sink, \
      and neither of them has to change. There is a name for such a type.
      """,
    ],
    notBecause: [
      .translatesCalls: "the bytes change, but the functions don't. Compare both sides.",
      .onlyMakesAValue: """
      `RunLengths.pack` does only that. This type also holds a sink and calls the sink.
      """,
      .decidesWhether: "look for a call that doesn't reach the sink inside. There is none.",
      .changesNothing: "compare the bytes outside and inside.",
      .bothSidesGrow: "there are several sinks, but both sides would be kinds of sink.",
    ])

  static let deliveryFee = Excerpt(
    right: Answer(.noneOfThem, because: .oneStepIsGiven),
    notA: [
      .bridge: """
      Its name says bridge. But count the kinds on both sides: there are several fees, but only \
      one way to add them up. Only one side can grow.
      """,
      .adapter: "Look for two interfaces that don't fit together. This type only calls a function.",
      .facade: """
      There is only one function inside, and it's easy to call. This type does the rest itself.
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
      this type makes a value, but it also holds a function that was passed in.
      """,
      .changesNothing: """
      parcels go in, and one number comes out. The caller can't get this number from a fee.
      """,
      .asksAndAdds: "this type calls the fee function, but isn't a fee itself.",
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
      This type looks like a type with one replaceable part. Make a table of instruments and \
      outputs. How many types would you need without the property `output`?
      """,
    ],
    notBecause: [
      .oneStepIsGiven: """
      an output is more than one step. It can do several things, and each instrument uses them in \
      its own way.
      """,
      .translatesCalls: """
      neither side is older than the other. Both came with the first version.
      """,
      .oneCallForParts: "there is one part inside, and it can be any output.",
    ])

  static let trip = Excerpt(
    right: Answer(.facade, because: .oneCallForParts),
    notA: [
      .adapter: """
      Its name says adapter. But count the objects inside: there are three. And no client expected \
      a function like `book` before: there is no protocol for it.
      """,
      .proxy: """
      A proxy takes the place of one object. None of the three has a function like `book`.
      """,
      .decorator: """
      A decorator has the functions of the object inside. No part has a function like `book`.
      """,
      .bridge: "The three parts aren't kinds of one thing, and there is only one kind of booking.",
      .noneOfThem: """
      Without this type, the travel desk again has to call three objects for each trip. There is a \
      name for a type that does this work for a caller.
      """,
    ],
    notBecause: [
      .partsReportToIt: "read the comment again. None of the three parts calls this type.",
      .translatesCalls: "which interface existed before? No client expected one like `book`.",
      .bothSidesGrow: """
      no list of kinds exists here. The three parts do three different things.
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
      What does this type add? It returns the move that the engine chose. And nobody passes an \
      engine in. This type itself makes the connection to the engine.
      """,
      .facade: """
      There is one engine at the other end, and it has the same function. No call became simpler.
      """,
      .bridge: """
      Each end is a ChessEngine, with the same function. A bridge's two sides have different \
      functions.
      """,
      .noneOfThem: """
      Without this type, the game has to start a program, write lines and read lines. With this \
      type, the game only asks a ChessEngine.
      """,
    ],
    notBecause: [
      .decidesWhether: """
      look for a move that this type chooses itself. Each position goes to the engine.
      """,
      .decidesWhen: """
      nothing here waits for the first call. Ask where the engine is, not when it was made.
      """,
      .asksAndAdds: """
      this type asks in every call. But nobody passed an engine in, and the move stays the same.
      """,
      .translatesCalls: """
      the same function is called at the other end. The text only carries the call there.
      """,
      .changesNothing: "the move doesn't change. But does the caller already have that engine?",
    ])

  static let bookingForm = Excerpt(
    right: Answer(.noneOfThem, because: .partsReportToIt),
    notA: [
      .facade: """
      Its name says facade. But look who calls whom. A facade is called from outside, and its \
      parts don't know the facade. Here each field knows this type and calls it.
      """,
      .adapter: """
      No client here needs a different interface. This type calls the fields and the button \
      directly, and nothing is translated.
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
      There is one form with its own fields. No second kind of form is planned, and no part is \
      passed in from outside.
      """,
    ],
    notBecause: [
      .oneCallForParts: """
      no caller outside uses this type to save calls. Which objects call `changed`?
      """,
      .changesNothing: """
      a change in one field changes a different field and the button. No call is passed on.
      """,
      .oneStepIsGiven: "nothing is passed in from outside. This type makes its fields itself.",
    ])

  static let helpPanel = Excerpt(
    right: Answer(.decorator, because: .asksAndAdds),
    notA: [
      .proxy: """
      Look for a call that doesn't reach the panel inside: there is none. And `makeHelp` passes \
      that panel in. It can be any panel.
      """,
      .adapter: "Compare the two sides: a Panel outside, a Panel inside. Nothing is translated.",
      .facade: "There is one object inside, and its calls are as simple as those outside.",
      .bridge: """
      The two sides of a bridge have different functions: the outer functions call the inner \
      functions. Here each side is a Panel.
      """,
      .noneOfThem: """
      Without this type, the text is still there, but the box isn't. This type can wrap any panel, \
      even a panel that already has a box.
      """,
    ],
    notBecause: [
      .decidesWhether: "look for a call that doesn't reach the panel inside. There is none.",
      .changesNothing: "the panel inside is drawn unchanged. But is anything added on the screen?",
      .bothSidesGrow: "there are several panels, but both sides would be kinds of panel.",
      .translatesCalls: "compare both sides. They have the same functions.",
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
      RouteFinder: it takes four numbers, and returns points of the vendor's own type.
      """,
      .decorator: """
      A decorator wraps an object of its own interface. A NaviEngine isn't a RouteFinder.
      """,
      .noneOfThem: """
      Without this type, each caller that asks for a route has to know whether longitude or \
      latitude comes first. There is a name for a type that hides this from the callers.
      """,
    ],
    notBecause: [
      .oneCallForParts: "count the parts that the call reaches. There is one.",
      .onlyMakesAValue: """
      this type turns points into places, but also holds an engine and asks the engine.
      """,
      .changesNothing: """
      compare the parameters, their order, and what each side does when there is no route.
      """,
      .bothSidesGrow: """
      there are several kinds of RouteFinder, but nobody planned several kinds of NaviEngine for \
      them.
      """,
    ])

  static let preferences = Excerpt(
    right: Answer(.noneOfThem, because: .changesNothing),
    notA: [
      .proxy: """
      What does this type control? Each call reaches the object, at once, in the same program. And \
      the caller already has the Preferences.
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
      .asksAndAdds: "this type asks the object inside, but what does it add?",
      .oneStepIsGiven: "the object inside does all the work. Which work does this type do itself?",
      .keepsInterface: """
      this type has the same three functions. But what would be lost without this type?
      """,
    ])

  static let sprites = Excerpt(
    right: Answer(.proxy, because: .decidesWhen),
    notA: [
      .decorator: """
      Before the first call, there is no object to wrap. And this type makes the LoadedAtlas \
      itself: nobody passes it in.
      """,
      .adapter: """
      Compare the two sides: the game asks for a sprite by its name, and this type asks \
      LoadedAtlas for the same sprite. There is nothing to translate.
      """,
      .facade: "There is one object inside, and its call is as simple as the one outside.",
      .bridge: """
      The two sides of a bridge have different functions: the outer functions call the inner \
      functions. Here each side is a SpriteAtlas.
      """,
      .noneOfThem: """
      With a lazy property instead, the game has to know about the delay. Here the game takes any \
      SpriteAtlas, and doesn't know whether the file has been read.
      """,
    ],
    notBecause: [
      .decidesWhether: """
      every call reaches the atlas in the end. This type keeps no sprite and refuses no call.
      """,
      .decidesWhere: "the file is read into this program. No other program is asked.",
      .asksAndAdds: """
      this type asks the atlas in every call. But which type makes the atlas, and when is it \
      made?
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
      This type looks like a type with one replaceable part. Make a table of alerts and channels. \
      How many types would you need without the property `channel`?
      """,
    ],
    notBecause: [
      .oneStepIsGiven: """
      a channel is more than one step. It can do several things, and an alarm uses them \
      differently from a reminder.
      """,
      .translatesCalls: """
      neither side was made to fit the other later. Both came with version 1.
      """,
      .oneCallForParts: "there is one part inside, and it can be any channel.",
    ])

  static let nextLevel = Excerpt(
    right: Answer(.facade, because: .oneCallForParts),
    notA: [
      .adapter: """
      Count the objects inside: there are four. And no client expected a function like \
      `startLevel` before: there is no protocol for it, and no part has such a function.
      """,
      .proxy: """
      A proxy takes the place of one object. None of the four has a function like \
      `startLevel`.
      """,
      .decorator: """
      A decorator has the functions of the object inside. But none of the four has a function \
      like `startLevel`.
      """,
      .bridge: """
      The four parts aren't kinds of one thing, and there is only one way to start a level.
      """,
      .noneOfThem: """
      Without this type, each caller that starts a level has to know four types and the order of \
      the calls. And look who calls whom: no part calls this type.
      """,
    ],
    notBecause: [
      .partsReportToIt: "read the comment again. None of the four parts calls this type.",
      .translatesCalls: """
      which interface existed before? No client expected a function like `startLevel`.
      """,
      .bothSidesGrow: "no list of kinds exists here. The four parts do four different things.",
    ])
}
