// Caught by: brews one cup for a guest who taps twice
/// The coffee machine as the order screen gets it: put together here, and nowhere else.
func machineForOrders(_ machine: some CoffeeMachine) -> any CoffeeMachine {
  machine
}
