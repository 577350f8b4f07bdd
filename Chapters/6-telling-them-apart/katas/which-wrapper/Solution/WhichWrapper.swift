// Your answers. Which of the five patterns is the type that an excerpt declares first? Or is it
// none of the five? And which reason decides? The names are in Given/Pattern.swift, and the reasons
// are in Given/Reason.swift.

// The first part: the excerpts in Given/Excerpts1to10.swift.

// 1. The receipt printer: PrinterAdapter
// Both sides existed before: the till's protocol, and a vendor's class that doesn't conform to it
// (GoF p. 139).
var excerpt1: Answer { Answer(.adapter, because: .translatesCalls) }

// 2. The map tiles: TileCache
// It returns a known tile without asking the archive, and it makes the archive itself (GoF p. 207).
var excerpt2: Answer { Answer(.proxy, because: .decidesWhether) }

// 3. The weather: WeatherProxy
// The screens' protocol and the driver both existed before. The name is wrong (GoF p. 139).
var excerpt3: Answer { Answer(.adapter, because: .translatesCalls) }

// 4. The new photo: ImageManager
// One new call uses four parts, none of which knows the type (GoF p. 185).
var excerpt4: Answer { Answer(.facade, because: .oneCallForParts) }

// 5. The card payments: PaymentAdapter
// This gateway wraps any gateway, asks it for each payment, and adds a note. The name is wrong
// (GoF p. 175).
var excerpt5: Answer { Answer(.decorator, because: .asksAndAdds) }

// 6. The charts: BarChart
// Each kind of chart works with each kind of pen, and both lists grow. A pen isn't a chart
// (GoF p. 151).
var excerpt6: Answer { Answer(.bridge, because: .bothSidesGrow) }

// 7. The address book: ContactAdapter
// This mapping function has no object to call. The name is wrong.
var excerpt7: Answer { Answer(.noneOfThem, because: .onlyMakesAValue) }

// 8. The patient records: RecordsDecorator
// It can refuse without asking the cabinet, and makes the cabinet itself: a protection proxy. The
// name is wrong (GoF p. 208).
var excerpt8: Answer { Answer(.proxy, because: .decidesWhether) }

// 9. The backup: PackedSink
// This sink wraps any sink, passes each call on, and packs the bytes (GoF p. 175).
var excerpt9: Answer { Answer(.decorator, because: .asksAndAdds) }

// 10. The delivery fee: DeliveryBridge
// This is a strategy in its smallest form: one step as a closure. There is only one kind of total.
// The name is wrong (GoF p. 315).
var excerpt10: Answer { Answer(.noneOfThem, because: .oneStepIsGiven) }

// The second part: the excerpts in Given/Excerpts11to20.swift.

// 11. The instruments: Piano
// Each kind of instrument works with each kind of output, and both lists grow. An output isn't an
// instrument (GoF p. 151).
var excerpt11: Answer { Answer(.bridge, because: .bothSidesGrow) }

// 12. The trip: TripAdapter
// One new call uses three parts, none of which knows the type. The name is wrong (GoF p. 185).
var excerpt12: Answer { Answer(.facade, because: .oneCallForParts) }

// 13. The chess engine: EngineClient
// The engine has the same interface, and is in a different program: a remote proxy. The text only
// carries the call there (GoF p. 208).
var excerpt13: Answer { Answer(.proxy, because: .decidesWhere) }

// 14. The booking form: FormFacade
// This is a mediator: the fields report to it, and it changes other fields. A facade's parts don't
// know the facade. The name is wrong (GoF p. 273).
var excerpt14: Answer { Answer(.noneOfThem, because: .partsReportToIt) }

// 15. The help panel: Framed
// This panel wraps any panel, asks it each time, and adds the box (GoF p. 175).
var excerpt15: Answer { Answer(.decorator, because: .asksAndAdds) }

// 16. The route finder: MapFacade
// The object comes from another company, and the app has always had the interface. The name is
// wrong (GoF p. 139).
var excerpt16: Answer { Answer(.adapter, because: .translatesCalls) }

// 17. The preferences: PreferencesWrapper
// It has the same functions, controls nothing and adds nothing. Call the object directly.
var excerpt17: Answer { Answer(.noneOfThem, because: .changesNothing) }

// 18. The sprites: AtlasProxy
// Each call reaches the atlas, but there is no atlas before the first call: a virtual proxy
// (GoF p. 208).
var excerpt18: Answer { Answer(.proxy, because: .decidesWhen) }

// 19. The alerts: Alarm
// Each kind of alert works with each kind of channel, and both lists grow. A channel isn't an
// alert (GoF p. 151).
var excerpt19: Answer { Answer(.bridge, because: .bothSidesGrow) }

// 20. The next level: GameFacade
// One new call uses four parts, none of which knows the type (GoF p. 185).
var excerpt20: Answer { Answer(.facade, because: .oneCallForParts) }
