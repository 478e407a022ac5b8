/// A column of numbers that mostly stay the same, or grow by one: each run of rows takes memory.
package struct RunColumn: RandomAccessCollection, Sendable {
  /// The rows from one on whose values are equal, or ascend by the step.
  private struct Run {
    var firstRow: UInt32
    var firstValue: UInt32
  }

  private var runs: [Run] = []
  private let step: UInt32
  package private(set) var count = 0

  /// - Parameter step: How much each value of a run is above the one before: 0 or 1.
  package init(step: UInt32) { self.step = step }
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(row: Int) -> UInt32 {
    precondition(row >= 0 && row < count)
    return value(of: runs[runs.partitionPoint { Int($0.firstRow) > row } - 1], at: row)
  }

  package mutating func append(_ value: UInt32) { append(value, count: 1) }

  package mutating func append(_ firstValue: UInt32, count added: Int) {
    guard added > 0 else { return }
    if runs.last.map({ self.value(of: $0, at: count) }) != firstValue {
      runs.append(Run(firstRow: UInt32(truncatingIfNeeded: count), firstValue: firstValue))
    }
    count += added
  }

  package mutating func remove(_ rows: [Int]) {
    var kept = RunColumn(step: step)
    var next = 0
    for (row, value) in self.enumerated() {
      if next < rows.count, rows[next] == row { next += 1 } else { kept.append(value) }
    }
    self = kept
  }

  /// Replaces every value by the one at its place in a table; the step must be 0.
  package mutating func renumber(_ table: [UInt32]) {
    precondition(step == 0)
    var renumbered = RunColumn(step: 0)
    for (rows, value) in eachRun { renumbered.append(table[Int(value)], count: rows.count) }
    self = renumbered
  }

  /// The rows of every run, and the value of the first of them.
  package var eachRun: [(rows: Range<Int>, firstValue: UInt32)] {
    runs.indices.map { place in
      let end = place + 1 < runs.count ? Int(runs[place + 1].firstRow) : count
      return (Int(runs[place].firstRow)..<end, runs[place].firstValue)
    }
  }

  private func value(of run: Run, at row: Int) -> UInt32 {
    run.firstValue &+ step &* (UInt32(truncatingIfNeeded: row) &- run.firstRow)
  }
}

extension RunColumn: Equatable {
  package static func == (left: RunColumn, right: RunColumn) -> Bool { left.elementsEqual(right) }
}
