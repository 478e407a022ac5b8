import Foundation
import PricebookCommand

/// Measures `pricebook report` as a whole.
struct WholeMeasurement {
  let file: String
  let measurement: Measurement

  init(file: String, answers: String) throws {
    self.file = file
    (_, measurement) = try StageMeasurement.read(file: file, answers: answers)
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pricebook-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let messages = MemoryOutput()
    let status = measurement.measure("report") {
      PricebookCommand.run(
        ["report", file, "--output", folder.path],
        console: Console(results: MemoryOutput(), messages: messages))
    }
    guard status == .done else { throw BenchmarkError("report ended badly:\n\(messages.text)") }
  }
}
