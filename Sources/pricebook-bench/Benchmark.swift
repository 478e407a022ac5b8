import Foundation

/// The benchmark's command line.
///
/// Making up the data, the stages and the whole run in processes of their own, so that the peak
/// memory of one does not hide that of another.
enum Benchmark {
  static let usage = """
    usage: pricebook-bench [LINES] [--runs N] [--seed N]
             measure import, analytics, rendering and the whole (default: 100000 lines, 3 runs)
           pricebook-bench generate LINES [--seed N]
             write made-up receipts to standard output
    """

  static func run(_ arguments: [String]) throws {
    var words = arguments
    let runs = try takeNumber("--runs", from: &words) ?? 3
    let seed = UInt64(try takeNumber("--seed", from: &words) ?? 7)
    switch words.first {
    case "--help", "-h":
      print(usage)
    case "generate" where words.count == 2:
      try generate(try lines(words[1]), seed: seed)
    case "prepare" where words.count == 4:
      try prepare(try lines(words[1]), seed: seed, file: words[2], answers: words[3])
    case "stages" where words.count == 3:
      try StageMeasurement(file: words[1], answers: words[2]).run()
    case "whole" where words.count == 3:
      try WholeMeasurement(file: words[1], answers: words[2]).run()
    case nil:
      try measure(100_000, runs: runs, seed: seed)
    case let word?:
      guard words.count == 1 else { throw BenchmarkError(usage) }
      try measure(try lines(word), runs: runs, seed: seed)
    }
  }

  private static func measure(_ lineCount: Int, runs: Int, seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pricebook-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("receipts.csv").path
    let answers = folder.appendingPathComponent("answers.txt").path

    try runSelf(["prepare", String(lineCount), file, answers, "--seed", String(seed)])
    // Written past the buffer of `print`, for the stages print from processes of their own.
    let header = "stage              seconds     lines/s    MB/s   peak MB\n"
    try FileHandle.standardOutput.write(contentsOf: Data(header.utf8))
    for _ in 0..<max(1, runs) { try runSelf(["stages", file, answers]) }
    for _ in 0..<max(1, runs) { try runSelf(["whole", file, answers]) }
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
    try expected.text.write(toFile: answers, atomically: true, encoding: .utf8)
  }

  private static func runSelf(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("\(arguments[0]) ended with status \(process.terminationStatus)")
    }
  }

  private static func lines(_ word: String) throws -> Int {
    guard let count = Int(word), (1...1_000_000_000).contains(count) else {
      throw BenchmarkError("\"\(word)\" is no number of lines\n" + usage)
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
}

/// Why the benchmark gives no times.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
