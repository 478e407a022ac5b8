import Foundation

/// The times of a whole benchmark, to print or to save for comparison.
struct BenchmarkResults: Codable {
  /// The times of several runs of one stage.
  struct Stage: Codable {
    var name: String
    /// Wall time of each run, ascending.
    var seconds: [Double]
    /// The highest of all runs.
    var peakBytes: Int

    var median: Double {
      let middle = seconds.count / 2
      guard seconds.indices.contains(middle) else { return 0 }
      return seconds.count.isMultiple(of: 2)
        ? (seconds[middle - 1] + seconds[middle]) / 2 : seconds[middle]
    }
  }

  /// The version of the saved form.
  var version = 1
  var lines: Int
  var bytes: Int
  var seed: UInt64
  var cores: Int
  /// In the order in which they run.
  var stages: [Stage] = []

  mutating func add(_ measurements: [Measurement]) {
    for measurement in measurements {
      let place = stages.firstIndex { $0.name == measurement.stage } ?? stages.count
      if place == stages.count {
        stages.append(Stage(name: measurement.stage, seconds: [], peakBytes: 0))
      }
      stages[place].seconds.append(measurement.seconds)
      stages[place].seconds.sort()
      stages[place].peakBytes = max(stages[place].peakBytes, measurement.peakBytes)
    }
  }

  init(lines: Int, bytes: Int, seed: UInt64) {
    self.lines = lines
    self.bytes = bytes
    self.seed = seed
    cores = ProcessInfo.processInfo.activeProcessorCount
  }

  /// Reads results that `--json` printed.
  init(baseline path: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw BenchmarkError("\(path) cannot be read")
    }
    do {
      self = try JSONDecoder().decode(BenchmarkResults.self, from: data)
    } catch {
      throw BenchmarkError("\(path) is not the output of --json")
    }
    guard version == 1 else { throw BenchmarkError("\(path) has version \(version), not 1") }
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension BenchmarkResults {
  /// A row for each stage with its median, and with that of a baseline.
  func table(beside baseline: BenchmarkResults? = nil) -> String {
    let width = (stages.map(\.name.count).max() ?? 0) + 2
    var text = padded("stage", width) + "   seconds     lines/s    MB/s   peak MB"
    if baseline != nil { text += "    before   ratio" }
    text += "\n"
    for stage in stages {
      let seconds = stage.median
      // A part of a stage does not see all lines, so it has no rate.
      let isRate = !stage.name.contains("/") && seconds >= 0.001
      text += padded(stage.name, width)
      text += number(seconds, 10, digits: 4)
      text += number(isRate ? Double(lines) / seconds : nil, 12, digits: 0)
      text += number(isRate ? Double(bytes) / seconds / 1e6 : nil, 8, digits: 1)
      text += number(Double(stage.peakBytes) / 1e6, 10, digits: 1)
      if let before = baseline?.stage(stage.name)?.median {
        text += number(before, 10, digits: 4) + number(seconds / max(before, 1e-9), 8, digits: 2)
      }
      text += "\n"
    }
    return text
  }

  /// A sentence for each stage that is slower than in a baseline.
  ///
  /// - Parameter tolerance: In percent.
  func slower(than baseline: BenchmarkResults, tolerance: Int) -> [String] {
    stages.compactMap { stage in
      guard let before = baseline.stage(stage.name)?.median, before >= Self.shortest,
        stage.median * 100 > before * Double(100 + tolerance)
      else { return nil }
      return String(
        format: "%@ took %.4f s, before %.4f s", stage.name, stage.median, before)
    }
  }

  /// Shorter times, in seconds, say more about the machine than about the stage.
  private static let shortest = 0.005

  private func stage(_ name: String) -> Stage? { stages.first { $0.name == name } }

  private func padded(_ text: String, _ width: Int) -> String {
    text.padding(toLength: width, withPad: " ", startingAt: 0)
  }

  private func number(_ value: Double?, _ width: Int, digits: Int) -> String {
    value.map { String(format: "%\(width).\(digits)f", $0) }
      ?? String(repeating: " ", count: width)
  }
}
