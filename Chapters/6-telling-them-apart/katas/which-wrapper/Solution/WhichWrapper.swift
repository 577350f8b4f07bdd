// Your answers: which of the five patterns is the type that an excerpt declares first, or is it none
// of them? And which reason decides that? The names are in Given/Pattern.swift, the reasons in
// Given/Reason.swift.

// The first part: the excerpts of Given/Excerpts1to10.swift.

// 1. The receipt printer: PrinterAdapter
// Two finished sides: the till's protocol, and a class of others, which isn't of this protocol
// (GoF p. 139).
var excerpt1: Answer { Answer(.adapter, because: .translatesCalls) }

// 2. The map tiles: TileCache
// A known tile is answered without the archive, and the archive is its own (GoF p. 207).
var excerpt2: Answer { Answer(.proxy, because: .decidesWhether) }

// 3. The weather: WeatherProxy
// The screens' protocol was there before, and so was the driver. The name is wrong (GoF p. 139).
var excerpt3: Answer { Answer(.adapter, because: .translatesCalls) }

// 4. The new photo: ImageManager
// Four parts, one call that nobody had before, and no part knows of it (GoF p. 185).
var excerpt4: Answer { Answer(.facade, because: .oneCallForParts) }

// 5. The card payments: PaymentAdapter
// A gateway around any gateway, which it asks for each payment. The note is added. The name is
// wrong (GoF p. 175).
var excerpt5: Answer { Answer(.decorator, because: .asksAndAdds) }

// 6. The charts: BarChart
// Kinds of chart times kinds of pen, and both lists grow. No pen is a chart (GoF p. 151).
var excerpt6: Answer { Answer(.bridge, because: .bothSidesGrow) }

// 7. The address book: ContactAdapter
// A mapping function. There is no object whose calls could be translated. The name is wrong.
var excerpt7: Answer { Answer(.noneOfThem, because: .onlyMakesAValue) }

// 8. The patient records: RecordsDecorator
// It refuses without asking the cabinet, and made the cabinet itself: a protection proxy. The
// name is wrong (GoF p. 208).
var excerpt8: Answer { Answer(.proxy, because: .decidesWhether) }

// 9. The backup: PackedSink
// A sink around any sink. Each call goes on. The bytes are packed on the way (GoF p. 175).
var excerpt9: Answer { Answer(.decorator, because: .asksAndAdds) }

// 10. The delivery fee: DeliveryBridge
// A strategy in its smallest form: one step as a closure. Totals come in one kind. The name is
// wrong (GoF p. 315).
var excerpt10: Answer { Answer(.noneOfThem, because: .oneStepIsGiven) }

// The second part: the excerpts of Given/Excerpts11to20.swift.

// 11. The instruments: Piano
// Kinds of instrument times kinds of output, and both lists grow. No output is an instrument
// (GoF p. 151).
var excerpt11: Answer { Answer(.bridge, because: .bothSidesGrow) }

// 12. The trip: TripAdapter
// Three parts, one call that nobody had before, and no part knows of it. The name is wrong
// (GoF p. 185).
var excerpt12: Answer { Answer(.facade, because: .oneCallForParts) }

// 13. The chess engine: EngineClient
// The engine has the same interface, and is in another program: a remote proxy. The text is the
// way there (GoF p. 208).
var excerpt13: Answer { Answer(.proxy, because: .decidesWhere) }

// 14. The booking form: FormFacade
// A mediator: the fields report to it, and it moves the others. A facade's parts don't know it.
// The name is wrong (GoF p. 273).
var excerpt14: Answer { Answer(.noneOfThem, because: .partsReportToIt) }

// 15. The help panel: Framed
// A panel around any panel. The one inside is asked each time. The box is added (GoF p. 175).
var excerpt15: Answer { Answer(.decorator, because: .asksAndAdds) }

// 16. The route finder: MapFacade
// One object, made by others, and an interface that the app always had. The name is wrong
// (GoF p. 139).
var excerpt16: Answer { Answer(.adapter, because: .translatesCalls) }

// 17. The preferences: PreferencesWrapper
// The same functions, nothing ruled, nothing added: call the thing itself.
var excerpt17: Answer { Answer(.noneOfThem, because: .changesNothing) }

// 18. The sprites: AtlasProxy
// Each call reaches the atlas, but before the first one there is none: a virtual proxy
// (GoF p. 208).
var excerpt18: Answer { Answer(.proxy, because: .decidesWhen) }

// 19. The alerts: Alarm
// Kinds of alert times kinds of channel, and both lists grow. No channel is an alert
// (GoF p. 151).
var excerpt19: Answer { Answer(.bridge, because: .bothSidesGrow) }

// 20. The next level: GameFacade
// Four parts, one call, and no part knows of it (GoF p. 185).
var excerpt20: Answer { Answer(.facade, because: .oneCallForParts) }
