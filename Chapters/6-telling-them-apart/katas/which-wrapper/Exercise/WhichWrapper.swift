// Your answers. Which of the five patterns is the type that an excerpt declares first? Or is it
// none of the five? And which reason decides? The names are in Given/Pattern.swift, and the reasons
// are in Given/Reason.swift.

// The first part: the excerpts in Given/Excerpts1to10.swift.

// 1. The receipt printer: PrinterAdapter
var excerpt1: Answer { Answer(.undecided, because: .undecided) }

// 2. The map tiles: TileCache
var excerpt2: Answer { Answer(.undecided, because: .undecided) }

// 3. The weather: WeatherProxy
var excerpt3: Answer { Answer(.undecided, because: .undecided) }

// 4. The new photo: ImageManager
var excerpt4: Answer { Answer(.undecided, because: .undecided) }

// 5. The card payments: PaymentAdapter
var excerpt5: Answer { Answer(.undecided, because: .undecided) }

// 6. The charts: BarChart
var excerpt6: Answer { Answer(.undecided, because: .undecided) }

// 7. The address book: ContactAdapter
var excerpt7: Answer { Answer(.undecided, because: .undecided) }

// 8. The patient records: RecordsDecorator
var excerpt8: Answer { Answer(.undecided, because: .undecided) }

// 9. The backup: PackedSink
var excerpt9: Answer { Answer(.undecided, because: .undecided) }

// 10. The delivery fee: DeliveryBridge
var excerpt10: Answer { Answer(.undecided, because: .undecided) }

// The second part: the excerpts in Given/Excerpts11to20.swift.

// 11. The instruments: Piano
var excerpt11: Answer { Answer(.undecided, because: .undecided) }

// 12. The trip: TripAdapter
var excerpt12: Answer { Answer(.undecided, because: .undecided) }

// 13. The chess engine: EngineClient
var excerpt13: Answer { Answer(.undecided, because: .undecided) }

// 14. The booking form: FormFacade
var excerpt14: Answer { Answer(.undecided, because: .undecided) }

// 15. The help panel: Framed
var excerpt15: Answer { Answer(.undecided, because: .undecided) }

// 16. The route finder: MapFacade
var excerpt16: Answer { Answer(.undecided, because: .undecided) }

// 17. The preferences: PreferencesWrapper
var excerpt17: Answer { Answer(.undecided, because: .undecided) }

// 18. The sprites: AtlasProxy
var excerpt18: Answer { Answer(.undecided, because: .undecided) }

// 19. The alerts: Alarm
var excerpt19: Answer { Answer(.undecided, because: .undecided) }

// 20. The next level: GameFacade
var excerpt20: Answer { Answer(.undecided, because: .undecided) }
