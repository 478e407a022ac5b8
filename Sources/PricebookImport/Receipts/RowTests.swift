/// Which patterns of a mapping the current record fits.
///
/// The columns that patterns look at usually have few texts. So a text is compared with all patterns
/// once, and a record with it costs a look at what was found.
struct RowTests: ~Copyable {
  /// The conditions of all patterns, and the column of each.
  private let conditions: [RowTest.Condition]
  private let columns: [Int]
  /// The patterns of each use, as the numbers of their conditions.
  private let only, skip, footers, adjustments, moneyOff, returns: [[Int]]
  /// What the mapping says, by the first condition of each pattern.
  private let written: [Int: UsedPattern]
  private var texts = ByteTable()
  /// Whether a text fits a condition, by both.
  private var isFitting: [Bool] = []
  /// The text of the current record in each column.
  private let current: ColumnBuffer<Int>
  /// Whether a record fitted a pattern, by the first condition of the pattern.
  private let isMet: ColumnBuffer<Bool>
  private let seed = ByteHash.processSeed()
  private static let textLimit = 1 << 16

  init(_ rules: RowRules) {
    var known: [RowTest.Condition] = []
    var written: [Int: UsedPattern] = [:]
    func patterns(_ use: RowUse) -> [[Int]] {
      (rules.tests[use] ?? []).map { test in
        written[known.count] = UsedPattern(use: use, pattern: test.pattern)
        known += test.conditions
        return Array(known.indices.suffix(test.conditions.count))
      }
    }
    only = patterns(.only)
    skip = patterns(.skip)
    footers = patterns(.footers)
    adjustments = patterns(.adjustments)
    moneyOff = patterns(.moneyOff)
    returns = patterns(.returns)
    columns = known.map { rules.slotColumns[$0.slot] }
    conditions = known
    self.written = written
    current = ColumnBuffer(Array(repeating: 0, count: (columns.max() ?? 0) + 1))
    isMet = ColumnBuffer(conditions.map { _ in false })
  }

  mutating func take(_ bytes: ByteView, from start: Int, to end: Int, column: Int) {
    let hash = ByteHash.of(bytes, from: start, to: end, seed: seed)
    let known = texts.count
    let id = Int(texts.intern(bytes, from: start, to: end, hash: hash))
    current[column] = id
    guard id == known else { return }
    let text = bytes.bytes(from: start, to: end)
    for condition in conditions { isFitting.append(condition.fits(text)) }
  }

  /// Forgets the texts of the last part, if there are too many of them.
  mutating func beginPart() {
    guard texts.count > Self.textLimit else { return }
    texts.removeAll()
    isFitting.removeAll()
  }

  /// The patterns that a record fitted.
  var met: [UsedPattern] { written.filter { isMet[$0.key] }.map(\.value) }

  /// Whether the current record, which has so many fields, fits a pattern of a use.
  func fits(_ use: RowUse, fieldCount: Int = .max) -> Bool {
    let conditionCount = conditions.count
    var isAnyFit = false
    for pattern in patterns(use) {
      var isFit = true
      for condition in pattern {
        let column = columns[condition]
        guard column < fieldCount, isFitting[current[column] * conditionCount + condition] else {
          isFit = false
          break
        }
      }
      if isFit, let first = pattern.first {
        isMet[first] = true
        isAnyFit = true
      }
    }
    return isAnyFit
  }

  private func patterns(_ use: RowUse) -> [[Int]] {
    switch use {
    case .only: only
    case .skip: skip
    case .footers: footers
    case .adjustments: adjustments
    case .moneyOff: moneyOff
    case .returns: returns
    }
  }
}
