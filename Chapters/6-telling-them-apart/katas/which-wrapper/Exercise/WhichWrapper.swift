// Your answers to the twenty excerpts of Tests/Excerpts.swift: which of the five patterns is the
// type that the excerpt declares first, or is it none of them? And which reason decides that? The
// names are in Tests/Pattern.swift, the reasons in Tests/Reason.swift.

// 1. The receipt printer.
var excerpt1: Answer { Answer(.undecided, because: .undecided) }

// 2. The map tiles.
var excerpt2: Answer { Answer(.undecided, because: .undecided) }

// 3. The weather.
var excerpt3: Answer { Answer(.undecided, because: .undecided) }

// 4. The new photo.
var excerpt4: Answer { Answer(.undecided, because: .undecided) }

// 5. The card payments.
var excerpt5: Answer { Answer(.undecided, because: .undecided) }

// 6. The charts.
var excerpt6: Answer { Answer(.undecided, because: .undecided) }

// 7. The address book.
var excerpt7: Answer { Answer(.undecided, because: .undecided) }

// 8. The patient records.
var excerpt8: Answer { Answer(.undecided, because: .undecided) }

// 9. The backup.
var excerpt9: Answer { Answer(.undecided, because: .undecided) }

// 10. The delivery fee.
var excerpt10: Answer { Answer(.undecided, because: .undecided) }

// 11. The instruments.
var excerpt11: Answer { Answer(.undecided, because: .undecided) }

// 12. The trip.
var excerpt12: Answer { Answer(.undecided, because: .undecided) }

// 13. The chess engine.
var excerpt13: Answer { Answer(.undecided, because: .undecided) }

// 14. The booking form.
var excerpt14: Answer { Answer(.undecided, because: .undecided) }

// 15. The help panel.
var excerpt15: Answer { Answer(.undecided, because: .undecided) }

// 16. The route finder.
var excerpt16: Answer { Answer(.undecided, because: .undecided) }

// 17. The preferences.
var excerpt17: Answer { Answer(.undecided, because: .undecided) }

// 18. The sprites.
var excerpt18: Answer { Answer(.undecided, because: .undecided) }

// 19. The alerts.
var excerpt19: Answer { Answer(.undecided, because: .undecided) }

// 20. The next level.
var excerpt20: Answer { Answer(.undecided, because: .undecided) }
