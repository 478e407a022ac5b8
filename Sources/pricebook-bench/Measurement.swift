import Foundation
import PricebookModel
import Synchronization

/// The time and memory of one run of one stage.
struct Measurement: Codable {
  var stage: String
  /// Wall time.
  var seconds: Double
  /// The peak resident memory of the process up to the end of the stage.
  var peakBytes: Int
}

/// Takes the measurements of one process, which are reported after its results were checked.
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

  /// Measures work that reports its own stages; they are listed after the whole.
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

  /// Writes the measurements as JSON to standard output, for the parent process.
  func report() throws {
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(measurements))
  }
}

/// Measures the stages reported to an observer, from any thread.
private final class StageClock: Sendable {
  private let starts = Mutex<[String: ContinuousClock.Instant]>([:])
  private let ended = Mutex<[Measurement]>([])

  /// In the order in which they ended; parallel stages overlap.
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
