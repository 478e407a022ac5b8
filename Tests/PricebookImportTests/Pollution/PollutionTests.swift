import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// Holds the reader against every polluted file: each is read right, cell by cell and line number
/// by line number, or refused or asked about as it should be.
@Suite struct PollutionTests {
  /// What the reader makes of a file in memory.
  private struct Outcome {
    var lines: [(line: Int, values: CleanLine)] = []
    var refusals: [PollutedFile.Refusal] = []
    var diagnostics: [Diagnostic.Code] = []
  }

  private func outcome(of file: PollutedFile, blockSize: Int) -> Outcome {
    var outcome = Outcome()
    let detection = TableDetective.detect(
      firstBytes: Array(file.bytes.prefix(FileBytes.headByteCount)), file: file.name,
      choices: file.choices)
    guard case .receipts(let header) = detection else {
      outcome.diagnostics = [.notRecognised]
      return outcome
    }
    outcome.diagnostics = header.diagnostics.map(\.code)
    if header.diagnostics.contains(where: { $0.severity == .error }) { return outcome }
    var receipts = ReceiptFile(
      input: .bytes(file.bytes), displayPath: file.name, source: 0, reading: header)
    receipts.choices = file.choices
    var options = ReceiptReader.Options.parts(blockSize)
    options.keepsWritten = true
    let reading = Reading([receipts], options: options, threads: 2)
    outcome.refusals = reading.refusals.map {
      PollutedFile.Refusal(line: $0.line, code: $0.code)
    }
    let refused = Set(reading.refusals.map(\.code))
    outcome.diagnostics += reading.book.diagnostics.map(\.code).filter { !refused.contains($0) }
    outcome.lines = lines(of: reading.book)
    return outcome
  }

  private func lines(of book: Book) -> [(line: Int, values: CleanLine)] {
    let written = book.lines.written
    return (0..<book.lines.count).map { row in
      let day = book.lines.day[row]
      let parts = day.description.split(separator: "-").compactMap { Int($0) }
      func number(_ value: ExactDecimal?) -> String { value?.description ?? "" }
      return (
        Int(book.lines.line[row]),
        CleanLine(
          receipt: written.texts[Int(written.receiptID[row])],
          day: (parts[0], parts[1], parts[2]), second: Int(written.secondOfDay[row]),
          store: written.texts[Int(written.store[row])],
          item: written.texts[Int(written.item[row])],
          category: written.texts[Int(written.category[row])],
          quantity: number(written.quantity[row]),
          unit: book.names.units[book.lines.unit[row]].symbol,
          unitPrice: number(written.unitPrice[row]), discount: number(written.discount[row]),
          total: number(written.total[row]),
          currency: book.names.currencies[book.lines.currency[row]].label)
      )
    }
  }

  /// What is not as it should be; `nil` where all is.
  private func complaint(_ file: PollutedFile, blockSize: Int) -> String? {
    let found = outcome(of: file, blockSize: blockSize)
    guard found.diagnostics.map(\.rawValue).sorted() == file.diagnostics.map(\.rawValue).sorted()
    else {
      return "said \(found.diagnostics), not \(file.diagnostics)"
    }
    if found.refusals != file.refusals {
      return "refused \(found.refusals), not \(file.refusals)"
    }
    if file.diagnostics.contains(where: { $0 == .ambiguousDate || $0 == .ambiguousNumber }) {
      return found.lines.isEmpty ? nil : "read what it should have asked about"
    }
    guard found.lines.count == file.lines.count else {
      return "read \(found.lines.count) lines, not \(file.lines.count)"
    }
    for (mine, expected) in zip(found.lines, file.lines) {
      if mine.line != expected.line { return "line \(mine.line) is not \(expected.line)" }
      if mine.values != expected.values {
        return "line \(mine.line): \(mine.values.cells) is not \(expected.values.cells)"
      }
    }
    return nil
  }

  @Test("Every polluted file is read right, refused or asked about as it should be")
  func corpus() throws {
    var failures: [String: Int] = [:]
    var counts: [String: Int] = [:]
    for (number, file) in PollutionCorpus.files.enumerated() {
      counts[file.kind, default: 0] += 1
      // Small blocks cut records everywhere; for the many dialects one in nine is enough.
      for blockSize in file.kind != "dialect" || number % 9 == 0 ? [1 << 16, 97] : [1 << 16] {
        guard let complaint = complaint(file, blockSize: blockSize) else { continue }
        Issue.record("\(file.name), blocks of \(blockSize): \(complaint)")
        failures[file.kind, default: 0] += 1
        break
      }
    }
    let all = PollutionCorpus.files.count
    let wrong = failures.values.reduce(0, +)
    print("polluted files handled right: \(all - wrong) of \(all)")
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("  \(kind): \(count - (failures[kind] ?? 0)) of \(count)")
    }
    try write()
  }

  /// Leaves the corpus for other readers, where `PRICEBOOK_POLLUTION` names a folder.
  private func write() throws {
    guard let path = ProcessInfo.processInfo.environment["PRICEBOOK_POLLUTION"] else { return }
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    struct Entry: Encodable {
      var file: String
      var name: String
      var kind: String
      var cells: [[String]]?
    }
    var entries: [Entry] = []
    for (number, file) in PollutionCorpus.files.enumerated() {
      let name = "\(number).csv"
      try Data(file.bytes).write(to: folder.appendingPathComponent(name))
      entries.append(Entry(file: name, name: file.name, kind: file.kind, cells: file.cells))
    }
    try JSONEncoder().encode(entries).write(to: folder.appendingPathComponent("corpus.json"))
  }
}
