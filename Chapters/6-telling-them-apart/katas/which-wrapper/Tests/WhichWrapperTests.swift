import TestSupport
import Testing

@Suite(.kata()) struct WhichWrapperTests {
  // The first part.

  @Test func `1: the receipt printer`() {
    let objection = Excerpt.receiptPrinter.objection(to: excerpt1)

    #expect(objection == nil)
  }

  @Test func `2: the map tiles`() {
    let objection = Excerpt.mapTiles.objection(to: excerpt2)

    #expect(objection == nil)
  }

  @Test func `3: the weather`() {
    let objection = Excerpt.weather.objection(to: excerpt3)

    #expect(objection == nil)
  }

  @Test func `4: the new photo`() {
    let objection = Excerpt.newPhoto.objection(to: excerpt4)

    #expect(objection == nil)
  }

  @Test func `5: the card payments`() {
    let objection = Excerpt.cardPayments.objection(to: excerpt5)

    #expect(objection == nil)
  }

  @Test func `6: the charts`() {
    let objection = Excerpt.charts.objection(to: excerpt6)

    #expect(objection == nil)
  }

  @Test func `7: the address book`() {
    let objection = Excerpt.addressBook.objection(to: excerpt7)

    #expect(objection == nil)
  }

  @Test func `8: the patient records`() {
    let objection = Excerpt.patientRecords.objection(to: excerpt8)

    #expect(objection == nil)
  }

  @Test func `9: the backup`() {
    let objection = Excerpt.backup.objection(to: excerpt9)

    #expect(objection == nil)
  }

  @Test func `10: the delivery fee`() {
    let objection = Excerpt.deliveryFee.objection(to: excerpt10)

    #expect(objection == nil)
  }

  // The second part.

  @Test func `second: 11: the instruments`() {
    let objection = Excerpt.instruments.objection(to: excerpt11)

    #expect(objection == nil)
  }

  @Test func `second: 12: the trip`() {
    let objection = Excerpt.trip.objection(to: excerpt12)

    #expect(objection == nil)
  }

  @Test func `second: 13: the chess engine`() {
    let objection = Excerpt.chessEngine.objection(to: excerpt13)

    #expect(objection == nil)
  }

  @Test func `second: 14: the booking form`() {
    let objection = Excerpt.bookingForm.objection(to: excerpt14)

    #expect(objection == nil)
  }

  @Test func `second: 15: the help panel`() {
    let objection = Excerpt.helpPanel.objection(to: excerpt15)

    #expect(objection == nil)
  }

  @Test func `second: 16: the route finder`() {
    let objection = Excerpt.routeFinder.objection(to: excerpt16)

    #expect(objection == nil)
  }

  @Test func `second: 17: the preferences`() {
    let objection = Excerpt.preferences.objection(to: excerpt17)

    #expect(objection == nil)
  }

  @Test func `second: 18: the sprites`() {
    let objection = Excerpt.sprites.objection(to: excerpt18)

    #expect(objection == nil)
  }

  @Test func `second: 19: the alerts`() {
    let objection = Excerpt.alerts.objection(to: excerpt19)

    #expect(objection == nil)
  }

  @Test func `second: 20: the next level`() {
    let objection = Excerpt.nextLevel.objection(to: excerpt20)

    #expect(objection == nil)
  }
}
