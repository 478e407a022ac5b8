import Dispatch
import Foundation
import Synchronization

/// Writes data tables as CSV: RFC 4180, UTF-8, line feeds, a header row.
///
/// Ranges of rows are formatted on all cores and handed on in order, so that a table of any
/// size needs only a few chunks of memory and the bytes do not depend on the number of cores.
public struct CSVRenderer: Sendable {
  /// How many ranges of rows are formatted at once.
  public var threadCount: Int
  /// How many rows make one chunk.
  public var rowsPerChunk: Int
  /// Whether text that a spreadsheet would take for a formula gets an apostrophe before it; not
  /// for data that programs read.
  public var neutralisesFormulas = true

  public init(threadCount: Int = CSVRenderer.coreCount, rowsPerChunk: Int = 1 << 14) {
    self.threadCount = max(1, threadCount)
    self.rowsPerChunk = max(1, rowsPerChunk)
  }

  /// The number of cores that this process may use.
  public static var coreCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Hands the table's bytes to `sink` in order, always on the calling thread.
  ///
  /// - Throws: What `sink` throws; nothing is handed on after that.
  /// - Complexity: Linear in rows × columns; at most `2 × threadCount` chunks are held.
  public func write(_ table: DataTable, to sink: (Span<UInt8>) throws -> Void) throws {
    let formatter = RowFormatter(table, neutralisesFormulas: neutralisesFormulas)
    try sink(formatter.header.span)
    let chunks = stride(from: 0, to: max(0, table.rowCount), by: rowsPerChunk).map {
      $0..<min($0 + rowsPerChunk, table.rowCount)
    }
    if threadCount == 1 || chunks.count == 1 {
      let chunk = CSVChunk()
      for rows in chunks {
        formatter.format(rows, into: chunk)
        try chunk.withBytes(sink)
      }
    } else {
      try write(chunks, with: formatter, to: sink)
    }
  }

  /// The whole table in memory, for small tables.
  public func bytes(of table: DataTable) -> [UInt8] {
    let formatter = RowFormatter(table, neutralisesFormulas: neutralisesFormulas)
    let chunk = CSVChunk()
    formatter.format(0..<max(0, table.rowCount), into: chunk)
    return chunk.withBytes { rows in formatter.header + rows.indices.map { rows[$0] } }
  }

  /// Formats one wave of chunks while the wave before it is handed on.
  private func write(
    _ chunks: [Range<Int>], with formatter: RowFormatter, to sink: (Span<UInt8>) throws -> Void
  ) throws {
    let pool = ChunkPool()
    var wave: FormattingWave?
    for start in stride(from: 0, to: chunks.count + threadCount, by: threadCount) {
      var ready = wave?.finish() ?? []
      let ranges = chunks.dropFirst(start).prefix(threadCount)
      wave = ranges.isEmpty ? nil : FormattingWave(formatter, ranges, from: pool)
      do {
        while let chunk = ready.popLast() {
          try chunk.withBytes(sink)
          pool.put(chunk)
        }
      } catch {
        _ = wave?.finish()
        throw error
      }
    }
  }
}

/// Some chunks being formatted on other threads.
private final class FormattingWave: Sendable {
  private let chunks: Mutex<[CSVChunk?]>
  private let group = DispatchGroup()

  init(_ formatter: RowFormatter, _ ranges: ArraySlice<Range<Int>>, from pool: ChunkPool) {
    chunks = Mutex(Array(repeating: nil, count: ranges.count))
    for (index, rows) in ranges.enumerated() {
      DispatchQueue.global(qos: .userInitiated).async(group: group) {
        let chunk = pool.take()
        formatter.format(rows, into: chunk)
        self.put(chunk, at: index)
      }
    }
  }

  /// Waits for all chunks and takes them, the last one first.
  func finish() -> [CSVChunk] {
    group.wait()
    return chunks.withLock { held in
      let finished = held.reversed().compactMap(\.self)
      held = []
      return finished
    }
  }

  private func put(_ chunk: CSVChunk, at index: Int) {
    chunks.withLock { $0[index] = chunk }
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
