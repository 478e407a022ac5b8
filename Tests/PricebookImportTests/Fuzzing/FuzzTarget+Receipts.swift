@testable import PricebookImport
@testable import PricebookModel
@testable import PricebookParallel

extension FuzzTarget {
  /// Reads a receipt file from memory in small blocks and in large ones.
  func violationInReceipts(_ bytes: [UInt8]) -> String? {
    var choices = FuzzChoices(bytes)
    let file = receiptFile(bytes, dateOrder: choices.next(of: [nil, .dayMonthYear, .monthDayYear]))
    var options = ReceiptReader.Options()
    options.bookCurrency = choices.next(of: [nil, CurrencyCode(written: "CAD")])
    options.keepsWritten = choices.next(of: [true, false])
    options.recordLimit = choices.next(of: [64 << 20, 64 << 20, 64 << 20, 100])
    options.keptProblemLimit = choices.next(of: [100_000, 100_000, 2])
    options.blockSize = 1 << 16
    let expected = WorkerThreads.limited(to: 1) { book(file, options) }
    if let violation = expected.violation { return violation }
    options.blockSize = Self.blockSize(
      choices.next(of: [1, 16, 17, 33, 64, 250, 1_000]), for: bytes)
    let threads = choices.next(of: [1, 1, 1, 2])
    let found = WorkerThreads.limited(to: threads) { book(file, options) }
    return found.difference(from: expected).map {
      "block size \(options.blockSize), \(threads) threads, "
        + "record limit \(options.recordLimit): \($0)"
    }
  }

  /// A block size, larger for large inputs: a million blocks of one byte would take too long.
  static func blockSize(_ size: Int, for input: [UInt8]) -> Int {
    max(size, input.count / 4_000)
  }

  private func book(_ file: ReceiptFile, _ options: ReceiptReader.Options) -> Book {
    var book = Book()
    book.sources = [Source(path: file.displayPath, kind: .receipts, format: "receipts")]
    let raw = ReceiptReader(options).read([file])
    let resolution = NameResolution(raw.texts)
    _ = raw.assembled(with: resolution, into: &book)
    return book
  }

  /// The file as its header has it; without one it is read by the canonical columns.
  private func receiptFile(_ bytes: [UInt8], dateOrder: DateOrder?) -> ReceiptFile {
    let name = "receipts.csv"
    var picked = TableDetective.Choices()
    picked.reading.dateOrder = dateOrder
    let detection = TableDetective.detect(firstBytes: bytes, file: name, choices: picked)
    guard case .receipts(let header) = detection else {
      let columns: [Field?] = [.date, .store, .item, .quantity, .unitPrice, .total, nil]
      var reading = TableReading(
        dialect: Dialect(), names: columns.map { $0?.rawValue ?? "" }, columns: columns)
      reading.dateOrder = dateOrder
      return ReceiptFile(input: .bytes(bytes), displayPath: name, source: 0, reading: reading)
    }
    var file = ReceiptFile(
      input: .bytes(bytes), displayPath: name, source: 0, reading: header,
      defaultStore: "receipts")
    file.choices = picked
    file.storeOfName = "receipts"
    return file
  }
}
