public import PricebookDocument
import PricebookModel
import PricebookParallel
import Synchronization

/// Writes data tables as CSV: RFC 4180, UTF-8, line feeds, a header row.
///
/// Ranges of rows are formatted on all cores and handed on in order, so that a table of any
/// size needs only a few chunks of memory and the bytes do not depend on the number of cores.
/// Buffers and encoded names are kept from table to table.
public struct CSVRenderer: Sendable {
  /// How many rows make one chunk.
  public var rowsPerChunk: Int
  /// Whether text that looks like a formula gets an apostrophe; not for data that programs read.
  public var neutralisesFormulas = true

  private let dictionaries = EncodedDictionaries()
  private let pool = ChunkPool()

  /// A chunk of the usual number of rows stays in a core's own cache until it is written.
  public init(rowsPerChunk: Int = 1 << 12) { self.rowsPerChunk = max(1, rowsPerChunk) }

  /// Hands the table's bytes to `sink` in order, never two pieces at once, though pieces of a
  /// large table come from several threads.
  ///
  /// - Throws: What `sink` throws; nothing is handed on after that.
  /// - Complexity: Linear in rows × columns; one chunk per thread is held.
  public func write<Failure>(
    _ table: DataTable, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let formatter = formatter(of: table)
    try sink(formatter.header.span)
    let rowCount = max(0, table.rowCount)
    let chunkCount = (rowCount + rowsPerChunk - 1) / rowsPerChunk
    // Starting threads costs more than formatting a few chunks.
    let isSmall = chunkCount < 4 * WorkerThreads.count
    try withoutActuallyEscaping(sink) { sink throws(Failure) in
      let turns = ChunkTurns(count: chunkCount, sink: sink)
      let work: @Sendable () -> Void = {
        let chunk = pool.take()
        while let number = turns.next() {
          let first = number * rowsPerChunk
          formatter.format(first..<min(first + rowsPerChunk, rowCount), into: chunk)
          turns.handOn(chunk, number)
        }
        pool.put(chunk)
      }
      if isSmall { work() } else { WorkerThreads.perform(work) }
      try turns.rethrow()
    }
  }

  /// The whole table in memory, for small tables.
  public func bytes(of table: DataTable) -> [UInt8] {
    let formatter = formatter(of: table)
    let chunk = CSVChunk()
    formatter.format(0..<max(0, table.rowCount), into: chunk)
    return chunk.withBytes { rows in formatter.header + rows.indices.map { rows[$0] } }
  }

  private func formatter(of table: DataTable) -> RowFormatter {
    RowFormatter(table, dictionaries: dictionaries, neutralisesFormulas: neutralisesFormulas)
  }
}

/// Gives out chunks in order; safe to share, as only the thread whose turn it is calls the sink.
private final class ChunkTurns<Failure: Error>: @unchecked Sendable {
  private struct State {
    var given = 0
    var failure: Failure?
  }

  private let count: Int
  private let sink: (Span<UInt8>) throws(Failure) -> Void
  private let state = Mutex(State())
  private let gate = TurnGate()

  init(count: Int, sink: @escaping (Span<UInt8>) throws(Failure) -> Void) {
    self.count = count
    self.sink = sink
  }

  /// The next chunk, which must be handed on; none once there was a failure.
  func next() -> Int? {
    state.withLock { state in
      guard state.given < count, state.failure == nil else { return nil }
      state.given += 1
      return state.given - 1
    }
  }

  /// Hands on a chunk when all before it were, unless one of them failed.
  func handOn(_ chunk: CSVChunk, _ number: Int) {
    gate.wait(for: number)
    defer { gate.passOn() }
    guard state.withLock({ $0.failure == nil }) else { return }
    do throws(Failure) { try chunk.withBytes(sink) } catch { state.withLock { $0.failure = error } }
  }

  func rethrow() throws(Failure) {
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }
}

private final class ChunkPool: Sendable {
  private let spare = Mutex<[CSVChunk]>([])

  func take() -> CSVChunk { spare.withLock { $0.popLast() } ?? CSVChunk() }
  func put(_ chunk: CSVChunk) { spare.withLock { $0.append(chunk) } }
}

/// Formats ranges of rows of one table.
///
/// Rows are taken in blocks: first every column is asked for its values of the block, then the
/// cells are written row after row, with nothing left to ask.
struct RowFormatter: Sendable {
  let header: [UInt8]
  private let columns: [DataColumn.Values]
  /// The dictionaries of name columns, `nil` elsewhere.
  private let dictionaries: [EncodedNames?]
  private let neutralisesFormulas: Bool

  init(
    _ table: DataTable, dictionaries encoded: EncodedDictionaries, neutralisesFormulas: Bool = true
  ) {
    self.neutralisesFormulas = neutralisesFormulas
    columns = table.columns.map(\.values)
    dictionaries = table.columns.map {
      switch $0.values {
      case .names(_, let names): encoded.cells(of: names, neutralisesFormulas: neutralisesFormulas)
      default: nil
      }
    }
    var line: [UInt8] = []
    for (index, column) in table.columns.enumerated() {
      if index > 0 { line.append(UInt8(ascii: ",")) }
      Escaping.appendCSV(column.name, to: &line)
    }
    line.append(UInt8(ascii: "\n"))
    header = line
  }

  /// Replaces what the chunk holds by the lines of these rows.
  func format(_ rows: Range<Int>, into chunk: CSVChunk) {
    chunk.removeAll()
    var block = ColumnBlock(
      columnCount: columns.count, rowCount: min(rows.count, Self.blockSize),
      neutralisesFormulas: neutralisesFormulas)
    var first = rows.lowerBound
    while first < rows.upperBound {
      let blockRows = first..<min(first + Self.blockSize, rows.upperBound)
      first = blockRows.upperBound
      // Texts are made for one block and kept alive until their cells are written.
      var names = dictionaries
      var cells: [Cell] = []
      cells.reserveCapacity(columns.count)
      for (column, source) in columns.enumerated() {
        let form = block.fill(column, with: source, rows: blockRows, texts: &names[column])
        cells.append(
          Cell(
            form: form, widest: names[column]?.widestEntry ?? RowCursor.widestNumber,
            firstValue: block.start(of: column)))
      }
      withExtendedLifetime(names) { write(cells, block, rowCount: blockRows.count, into: chunk) }
    }
  }

  private static let blockSize = 256

  private struct Cell {
    var form: ColumnBlock.Form
    var widest: Int
    var firstValue: Int
  }

  private func write(_ cells: [Cell], _ block: ColumnBlock, rowCount: Int, into chunk: CSVChunk) {
    let widestLine = cells.reduce(1) { $0 + $1.widest + 1 }
    let values = block.values.span
    let digits = block.digits.span
    let cells = cells.span
    // A dictionary with one enormous name must not reserve it for every row.
    let step = max(1, min(rowCount, (1 << 20) / widestLine))
    var first = 0
    while first < rowCount {
      let end = min(first + step, rowCount)
      chunk.append(room: (end - first) * widestLine) { cursor in
        for row in first..<end {
          for column in cells.indices {
            if column > 0 { cursor.append(UInt8(ascii: ",")) }
            let place = cells[column].firstValue &+ row
            let value = values[place]
            if value == DataColumn.absent { continue }
            switch cells[column].form {
            case .name(let names): cursor.append(UInt32(truncatingIfNeeded: value), of: names)
            case .number: cursor.append(value, digits: Int(digits[place]))
            case .wholeNumber: cursor.append(value, digits: 0)
            case .fourDecimals: cursor.append(value, digits: 4)
            case .month: cursor.append(Month(index: Int32(truncatingIfNeeded: value)))
            case .date:
              cursor.append(CalendarDate(daysSinceEpoch: Int32(truncatingIfNeeded: value)))
            }
          }
          cursor.append(UInt8(ascii: "\n"))
        }
      }
      first = end
    }
  }
}

/// The dictionaries of name columns as finished cells, each encoded once for all that share it.
final class EncodedDictionaries: Sendable {
  private struct Entry {
    var names: [String]
    var neutralisesFormulas: Bool
    var cells: EncodedNames
  }

  private let known = Mutex<[Entry]>([])

  /// Columns that share a dictionary share its memory, so comparing the arrays is cheap.
  func cells(of names: [String], neutralisesFormulas: Bool) -> EncodedNames {
    known.withLock { known in
      let found = known.first { $0.neutralisesFormulas == neutralisesFormulas && $0.names == names }
      if let found { return found.cells }
      let cells = EncodedNames(names, neutralisesFormulas: neutralisesFormulas)
      known.append(Entry(names: names, neutralisesFormulas: neutralisesFormulas, cells: cells))
      return cells
    }
  }
}
