import Foundation
import PricebookModel
import Synchronization

/// What one run of one stage took.
struct Measurement: Codable {
  var stage: String
  /// Wall time.
  var seconds: Double
  /// The most memory that the process had resident up to the end of the stage.
  var peakBytes: Int
}

/// Takes the measurements of one process and gives them away only when the answers were checked.
struct Stopwatch {
  private(set) var measurements: [Measurement] = []

  mutating func measure<Result>(_ stage: String, _ work: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    let result = try work()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    measurements.append(
      Measurement(stage: stage, seconds: seconds, peakBytes: Self.peakBytes))
    return result
  }

  /// Measures work that says itself what its stages are; they come after the whole.
  mutating func measure<Result>(
    _ stage: String, _ work: (StageObserver) throws -> Result
  ) rethrows -> Result {
    let clock = StageClock()
    let result = try measure(stage) { try work(clock.observer) }
    measurements += clock.measurements.map { part in
      Measurement(stage: "\(stage)/\(part.stage)", seconds: part.seconds, peakBytes: part.peakBytes)
    }
    return result
  }

  /// Hands the measurements to the process that asked for them, as JSON on standard output.
  func report() throws {
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(measurements))
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
}

/// Measures the stages that an observer hears of, from any thread.
private final class StageClock: Sendable {
  private let starts = Mutex<[String: ContinuousClock.Instant]>([:])
  private let ended = Mutex<[Measurement]>([])

  /// In the order in which they ended; stages that share the cores overlap.
  var measurements: [Measurement] { ended.withLock { $0 } }

  var observer: StageObserver {
    StageObserver { [self] stage, isBeginning in
      let now = ContinuousClock.now
      guard !isBeginning else { return starts.withLock { $0[stage] = now } }
      guard let start = starts.withLock({ $0[stage] }) else { return }
      ended.withLock {
        $0.append(
          Measurement(
            stage: stage, seconds: (now - start) / .seconds(1), peakBytes: Stopwatch.peakBytes))
      }
    }
  }
}
