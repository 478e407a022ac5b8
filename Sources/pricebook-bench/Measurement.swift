import Foundation

/// Wall time, throughput and peak memory of one stage, printed as a row.
struct Measurement {
  var lineCount: Int
  var byteCount: Int

  /// Runs a stage and prints what it took.
  func measure<Result>(_ name: String, _ stage: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    let result = try stage()
    let seconds = max((ContinuousClock.now - start) / .seconds(1), 1e-9)
    let cells = [
      column(String(format: "%.3f", seconds), 11),
      column(String(Int(Double(lineCount) / seconds)), 12),
      column(String(format: "%.1f", Double(byteCount) / seconds / 1e6), 8),
      column(String(format: "%.1f", Double(Self.peakBytes) / 1e6), 10),
    ]
    print(name.padding(toLength: 15, withPad: " ", startingAt: 0) + cells.joined())
    return result
  }

  /// The most memory that this process had resident so far.
  static var peakBytes: Int {
    var usage = rusage()
    #if canImport(Darwin)
      let unit = 1
      let status = unsafe getrusage(RUSAGE_SELF, &usage)
    #else
      let unit = 1_024
      let status = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return status == 0 ? Int(usage.ru_maxrss) * unit : 0
  }

  private func column(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
