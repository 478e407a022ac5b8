import PricebookModel

@testable import PricebookImport
@testable import PricebookParallel

extension FuzzTarget {
  /// Reads files the way a command does, twice and in blocks of different sizes.
  func violationInBook(_ files: [(name: String, bytes: [UInt8])], _ input: [UInt8]) throws
    -> String?
  {
    let folder = try FuzzFolder(files)
    var choices = FuzzChoices(input)
    var options = ImportOptions(paths: [folder.path])
    options.dateOrder = choices.next(of: [nil, .dayMonthYear])
    options.keepsWritten = choices.next(of: [false, true])
    let expected = try book(options)
    if let violation = expected.violation { return violation }
    options.blockSize = choices.next(of: [1, 16, 33, 250])
    let threads = choices.next(of: [1, 1, 2])
    return try book(options, threads: threads).difference(from: expected)
  }

  /// Inspects a file that is named itself.
  func violationInInspection(_ bytes: [UInt8]) throws -> String? {
    var choices = FuzzChoices(bytes)
    let name = choices.next(of: ["file.csv", "file.csv", "file.csv", "file.txt", "file.json"])
    let folder = try FuzzFolder([(name, bytes)])
    var options = ImportOptions()
    options.delimiter = choices.next(of: [nil, nil, nil, UInt8(ascii: "|"), UInt8(ascii: ";")])
    options.dateOrder = choices.next(of: [nil, nil, .monthDayYear])
    let inspection: FileInspection
    do throws(ImportError) {
      inspection = try WorkerThreads.limited(to: 1) { () throws(ImportError) in
        try FileInspector(options).inspect("\(folder.path)/\(name)")
      }
    } catch {
      return error.message.isEmpty ? "an error without a message" : nil
    }
    if inspection.kind == nil, inspection.diagnostics.isEmpty {
      return "a file that is not recognised, and nothing says why"
    }
    let records = inspection.firstRecords
    if let odd = records.first(where: { $0.count != inspection.recordTitles.count }) {
      return "\(odd) under \(inspection.recordTitles.count) titles"
    }
    if !inspection.totals.isBalanced { return "unbalanced: \(inspection.totals)" }
    return inspection.evidence.first(where: \.hasControlCharacter).map {
      "evidence \($0.debugDescription)"
    }
  }

  private func book(_ options: ImportOptions, threads: Int = 1) throws -> Book {
    try WorkerThreads.limited(to: threads) { try BookImporter(options).readAll().book }
  }
}
