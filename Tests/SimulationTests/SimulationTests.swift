import Testing

/// Simulated users do what nobody thought of.
@Suite struct SimulationTests {
  @Test(arguments: Pattern.allCases)
  func `shows and asks what the model says, whatever users do`(_ pattern: Pattern) async throws {
    let simulation = await Simulation(pattern: pattern, truth: try Truth())

    let difference = await simulation.run(1..<101)

    #expect(difference == nil)
  }
}
