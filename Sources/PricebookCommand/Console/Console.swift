import PricebookParallel

/// What the command says to the world: results to one output, all else to the other.
public struct Console {
  public var results: any ByteOutput
  public var messages: any ByteOutput
  /// Whether a person watches the messages.
  public var isTerminal: Bool
  /// The variables that the command looks at.
  public var environment: [String: String] { readEnvironment() }
  /// Puts a text on the terminal as it is, from any thread; `nil` where nobody watches.
  public var drawsProgress: (@Sendable (String) -> Void)?
  /// What becomes of values that a run needs no longer.
  var leavings = Leavings.dropped
  /// Most runs never ask.
  private let readEnvironment: @Sendable () -> [String: String]

  public init(
    results: any ByteOutput, messages: any ByteOutput, isTerminal: Bool = false,
    environment: @autoclosure @escaping @Sendable () -> [String: String] = [:],
    drawsProgress: (@Sendable (String) -> Void)? = nil
  ) {
    self.results = results
    self.messages = messages
    self.isTerminal = isTerminal
    readEnvironment = environment
    self.drawsProgress = drawsProgress
  }

  /// The console of the process.
  static func ofProcess() -> Console {
    let messages = FileDescriptor.standardError()
    var console = Console(
      results: DescriptorOutput(.standardOutput(), name: "standard output"),
      messages: DescriptorOutput(messages, name: "standard error"),
      isTerminal: messages.isTerminal,
      environment: EnvironmentVariables.read())
    console.leavings = .keptUntilExit
    // A dumb terminal cannot erase the line again.
    if messages.isTerminal, console.environment["TERM"] != "dumb" {
      console.drawsProgress = { text in
        try? DescriptorOutput(.standardError(), name: "standard error").write(text)
      }
    }
    return console
  }

  /// Prints a line of a message; that nobody reads it is no reason to stop.
  func say(_ line: String) {
    try? messages.write(line + "\n")
  }

  /// Whether messages have colours.
  func hasColor(_ choice: RunOptions.ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
  }
}
