import Dispatch
import Synchronization

/// The results of independent pieces of work, in the order of the pieces.
///
/// - Parameters:
///   - count: How many pieces there are.
///   - isConcurrent: Whether pieces may run at the same time; the results are the same.
///   - body: One piece of work; it must not depend on any other.
func concurrentMap<Result: Sendable>(
  _ count: Int, isConcurrent: Bool, _ body: @Sendable (Int) -> Result
) -> [Result] {
  guard isConcurrent, count > 1 else { return (0..<max(0, count)).map { body($0) } }
  let finished = Mutex<[(piece: Int, result: Result)]>([])
  DispatchQueue.concurrentPerform(iterations: count) { piece in
    let result = body(piece)
    finished.withLock { $0.append((piece, result)) }
  }
  return finished.withLock { $0.sorted { $0.piece < $1.piece }.map(\.result) }
}

/// Cuts a range of things of different weight into consecutive parts of similar weight.
///
/// - Parameters:
///   - offsets: The weight before every thing, ascending, with the total weight last.
///   - parts: How many parts are wanted; fewer come where there are fewer things.
func balancedRanges(offsets: [UInt32], parts: Int) -> [Range<Int>] {
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
