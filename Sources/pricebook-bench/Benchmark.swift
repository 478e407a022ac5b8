import Foundation

/// The benchmark's command line.
///
/// Generating the data, the stages and the whole run are processes of their own, because the peak
/// memory of one would hide that of another.
enum Benchmark {
  static let usage = """
    usage: pricebook-bench [LINES] [--runs N] [--seed N] [--json]
                           [--compare BASELINE.json [--tolerance PERCENT]]
             measure import, analysis, every table and page, and the whole command on generated
             receipts, and check their results (default: 100000 lines, 3 runs). Times are medians.
             --json prints results for a later --compare, which prints both side by side. With
             --tolerance, the status is 1 if a stage is slower by more than that.
           pricebook-bench generate LINES [--seed N]
             write generated receipts to standard output
    """

  static func run(_ arguments: [String]) throws {
    var words = arguments
    let seed = UInt64(try takeNumber("--seed", from: &words) ?? 7)
    switch words.first {
    case "--help", "-h":
      print(usage)
    case "generate" where words.count == 2:
      try generate(try lines(words[1]), seed: seed)
    case "prepare" where words.count == 4:
      try prepare(try lines(words[1]), seed: seed, file: words[2], answers: words[3])
    case "stages" where words.count == 3:
      try StageMeasurement(file: words[1], expected: try answers(words[2])).run()
    case "counted" where words.count == 2:
      try CountedRuns.run(words[1])
    case "whole" where words.count == 3:
      try WholeMeasurement(file: words[1], expected: try answers(words[2])).run()
    default:
      try measure(&words, seed: seed)
    }
  }

  private static func measure(_ words: inout [String], seed: UInt64) throws {
    let runs = try takeNumber("--runs", from: &words) ?? 3
    let tolerance = try takeNumber("--tolerance", from: &words)
    let baseline = try takeWord("--compare", from: &words).map(BenchmarkResults.init(baseline:))
    let printsJSON = words.contains("--json")
    words.removeAll { $0 == "--json" }
    guard words.count <= 1, tolerance == nil || baseline != nil else {
      throw BenchmarkError(usage)
    }
    let lineCount = try words.first.map(lines) ?? 100_000
    if let baseline, baseline.lines != lineCount || baseline.seed != seed {
      throw BenchmarkError(
        "the baseline has \(baseline.lines) lines with seed \(baseline.seed); use the same")
    }
    let results = try measure(lineCount, runs: max(1, runs), seed: seed)
    let output = printsJSON ? try results.json() : Data(results.table(beside: baseline).utf8)
    try FileHandle.standardOutput.write(contentsOf: output)
    if let baseline, let tolerance {
      let slower = results.slower(than: baseline, tolerance: tolerance)
      guard slower.isEmpty else { throw BenchmarkError(slower.joined(separator: "; ")) }
    }
  }

  private static func measure(
    _ lineCount: Int, runs: Int, seed: UInt64
  ) throws -> BenchmarkResults {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pricebook-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("receipts.csv").path
    let answers = folder.appendingPathComponent("answers.json").path

    _ = try runSelf(["prepare", String(lineCount), file, answers, "--seed", String(seed)])
    let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? NSNumber
    var results = BenchmarkResults(lines: lineCount, bytes: size?.intValue ?? 0, seed: seed)
    for process in ["stages", "whole"] {
      for _ in 0..<runs {
        let output = try runSelf([process, file, answers])
        results.add(try JSONDecoder().decode([Measurement].self, from: output))
      }
    }
    return results
  }

  private static func generate(_ lineCount: Int, seed: UInt64) throws {
    var generator = ReceiptGenerator(lineCount: lineCount, seed: seed)
    try generator.run(
      write: { try FileHandle.standardOutput.write(contentsOf: $0) }, observe: { _ in })
  }

  private static func prepare(
    _ lineCount: Int, seed: UInt64, file: String, answers: String
  ) throws {
    guard FileManager.default.createFile(atPath: file, contents: nil),
      let handle = FileHandle(forWritingAtPath: file)
    else { throw BenchmarkError("\(file) cannot be created") }
    var generator = ReceiptGenerator(lineCount: lineCount, seed: seed)
    var expected = ExpectedAnswers()
    try generator.run(
      write: { try handle.write(contentsOf: $0) }, observe: { expected.add($0) })
    try handle.close()
    expected.finish()
    try JSONEncoder().encode(expected).write(to: URL(fileURLWithPath: answers))
  }

  private static func answers(_ path: String) throws -> ExpectedAnswers {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try JSONDecoder().decode(ExpectedAnswers.self, from: data)
  }

  /// Runs a part of the benchmark in a process of its own.
  ///
  /// - Returns: Its standard output.
  private static func runSelf(_ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("\(arguments[0]) ended with status \(process.terminationStatus)")
    }
    return written
  }

  private static func lines(_ word: String) throws -> Int {
    guard let count = Int(word), (1...1_000_000_000).contains(count) else {
      throw BenchmarkError("\"\(word)\" is not a number of lines\n" + usage)
    }
    return count
  }

  private static func takeNumber(_ option: String, from words: inout [String]) throws -> Int? {
    guard let place = words.firstIndex(of: option) else { return nil }
    guard place + 1 < words.count, let number = Int(words[place + 1]), number >= 0 else {
      throw BenchmarkError("\(option) needs a number\n" + usage)
    }
    words.removeSubrange(place...place + 1)
    return number
  }

  private static func takeWord(_ option: String, from words: inout [String]) throws -> String? {
    guard let place = words.firstIndex(of: option) else { return nil }
    guard place + 1 < words.count else {
      throw BenchmarkError("\(option) needs a file\n" + usage)
    }
    defer { words.removeSubrange(place...place + 1) }
    return words[place + 1]
  }
}

/// Why the benchmark failed.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
