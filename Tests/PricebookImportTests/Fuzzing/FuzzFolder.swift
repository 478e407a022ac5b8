import Foundation

/// A folder with the files of one fuzzed input, removed with the value that made it.
final class FuzzFolder {
  let path: String

  /// Memory instead of a disk, where the system has it: a fuzzer makes thousands in a second.
  private static let base =
    FileManager.default.fileExists(atPath: "/dev/shm")
    ? "/dev/shm" : FileManager.default.temporaryDirectory.path

  init(_ files: [(name: String, bytes: [UInt8])]) throws {
    path = "\(Self.base)/pricebook-fuzz-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    for (name, bytes) in files {
      guard FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data(bytes)) else {
        throw CocoaError(.fileWriteUnknown)
      }
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  private static let names = [
    "receipts.csv", "other.csv", "budgets.csv", "aliases.csv", "basket.csv", "pricebook.json",
    "vault.json", "vault-2.json",
  ]

  /// Splits one input into files: a line `=== NAME` begins each.
  ///
  /// Names that are not known, and what stands before the first such line, are receipts.
  static func files(in bytes: [UInt8]) -> [(name: String, bytes: [UInt8])] {
    let mark = Array("=== ".utf8)
    var contents: [String: [UInt8]] = [:]
    var name = names[0]
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        let wanted = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
        name = names.contains(wanted) ? wanted : names[0]
      } else {
        contents[name, default: []] += line + [10]
      }
    }
    return contents.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
