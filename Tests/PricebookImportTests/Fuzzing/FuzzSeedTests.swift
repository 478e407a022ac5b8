import Foundation
import Testing

/// What the fuzzer starts from, and everything that it ever found, keeps what must hold.
@Suite("Inputs of the fuzzer")
struct FuzzSeedTests {
  struct Seed: CustomTestStringConvertible, Sendable {
    var target: FuzzTarget
    var url: URL

    var testDescription: String { "\(target.rawValue)/\(url.lastPathComponent)" }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzzing/Seeds")

  static let seeds: [Seed] = FuzzTarget.allCases.flatMap { target in
    let urls =
      (try? FileManager.default.contentsOfDirectory(
        at: folder.appendingPathComponent(target.rawValue), includingPropertiesForKeys: nil)) ?? []
    return urls.sorted { $0.path < $1.path }.map { Seed(target: target, url: $0) }
  }

  @Test(arguments: seeds)
  func `A seed is read without a trap, accounted for, and the same at every block size`(
    _ seed: Seed
  ) throws {
    let bytes = Array(try Data(contentsOf: seed.url))
    #expect(try seed.target.violation(in: bytes) == nil)
  }

  @Test(arguments: FuzzTarget.allCases)
  func `Every target has seeds`(_ target: FuzzTarget) {
    #expect(Self.seeds.count { $0.target == target } >= 3)
  }
}
