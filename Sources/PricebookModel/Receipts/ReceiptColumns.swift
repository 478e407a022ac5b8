/// Numbers as they were written, in nine bytes each as a rule.
package struct DecimalColumn: Sendable {
  /// The significand; for a number that does not fit, its place in ``wide``.
  private var significands: [Int64] = []
  private var scales: [UInt8] = []
  private var wide: [ExactDecimal] = []
  /// In place of a scale: no number, and one of more than 64 bits.
  private static let absent: UInt8 = 255
  private static let isWide: UInt8 = 254

  package init() {}
  package var count: Int { scales.count }

  package subscript(row: Int) -> ExactDecimal? {
    switch scales[row] {
    case Self.absent: nil
    case Self.isWide: wide[Int(significands[row])]
    case let scale: ExactDecimal(significand: Int128(significands[row]), scale: scale)
    }
  }

  package mutating func append(_ number: ExactDecimal?) {
    guard let number else {
      significands.append(0)
      return scales.append(Self.absent)
    }
    if let significand = Int64(exactly: number.significand) {
      significands.append(significand)
      scales.append(number.scale)
    } else {
      significands.append(Int64(wide.count))
      scales.append(Self.isWide)
      wide.append(number)
    }
  }

  /// Removes rows, ascending and each once, so that those behind them move up.
  package mutating func remove(_ removed: [Int]) {
    significands.remove(removed)
    scales.remove(removed)
  }
}

extension Array {
  /// Removes elements, ascending, each once; those behind move up, and an empty column stays so.
  package mutating func remove(_ removed: [Int]) {
    guard let first = removed.first, !isEmpty else { return }
    var place = first
    var next = 0
    for row in first..<count {
      if next < removed.count, removed[next] == row {
        next += 1
      } else {
        self[place] = self[row]
        place += 1
      }
    }
    removeLast(count - place)
  }
}

/// A column that keeps for each row the number of its value in a shorter table.
///
/// Public and inlinable, because loops over millions of rows in other targets read it.
@frozen public struct LookupColumn<Element: Sendable>: RandomAccessCollection, Sendable {
  @usableFromInline let numbers: [UInt32]
  @usableFromInline let values: [Element]

  /// - Parameters:
  ///   - numbers: One for each row.
  ///   - values: The values by their numbers.
  @inlinable public init(_ numbers: [UInt32], in values: [Element]) {
    self.numbers = numbers
    self.values = values
  }

  /// Always 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of rows.
  @inlinable public var endIndex: Int { numbers.count }
  /// The value of a row.
  @inlinable public subscript(row: Int) -> Element { values[Int(numbers[row])] }
}

extension LookupColumn: Equatable where Element: Equatable {
  /// Whether two columns have the same values in the same rows.
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}

/// A column of numbers that mostly stay the same, or grow by one: each run of rows takes memory.
package struct RunColumn: RandomAccessCollection, Sendable {
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

/// A column of amounts that are mostly zero; only the others are stored.
package struct SparseAmounts: Sendable {
  package private(set) var rows: [UInt32] = []
  /// The amounts of ``rows``.
  package private(set) var amounts: [Amount] = []

  package init() {}
  package var isEmpty: Bool { rows.isEmpty }

  /// The amount of a row, zero where none is stored.
  package subscript(row: Int) -> Amount {
    let place = rows.partitionPoint { Int($0) >= row }
    return place < rows.count && Int(rows[place]) == row ? amounts[place] : .zero
  }

  package mutating func append(_ amount: Amount, row: Int) {
    guard amount != .zero else { return }
    rows.append(UInt32(truncatingIfNeeded: row))
    amounts.append(amount)
  }

  /// Removes rows, ascending and each once, so that those behind them move up.
  package mutating func remove(_ removed: [Int]) {
    guard !isEmpty, !removed.isEmpty else { return }
    var kept = SparseAmounts()
    var next = 0
    for (row, amount) in zip(rows, amounts) {
      while next < removed.count, removed[next] < Int(row) { next += 1 }
      if next < removed.count, removed[next] == Int(row) { continue }
      kept.append(amount, row: Int(row) - next)
    }
    self = kept
  }
}
