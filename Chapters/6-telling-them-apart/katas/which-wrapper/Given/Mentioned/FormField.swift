/// A field of the booking form.
class FormField {
  weak var form: FormFacade?
  var isFilled = false

  /// Somebody has typed into the field.
  func edit() {
    isFilled = true
    form?.changed(self)
  }
}

final class DayField: FormField {
  var freeSeats = 0
}

final class GuestsField: FormField {
  var limit = 0
}

final class BookButton {
  var isEnabled = false
}
