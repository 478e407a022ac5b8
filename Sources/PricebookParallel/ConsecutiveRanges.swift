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
