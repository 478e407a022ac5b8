import Foundation

do {
  try Benchmark.run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("pricebook-bench: \(error)\n".utf8))
  exit(1)
}
