import PricebookImport
package import PricebookModel
import PricebookParallel
import PricebookReport

/// The command line tool as a function of its arguments, so that tests can run it in-process.
package enum PricebookCommand {
  /// Runs the command line of this process.
  ///
  /// - Returns: The exit status.
  package static func runProcess() -> Int32 {
    FileDescriptor.reserveStandardNumbers()
    let console = Console.ofProcess()
    if let limit = ProcessLimit.stack, limit < Self.smallestStack {
      console.say(
        "pricebook: the stack may have only \(limit >> 10) KB, and \(Self.smallestStack >> 10) KB are needed; "
          + "run \"ulimit -s 8192\" first")
      return RunStatus.inputOutput.rawValue
    }
    if let limit = ProcessLimit.addressSpace, limit < Self.smallestAddressSpace {
      console.say(
        "pricebook: a program may have only \(limit >> 20) MiB of memory here, and "
          + "\(Self.smallestAddressSpace >> 20) MiB are needed; run \"ulimit -v unlimited\" first")
      return RunStatus.inputOutput.rawValue
    }
    guard let arguments = processArguments() else {
      console.say(
        "pricebook: the command line cannot be read, because /proc is not mounted; "
          + "run \"mount -t proc proc /proc\" first")
      return RunStatus.inputOutput.rawValue
    }
    MemoryPolicy.apply(hasFewAddresses: ProcessLimit.addressSpace != nil)
    MemoryExhaustion.endWithMessage()
    return run(arguments, console: console, today: { CalendarDate.today(in: $0) }).rawValue
  }

  /// In bytes; a debug build needs half of it.
  private static let smallestStack = 1 << 20
  /// Below it even a small book ends in the middle, with the runtime's list of calls.
  private static let smallestAddressSpace = 128 << 20

  /// Runs one command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - console: Where the run reads and prints.
  ///   - today: The day that the clock shows in a time zone, or else the machine's own.
  package static func run(
    _ arguments: [String], console: Console,
    today: @escaping (_ timeZone: String?) -> CalendarDate? = { _ in nil }
  ) -> RunStatus {
    Interruption.makeWritesFail()
    do {
      let parsed = try ParsedArguments(
        arguments, isPath: { FileDescriptor.entry(at: $0) != .missing })
      do { return try run(parsed, console: console, today: today) } catch let failure as RunFailure
      {
        console.say("pricebook: \(failure.message)")
        return failure.status
      } catch let failure as OutputFailure {
        if failure != .closedPipe { console.say("pricebook: \(failure)") }
        return failure.runStatus
      }
    } catch let error as UsageError {
      console.say("pricebook: " + error.message + (error.remedy.map { "; \($0)" } ?? ""))
      return .usage
    } catch {
      console.say("pricebook: \(visible(String(describing: error)))")
      return .inputOutput
    }
  }

  private static func run(
    _ parsed: ParsedArguments, console: Console,
    today: @escaping (_ timeZone: String?) -> CalendarDate?
  ) throws -> RunStatus {
    if parsed.has(.version) { return try print("pricebook \(HelpText.version)\n", on: console) }
    guard let command = parsed.command else {
      return try parsed.has(.help) ? print(HelpText.overview, on: console) : welcome(console)
    }
    if parsed.has(.help) { return try print(HelpText.help(for: command), on: console) }
    func run() throws(UsageError) -> CommandRun {
      CommandRun(
        command: command, options: try RunOptions(parsed, of: command), console: console,
        today: today)
    }
    switch command {
    case .report: return try run().writeReports()
    case .month: return try run().printReport(.index)
    case .review: return try run().printReport(.spendingReview)
    case .trends: return try run().printReport(.priceTrends)
    case .compare: return try run().printReport(.storeComparison)
    case .score: return try run().printReport(.score)
    case .price: return try run().printPrice()
    case .why: return try run().printLines()
    case .table: return try run().printTables()
    case .list: return try run().printLists()
    case .match: return try run().matchNames()
    case .export: return try run().exportLines()
    case .inspect: return try run().inspect()
    case .explain: return try explain(parsed, console: console)
    case .sample: return try writeSample(parsed, console: console)
    case .completions: return try complete(parsed, console: console)
    case .help: return try help(parsed, console: console)
    }
  }

  private static func print(_ text: String, on console: Console) throws -> RunStatus {
    try console.results.write(text)
    return .done
  }

  /// Without a command: the overview, or the first steps if the current folder has no data.
  private static func welcome(_ console: Console) throws -> RunStatus {
    guard BookImporter.findsFiles(in: ".") else {
      throw RunFailure(status: .badData, message: FirstSteps.message(in: FirstSteps.here))
    }
    try console.messages.write(HelpText.overview)
    return .usage
  }

  private static func help(_ parsed: ParsedArguments, console: Console) throws -> RunStatus {
    if parsed.has(.man) {
      guard parsed.operands.isEmpty else {
        throw UsageError("the manual page is of all commands", remedy: "pricebook help --man")
      }
      return try print(ManualPage.text, on: console)
    }
    return try print(HelpTopic.help(for: parsed.operands), on: console)
  }

  private static func complete(_ parsed: ParsedArguments, console: Console) throws -> RunStatus {
    let shells = CompletionShell.allCases.map(\.rawValue)
    guard let word = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError(
        "\"completions\" needs one shell", remedy: "one of: \(shells.joined(separator: ", "))")
    }
    guard let shell = CompletionShell(rawValue: word) else {
      // $SHELL is a path.
      let name = word.split(separator: "/").last.map(String.init) ?? word
      throw UsageError(
        "unknown shell \(quoted(word))",
        remedy: Suggestion.word(for: name, among: shells).map { "did you mean \"\($0)\"?" }
          ?? "one of: \(shells.joined(separator: ", "))")
    }
    return try print(shell.script, on: console)
  }

  private static func explain(_ parsed: ParsedArguments, console: Console) throws -> RunStatus {
    if parsed.operands.isEmpty { return try print(ExplanationText.list, on: console) }
    for (number, word) in parsed.operands.enumerated() {
      let text = try ExplanationText.text(of: word)
      try console.results.write((number > 0 ? "\n" : "") + text)
    }
    return .done
  }

  static func writeSample(_ parsed: ParsedArguments, console: Console) throws -> RunStatus {
    guard let path = parsed.operands.first, parsed.operands.count == 1, !path.isEmpty else {
      throw UsageError("\"sample\" needs one folder", remedy: "pricebook sample sample-book")
    }
    if let name = SampleBook.foreignName(in: path) {
      throw RunFailure(
        status: .cannotCreate,
        message:
          "\(visible(path)): contains \(quoted(name)), which is not part of the sample book; "
          + "name an empty or a new folder")
    }
    let count: Int
    do throws(OutputFailure) {
      count = try SampleBook.write(into: path)
    } catch .cannotCreate(let path, let reason) {
      throw RunFailure(
        status: .cannotCreate,
        message: "\(visible(path)): cannot be created: \(reason); name another folder")
    }
    console.say("Wrote the sample book (\(counted(count, "file"))) to \(visible(path))")
    console.say("Next: pricebook report \(visible(shellWord(path))) --open")
    return .done
  }
}
