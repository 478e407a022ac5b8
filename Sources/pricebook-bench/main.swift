import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
do {
  try Benchmark.run(arguments)
} catch {
  FileHandle.standardError.write(Data("pricebook-bench: \(error)\n".utf8))
  exit(1)
}
