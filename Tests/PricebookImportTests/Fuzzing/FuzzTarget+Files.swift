import PricebookModel

@testable import PricebookImport
@testable import PricebookParallel

extension FuzzTarget {
  /// Reads files the way a command does, twice and in blocks of different sizes.
  ///
  /// - Parameter mapping: The name of the file with the mapping of the others.
  func violationInBook(
    _ files: [(name: String, bytes: [UInt8])], _ input: [UInt8], mapping: String? = nil
  ) throws -> String? {
    let folder = try FuzzFolder(files)
    var choices = FuzzChoices(input)
    var options = ImportOptions(paths: [folder.path])
    if let mapping { options.mappingPaths = ["\(folder.path)/\(mapping)"] }
    options.settings["dateFormat"] = choices.next(of: [nil, "dmy"])
    options.keepsWritten = choices.next(of: [false, true])
    let expected = try book(options)
    if let violation = expected.violation { return violation }
    options.blockSize = Self.blockSize(choices.next(of: [1, 16, 33, 250]), for: input)
    let threads = choices.next(of: [1, 1, 2])
    return try book(options, threads: threads).difference(from: expected)
  }

  /// Reads receipts in JSON without a mapping.
  func violationInJSON(_ bytes: [UInt8]) throws -> String? {
    var choices = FuzzChoices(bytes)
    let name = choices.next(of: ["receipts.json", "receipts.json", "receipts.jsonl"])
    return try violationInBook([(name, bytes)], bytes)
  }

  /// Reads an app's export, with its objects read at once and with them left unread until they are
  /// needed.
  func violationInVault(_ bytes: [UInt8]) throws -> String? {
    let documents = [false, true].map { JSONDocument(bytes: bytes, leavesUnread: $0) }
    let shapes = documents.map { JSONShape(root: $0.root, fileName: "vault.json") }
    guard documents[0].root == documents[1].root, documents[0].failure == documents[1].failure,
      shapes[0] == shapes[1]
    else { return "a document that is another one with its objects left unread" }
    var logs = documents.indices.map { SourceLog(path: "vault.json", source: $0) }
    let exports = documents.indices.map {
      VaultDecoder.decode(documents[$0], shape: shapes[$0], log: &logs[$0])
    }
    guard exports[0].items == exports[1].items, exports[0].carts == exports[1].carts,
      exports[0].people == exports[1].people, exports[0].experiences == exports[1].experiences,
      logs[0].totals == logs[1].totals, logs[0].allDiagnostics == logs[1].allDiagnostics
    else { return "an export that is another one with its objects left unread" }
    return try violationInBook([("vault.json", bytes)], bytes)
  }

  /// Reads a file by a mapping; one that cannot be used must be refused with a reason.
  func violationInMapping(_ bytes: [UInt8]) throws -> String? {
    let mark = Array("\n===\n".utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: mark) } ?? bytes.count
    let mapping = Array(bytes[..<place])
    let content = Array(bytes.dropFirst(place + mark.count))
    let reading = MappingReader.read(document: JSONDocument(bytes: mapping))
    guard let known = reading.mapping else {
      return reading.problems.isEmpty ? "a mapping that is refused without a reason" : nil
    }
    let written = MappingReader.read(document: JSONDocument(bytes: Array(known.json().utf8)))
    guard written.mapping == known else {
      return "a mapping is written as \(known.json().debugDescription), which is not read as it was"
    }
    var choices = FuzzChoices(bytes)
    let name =
      known.records.isEmpty
      ? "file.csv" : choices.next(of: ["file.json", "file.json", "file.jsonl"])
    return try violationInBook(
      [("mine.mapping", mapping), (name, content)], bytes, mapping: "mine.mapping")
  }

  /// Inspects a file that is named itself.
  func violationInInspection(_ bytes: [UInt8]) throws -> String? {
    var choices = FuzzChoices(bytes)
    let name = choices.next(of: ["file.csv", "file.csv", "file.csv", "file.txt", "file.json"])
    let folder = try FuzzFolder([(name, bytes)])
    var options = ImportOptions()
    options.settings["delimiter"] = choices.next(of: [nil, nil, nil, "pipe", "semicolon"])
    options.settings["dateFormat"] = choices.next(of: [nil, nil, "mdy"])
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
