/// The limits on reading one store, so that a hostile one cannot hang the run or fill the memory.
struct SQLiteAllowance: Sendable {
  static let stepsPerCheck = 1_000
  private static let longestSeconds = 60
  private(set) var textBytes: Int
  private var rows, steps: Int
  private let deadline = ContinuousClock.now.advanced(by: .seconds(Self.longestSeconds))
  private var isLate = false
  var isUsedUp: Bool { rows < 0 || steps < 0 || textBytes < 0 || isLate }

  /// - Parameter byteCount: The size of the store and its log. An undamaged store has at most that
  ///   many bytes of text (half as many again with UTF-16) and fewer rows, and each row takes a few
  ///   steps per column.
  init(byteCount: Int) {
    let bytes = min(max(0, byteCount), 1 << 40) + (1 << 16)
    (textBytes, rows, steps) = (2 * bytes, bytes, 64 * bytes)
  }

  /// Whether reading may go on.
  mutating func spend(steps: Int = 0, rows: Int = 0, textBytes: Int = 0) -> Bool {
    self.steps -= steps
    self.rows -= rows
    self.textBytes -= textBytes
    if steps > 0 { isLate = ContinuousClock.now >= deadline }
    return !isUsedUp
  }
}
