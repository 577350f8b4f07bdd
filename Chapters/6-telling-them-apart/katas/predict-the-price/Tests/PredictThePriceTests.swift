import TestSupport
import Testing

@Suite(.kata()) struct PredictThePriceTests {
  @Test func `predicts what a renamed method does to the coupled screens`() {
    let objection = Price.renamedMethodInCoupled.objectionToFiles(of: renamedMethodInCoupled)

    #expect(objection == nil)
  }

  @Test func `predicts what a renamed method does to the adapters`() {
    let objection = Price.renamedMethodInAdapter.objectionToFiles(of: renamedMethodInAdapter)

    #expect(objection == nil)
  }

  @Test func `predicts what a renamed method does to the decorators`() {
    let objection = Price.renamedMethodInDecorator.objectionToFiles(of: renamedMethodInDecorator)

    #expect(objection == nil)
  }

  @Test func `knows who notices a renamed method`() {
    let objections = [
      Price.renamedMethodInCoupled.objectionToTeller(
        of: renamedMethodInCoupled, design: "coupled"),
      Price.renamedMethodInAdapter.objectionToTeller(
        of: renamedMethodInAdapter, design: "adapter"),
      Price.renamedMethodInDecorator.objectionToTeller(
        of: renamedMethodInDecorator, design: "decorator"),
    ].compactMap(\.self)

    #expect(objections == [])
  }

  @Test func `predicts what a changed unit does to the coupled screens`() {
    let objection = Price.anotherUnitInCoupled.objectionToFiles(of: anotherUnitInCoupled)

    #expect(objection == nil)
  }

  @Test func `predicts what a changed unit does to the adapters`() {
    let objection = Price.anotherUnitInAdapter.objectionToFiles(of: anotherUnitInAdapter)

    #expect(objection == nil)
  }

  @Test func `predicts what a changed unit does to the proxies`() {
    let objection = Price.anotherUnitInProxy.objectionToFiles(of: anotherUnitInProxy)

    #expect(objection == nil)
  }

  @Test func `knows who notices a changed unit`() {
    let objections = [
      Price.anotherUnitInCoupled.objectionToTeller(of: anotherUnitInCoupled, design: "coupled"),
      Price.anotherUnitInAdapter.objectionToTeller(of: anotherUnitInAdapter, design: "adapter"),
      Price.anotherUnitInProxy.objectionToTeller(of: anotherUnitInProxy, design: "proxy"),
    ].compactMap(\.self)

    #expect(objections == [])
  }

  @Test func `predicts what a requirement with a default does to the coupled screens`() {
    let objection = Price.requirementInCoupled.objectionToFiles(of: requirementInCoupled)

    #expect(objection == nil)
  }

  @Test func `predicts what a requirement with a default does to the facade`() {
    let objection = Price.requirementInFacade.objectionToFiles(of: requirementInFacade)

    #expect(objection == nil)
  }

  @Test func `predicts what a requirement with a default does to the decorators`() {
    let objection = Price.requirementInDecorator.objectionToFiles(of: requirementInDecorator)

    #expect(objection == nil)
  }

  @Test func `knows who notices a requirement with a default`() {
    let objection = Price.requirementInDecorator.objectionToTeller(
      of: requirementInDecorator, design: "decorator")

    #expect(objection == nil)
  }
}
