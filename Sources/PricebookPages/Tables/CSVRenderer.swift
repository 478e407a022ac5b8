import PricebookModel
import PricebookParallel
public import PricebookReport
import Synchronization

/// Writes data tables as CSV: RFC 4180, UTF-8, line feeds, a header row.
///
/// Ranges of rows are formatted on all cores and handed on in order, so that a table of any
/// size needs only a few chunks of memory and the bytes do not depend on the number of cores.
/// Buffers and encoded names are kept from table to table.
public struct CSVRenderer: Sendable {
  /// How many rows make one chunk.
  package var rowsPerChunk: Int
  /// Whether text that looks like a formula gets an apostrophe; not for data that programs read.
  package var neutralisesFormulas = true

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
    // Chunks on one thread make four tables of a million lines take 8 % longer; starting threads costs more
    // than formatting a few.
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

private final class ChunkPool: Sendable {
  private let spare = Mutex<[CSVChunk]>([])

  func take() -> CSVChunk { spare.withLock { $0.popLast() } ?? CSVChunk() }
  func put(_ chunk: CSVChunk) { spare.withLock { $0.append(chunk) } }
}
