import Synchronization

/// A line that shows the progress of a long read; called from any thread, and erased at the end.
final class ProgressBar: Sendable {
  private struct State {
    var lastDrawn: ContinuousClock.Instant?
    var isDrawn = false
  }

  private let state = Mutex(State())
  private let start: ContinuousClock.Instant
  private let draw: @Sendable (String) -> Void

  init(start: ContinuousClock.Instant = .now, draw: @escaping @Sendable (String) -> Void) {
    self.start = start
    self.draw = draw
  }

  func update(bytesRead: Int, of total: Int) {
    let now = ContinuousClock.now
    guard now - start >= Self.patience else { return }
    state.withLock { state in
      if let last = state.lastDrawn, now - last < .milliseconds(100) { return }
      state.lastDrawn = now
      state.isDrawn = true
      write(Self.line(bytesRead: bytesRead, of: total, after: now - start))
    }
  }

  func note(_ text: String) {
    guard ContinuousClock.now - start >= Self.patience else { return }
    state.withLock { state in
      state.isDrawn = true
      write(text)
    }
  }

  /// A narrow terminal cuts the line; a wrapped line could not be erased.
  private func write(_ line: String) { draw("\r\u{1B}[?7l\(line)\(Self.eraseToEnd)\u{1B}[?7h") }

  func erase() {
    state.withLock { state in
      if state.isDrawn { draw("\r" + Self.eraseToEnd) }
      state.isDrawn = false
    }
  }

  private static let patience = Duration.milliseconds(500)
  private static let eraseToEnd = "\u{1B}[K"

  /// The line at one moment: bar, share, bytes, rate and remaining time.
  static func line(bytesRead: Int, of total: Int, after elapsed: Duration) -> String {
    let seconds = max(elapsed / .seconds(1), 0.001)
    let rate = Double(bytesRead) / seconds
    guard total > 0, bytesRead <= total else {
      return "Reading \(megabytes(Double(bytesRead))) MB, \(megabytes(rate)) MB/s"
    }
    let share = Double(bytesRead) / Double(total)
    let width = 24
    let filled = Int(share * Double(width))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let remaining = rate > 0 ? Int(min(Double(total - bytesRead) / rate, 359_999)) : 0
    return "Reading \(bar) \(Int(share * 100)) % of \(megabytes(Double(total))) MB, "
      + "\(megabytes(rate)) MB/s, \(time(remaining)) left"
  }

  /// `45 s`, `2 min 5 s`, `3 h 20 min`.
  private static func time(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3_600: "\(seconds / 60) min \(seconds % 60) s"
    default: "\(seconds / 3_600) h \(seconds / 60 % 60) min"
    }
  }

  private static func megabytes(_ bytes: Double) -> Int { Int(min(bytes / 1e6, 1e15)) }
}
