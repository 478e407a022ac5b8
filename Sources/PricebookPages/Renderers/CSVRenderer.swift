public import PricebookDocument
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
  /// Whether text that a spreadsheet would take for a formula gets an apostrophe before it; not
  /// for data that programs read.
  public var neutralisesFormulas = true

  private let dictionaries = EncodedDictionaries()
  private let pool = ChunkPool()

  /// A chunk of the usual number of rows stays in a core's own cache until it is written.
  public init(rowsPerChunk: Int = 1 << 12) {
    self.rowsPerChunk = max(1, rowsPerChunk)
  }

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
    RowFormatter(
      table, dictionaries: dictionaries, neutralisesFormulas: neutralisesFormulas)
  }
}

/// The numbers of chunks, given out in order, and their turns to be handed on.
///
/// Safe to share because the sink is only called by the thread whose turn it is.
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
    do throws(Failure) {
      try chunk.withBytes(sink)
    } catch {
      state.withLock { $0.failure = error }
    }
  }

  func rethrow() throws(Failure) {
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }
}

/// Buffers between uses, so that each is grown and cleared only once.
private final class ChunkPool: Sendable {
  private let spare = Mutex<[CSVChunk]>([])

  func take() -> CSVChunk {
    spare.withLock { $0.popLast() } ?? CSVChunk()
  }

  func put(_ chunk: CSVChunk) {
    spare.withLock { $0.append(chunk) }
  }
}
