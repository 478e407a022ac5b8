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

/// Cuts `0..<count` into consecutive ranges of nearly the same length, some of them empty where
/// there are more ranges than numbers.
package func evenRanges(_ count: Int, parts: Int) -> [Range<Int>] {
  (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
}

/// Cuts a range of things of different weight into consecutive ranges of similar weight.
///
/// - Parameters:
///   - offsets: The weight before every thing, ascending, with the total weight last.
///   - parts: How many ranges are wanted; there are fewer where there are fewer things.
package func balancedRanges(offsets: [UInt32], parts: Int) -> [Range<Int>] {
  let count = offsets.count - 1
  guard count > 0, let total = offsets.last else { return [] }
  var ranges: [Range<Int>] = []
  var first = 0
  for part in 1...max(1, parts) {
    let target = Int(total) * part / max(1, parts)
    var end = first
    var high = count
    while end < high {
      let middle = (end + high) / 2
      if Int(offsets[middle + 1]) <= target { end = middle + 1 } else { high = middle }
    }
    if part == max(1, parts) { end = count }
    if end > first { ranges.append(first..<end) }
    first = end
  }
  return ranges
}
