/// What an app plugs into the kit's screen: its data, its rows, its colours, and who is told.
///
/// It adapts nothing by itself. It takes the app's adapter, the data source, and hands it to the
/// screen together with the rest.
@MainActor
public struct MessageAdapter {
  let dataSource: any MessageDataSource
  let cell: any MessageCell
  let config: MessageUIConfig
  // Weak: the delegate often keeps the screen. If both kept each other, neither would ever go.
  weak var delegate: (any MessageDelegate)?

  /// Creates what a screen is made with.
  ///
  /// - Parameters:
  ///   - dataSource: The app's messages. It is kept as long as the screen is.
  ///   - delegate: Who is told what happens; it isn't kept. With nil, nobody is told.
  ///   - cell: The app's own rows.
  ///   - config: The colours of the rows.
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
