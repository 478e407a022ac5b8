/// A column of a known number of rows, whose parts are computed side by side, each in its place.
///
/// Safe because parts are consecutive ranges within the column, so that no two write the same
/// row; because the memory outlives the work, which is waited for; and because a part that leaves
/// rows open is filled up, so that every row is initialised.
///
/// - Parameters:
///   - parts: Consecutive ranges of rows from 0.
///   - empty: The value of rows that a part leaves open.
///   - body: Appends the values of the rows of one part; it must not depend on any other.
package func concurrentColumn<Value: BitwiseCopyable & Sendable>(
  parts: [Range<Int>], empty: Value,
  _ body: @Sendable (_ part: Int, _ values: inout OutputSpan<Value>) -> Void
) -> [Value] {
  guard let count = parts.last?.upperBound, count > 0 else { return [] }
  return unsafe [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
    nonisolated(unsafe) let column = unsafe buffer
    WorkerThreads.perform(iterations: parts.count) { part in
      let rows = unsafe UnsafeMutableBufferPointer(rebasing: column[parts[part]])
      var values = unsafe OutputSpan(buffer: rows, initializedCount: 0)
      body(part, &values)
      while !values.isFull { values.append(empty) }
      _ = unsafe values.finalize(for: rows)
    }
    initialized = count
  }
}
