/// Which patterns of a mapping the current record fits.
///
/// The columns that patterns look at usually have few texts. So a text is compared with all patterns
/// once, and a record with it costs a look at what was found.
struct RowTests: ~Copyable {
  private let patterns: RowPatterns
  private var texts = ByteTable()
  /// Whether a text fits a condition, by both.
  private var isFitting: [Bool] = []
  /// The text of the current record in each column.
  private let current: ColumnBuffer<Int>
  /// Whether a record fitted a pattern, by the first condition of the pattern.
  private let isMet: ColumnBuffer<Bool>
  private let seed = ByteHash.processSeed()
  private static let textLimit = 1 << 16

  init(_ patterns: RowPatterns) {
    self.patterns = patterns
    current = ColumnBuffer(Array(repeating: 0, count: (patterns.columns.max() ?? 0) + 1))
    isMet = ColumnBuffer(patterns.conditions.map { _ in false })
  }

  mutating func take(_ bytes: ByteView, from start: Int, to end: Int, column: Int) {
    let hash = ByteHash.of(bytes, from: start, to: end, seed: seed)
    let known = texts.count
    let id = Int(texts.intern(bytes, from: start, to: end, hash: hash))
    current[column] = id
    guard id == known else { return }
    let text = bytes.bytes(from: start, to: end)
    for condition in patterns.conditions { isFitting.append(condition.fits(text)) }
  }

  /// Forgets the texts of the last part, if there are too many of them.
  mutating func beginPart() {
    guard texts.count > Self.textLimit else { return }
    texts.removeAll()
    isFitting.removeAll()
  }

  /// The patterns that a record fitted.
  var met: [UsedPattern] { patterns.written.filter { isMet[$0.key] }.map(\.value) }

  /// Whether the current record, which has so many fields, fits a pattern of a use.
  func fits(_ use: RowUse, fieldCount: Int = .max) -> Bool {
    let conditionCount = patterns.conditions.count
    var isAnyFit = false
    for pattern in patterns[use] {
      var isFit = true
      for condition in pattern {
        let column = patterns.columns[condition]
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
}
