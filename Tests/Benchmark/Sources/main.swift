import Foundation

let usage = """
  usage: benchmark generate LINES [--seed N]
           write generated receipts to standard output
         benchmark LINES [--runs N] [--seed N]
           measure reading, analysis, every table and every page on generated receipts, after checking
           their results (3 runs; times are medians). For the whole command, run "pricebook report" on
           what "generate" writes.
  """

var words = Array(CommandLine.arguments.dropFirst())

/// Takes an option with its number out of the command line.
func take(_ option: String, from words: inout [String]) -> Int? {
  guard let place = words.firstIndex(of: option) else { return nil }
  let number = place + 1 < words.count ? Int(words[place + 1]) : nil
  guard let number, number >= 0 else { fail("\(option) needs a number") }
  words.removeSubrange(place...place + 1)
  return number
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("benchmark: \(message)\n".utf8))
  exit(1)
}

let seed = UInt64(take("--seed", from: &words) ?? 7)
let runs = take("--runs", from: &words) ?? 3
let isGenerating = words.first == "generate"
if isGenerating { words.removeFirst() }
guard words.count == 1, runs > 0, let lineCount = Int(words[0]),
  (1...1_000_000_000).contains(lineCount)
else { fail("what to do?\n" + usage) }

do {
  var generator = ReceiptGenerator(lineCount: lineCount, seed: seed)
  if isGenerating {
    try generator.run(
      write: { try FileHandle.standardOutput.write(contentsOf: $0) }, observe: { _ in })
  } else {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "receipts-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    var expected = ExpectedAnswers()
    try generator.run(
      write: { try handle.write(contentsOf: $0) }, observe: { expected.add($0) })
    try handle.close()
    var stages = Stages()
    for _ in 0..<runs { try stages.run(on: file.path, expected) }
    print(stages.table(of: lineCount), terminator: "")
  }
} catch {
  fail("\(error)")
}
