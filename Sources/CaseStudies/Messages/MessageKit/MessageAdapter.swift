/// What an app plugs into the kit's screen: its data source, rows, colors and delegate.
///
/// In spite of its name, this type adapts nothing. It holds the app's adapter (the data source),
/// and passes the adapter to the screen with the rest.
@MainActor
public struct MessageAdapter {
  let dataSource: any MessageDataSource
  let cell: any MessageCell
  let config: MessageUIConfig
  // Weak, because the delegate often holds the screen. Strong references would form a retain cycle.
  weak var delegate: (any MessageDelegate)?

  /// Collects what a screen needs.
  ///
  /// - Parameters:
  ///   - dataSource: The app's messages. The screen holds it strongly.
  ///   - delegate: The object that receives events, or nil. The screen holds it weakly.
  ///   - cell: The app's own rows.
  ///   - config: The colors of the rows.
  public init(
    dataSource: some MessageDataSource,
    delegate: (any MessageDelegate)? = nil,
    cell: some MessageCell = DefaultCell(),
    config: MessageUIConfig = MessageUIConfig()
  ) {
    self.dataSource = dataSource
    self.delegate = delegate
    self.cell = cell
    self.config = config
  }
}
