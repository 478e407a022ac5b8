import PricebookModel
import PricebookParallel

/// Reads receipt files into columns: the first of two phases.
///
/// Threads take parts in order under a lock (reading and splitting are sequential and cheap), parse
/// them independently, and hand them over in order. A file is never in memory whole: each thread
/// holds one block. Names are kept as written; ``ReceiptCollector/assembled(with:purchases:persons:into:)``
/// resolves them and reconciles the files.
struct ReceiptReader: Sendable {
  /// What holds for all files of a book, and limits of memory and messages.
  struct Options: Sendable {
    /// What an ambiguous currency sign means, and the currency of files that name none.
    var bookCurrency: CurrencyCode?
    var keepsWritten = false
    /// Bytes read at a time, fewer for a small file: what stays in a core's own cache.
    var blockSize = 1 << 18
    /// How many rejected records and warnings of one book are kept; further ones are only counted.
    var keptProblemLimit = 100_000
    var recordLimit = 64 << 20
  }

  var options: Options
  init(_ options: Options = Options()) { self.options = options }

  /// Reads every file as far as it can be read.
  ///
  /// - Parameter progress: Gets the bytes read over all files, never from two threads at once, and
  ///   says whether to go on.
  func read(
    _ files: [ReceiptFile], progress: @escaping @Sendable (Int) -> Bool = { _ in true }
  ) -> ReceiptCollector {
    let collector = ReceiptCollector(options: options)
    var failures: [ReadFailure] = []
    var byteCount = 0
    for file in files {
      collector.beginFile(file)
      let bytesBefore = byteCount
      var table: ReceiptFile? = file
      do throws(ReadFailure) {
        while let present = table {
          let source = try parts(of: present)
          if bytesBefore + (source.expectedSize ?? Self.largeInput) >= Self.largeInput {
            MemoryPolicy.returnLargeBlocks()
          }
          let (count, failure) = read(present, source, into: collector) {
            progress(bytesBefore + $0)
          }
          byteCount = bytesBefore + count
          if let failure { failures.append(failure) }
          table = failure == nil ? try nextTable(of: present, collector) : nil
        }
      } catch {
        failures.append(error)
      }
      collector.reportSkippedTable()
    }
    collector.finish(failures)
    return collector
  }

  private func parts(of file: ReceiptFile) throws(ReadFailure) -> PartSource {
    try PartSource(
      file.input, displayPath: file.displayPath,
      dialect: file.reading.shape?.dialect ?? file.reading.dialect,
      unit: file.reading.shape?.unit ?? .line,
      blockSize: options.blockSize, recordLimit: options.recordLimit)
  }

  /// Reads the parts of one table on all cores; on one where it is small, or where rows take values
  /// from rows above them.
  private func read(
    _ file: ReceiptFile, _ source: PartSource, into collector: ReceiptCollector,
    progress: @escaping @Sendable (Int) -> Bool
  ) -> (byteCount: Int, failure: ReadFailure?) {
    let expectedSize = source.expectedSize
    let storedSize = source.storedSize
    let gate = TurnGate()
    let options = options
    let work: @Sendable () -> Void = {
      var parser = RowParser(file: file, options: options)
      var buffer = ByteBuffer(capacity: source.blockSize + 4096)
      var ids = CollectorIDs()
      let spread = file.reading.shape?.spread
      var rows = ByteBuffer(capacity: spread == nil ? 64 : source.blockSize)
      while var part = source.next(into: &buffer) {
        let byteCount = buffer.count
        if let spread {
          rows.removeAll()
          spread.reshape(&part, buffer.view, into: &rows)
          swap(&rows, &buffer)
        }
        parser.parse(part, buffer.view)
        gate.wait(for: part.sequence)
        if part.sequence == 0, let storedSize {
          collector.reserve(for: parser, byteCount: byteCount, bytesLeft: storedSize - byteCount)
        }
        collector.take(&parser, buffer.view, part, &ids)
        let goesOn = progress(part.byteCountSoFar)
        if !goesOn || collector.files.last?.notes.nextTable != nil { source.stop() }
        gate.passOn()
      }
    }
    let isSmall = expectedSize.map { $0 <= options.blockSize } ?? false
    // Where rows take values from rows above them, one parser has to see them all.
    let mapping = file.reading.mapping
    let isSequential =
      !mapping.firstRowOnly.isEmpty || !mapping.receiptMoney.isEmpty || !mapping.storeRows.isEmpty
    if isSmall || isSequential { work() } else { WorkerThreads.perform(work) }
    collector.endFile(byteCount: source.outcome.byteCount)
    return source.outcome
  }

  /// From this many bytes on, freed memory goes back to the system instead of being kept.
  private static let largeInput = 32 << 20
  /// How many tables of one file are read; a warning names the rest.
  static let tableLimit = 100

  /// The table after the one that was read; `nil` if there is none, or one that cannot be read.
  func nextTable(of file: ReceiptFile, _ collector: ReceiptCollector) throws(ReadFailure)
    -> ReceiptFile?
  {
    guard let place = collector.takeNextTable() else { return nil }
    if case .standardInput = file.input {
      collector.leaveTable(at: place, Message.inputIsReadOnce)
      return nil
    }
    guard collector.tableCount < Self.tableLimit else {
      collector.leaveTable(at: place, Message.tooManyTables(limit: Self.tableLimit))
      return nil
    }
    var source = try TextSource(
      file.input, displayPath: file.displayPath, dialect: file.reading.dialect)
    source.skip(place.offset)
    var head = ByteBuffer(capacity: 1 << 16)
    _ = source.append(to: &head, length: 1 << 16)
    var choices = file.choices
    choices.file = file.displayPath
    let detection = TableDetective.detectNextTable(
      head.view.bytes(from: 0, to: head.count), dialect: file.reading.dialect, choices: choices)
    guard case .receipts(var reading) = detection else {
      collector.leaveTable(at: place, Message.headerNotKnown)
      return nil
    }
    let problems =
      reading.diagnostics + [reading.priceProblem(file: file.displayPath)].compactMap(\.self)
    guard collector.take(problems, firstLine: place.line) else { return nil }
    reading.dialect.dataOffset += place.offset
    reading.dialect.dataLine += place.line - 1
    var table = file
    table.reading = reading
    table.defaultStore =
      file.choices.reading.store
      ?? (reading.has(.store) ? nil : file.storeOfName ?? file.defaultStore)
    return table
  }
}

extension ReceiptCollector {
  var tableCount: Int { 1 + (files.last?.notes.tables.count ?? 0) }

  func takeNextTable() -> OtherRecord.Place? {
    guard let current = files.indices.last, let place = files[current].notes.nextTable
    else { return nil }
    files[current].notes.nextTable = nil
    files[current].notes.tables.add(place.line)
    files[current].notes.sums.begin(at: lines.count)
    return place
  }

  /// Reports that a table of receipts was not read.
  func leaveTable(at place: OtherRecord.Place, _ reason: String) {
    guard let file = files.last?.file else { return }
    isCut = true
    diagnostics.append(
      Diagnostic(.tableNotRead(reason: reason), file: file.displayPath, line: place.line))
  }

  func take(_ problems: [Diagnostic], firstLine: Int) -> Bool {
    for var problem in problems {
      problem.line = max(problem.line, 1) + firstLine - 1
      diagnostics.append(problem)
    }
    guard problems.contains(where: { $0.severity == .error }) else { return true }
    isCut = true
    return false
  }
}

extension DiagnosticMessage {
  fileprivate static func tableNotRead(reason: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .tableNotRead,
      "another table of receipts begins here; it was not read, nor anything after it: \(reason)")
  }
}

extension Message {
  fileprivate static let inputIsReadOnce = "standard input cannot be read twice; save it as a file"

  fileprivate static func tooManyTables(limit: Int) -> String {
    "the file has more than \(limit) tables; split it into files"
  }

  fileprivate static let headerNotKnown = "its header is not known; move it to a file of its own"
}
