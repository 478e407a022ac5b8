import PricebookModel
import PricebookParallel
import TestSupport

@testable import PricebookImport

/// Names as they are written: one item, store and category per text.
struct NamesAsWritten {
  var adjustments: Set<String> = []

  func resolve(_ texts: NameTexts) -> NameResolution {
    var resolution = NameResolution()
    let items = Set(texts.items.map(\.name)).sorted()
    resolution.items = IDTable(
      items.map { Item(name: $0, isAdjustment: adjustments.contains($0)) })
    resolution.stores = IDTable(Set(texts.stores).sorted())
    resolution.categories = IDTable(Set(texts.categories).union([""]).sorted())
    resolution.itemOfText = texts.items.map { ItemID(items.firstIndex(of: $0.name) ?? 0) }
    resolution.categoryOfItemText = texts.items.map { _ in nil }
    resolution.storeOfText = texts.stores.map {
      resolution.stores.firstIndex(of: $0) ?? StoreID(0)
    }
    resolution.categoryOfText = texts.categories.map {
      resolution.categories.firstIndex(of: $0) ?? CategoryID(0)
    }
    return resolution
  }
}

/// A file in memory with a canonical header.
struct TestFile {
  var name = "receipts.csv"
  var header =
    "receipt_id,date,store,item,category,quantity,unit,unit_price,discount,total,currency"
  var body: [UInt8]
  var defaultStore: String?
  var slashDateOrder: DateOrder?
  var decimalMark = UInt8(ascii: ".")

  init(_ lines: String..., header: String? = nil, name: String = "receipts.csv") {
    self.init(lines: lines, header: header, name: name)
  }

  init(lines: [String], header: String? = nil, name: String = "receipts.csv") {
    body = Array((lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n")).utf8)
    if let header { self.header = header }
    self.name = name
  }

  func receiptFile(source: Int) -> ReceiptFile {
    var dialect = Dialect()
    dialect.delimiter = header.contains(";") ? UInt8(ascii: ";") : UInt8(ascii: ",")
    dialect.dataOffset = header.utf8.count + 1
    dialect.dataLine = 2
    let names = header.split { $0 == "," || $0 == ";" }
    var reading = TableReading(
      dialect: dialect, names: names.map(String.init),
      columns: names.map { Field(ofReceipt: String($0)) }, mark: decimalMark)
    reading.dateOrder = slashDateOrder
    return ReceiptFile(
      input: .bytes(Array(header.utf8) + [10] + body), displayPath: name, source: source,
      reading: reading, defaultStore: defaultStore)
  }
}

/// What reading comes to, in plain values that can be compared.
struct Reading {
  struct Line: Equatable {
    var source: Int
    var line: Int
    var receipt: Int
    var day: String
    var store: String
    var item: String
    var category: String
    var quantity: Int64
    var unit: String
    /// In 1/10 000.
    var paid: Int64
    var currency: String
    var isPrice: Bool
  }

  struct Refusal: Equatable {
    var source: Int
    var line: Int
    var code: Diagnostic.Code
    var text: String
  }

  var lines: [Line] = []
  var refusals: [Refusal] = []
  var warnings: [Diagnostic.Code] = []
  var book = Book()

  /// The first thing that is not the same in another reading, short enough for a message.
  func difference(from other: Reading) -> String? {
    func first<Value: Equatable>(_ left: [Value], _ right: [Value]) -> String? {
      for (mine, theirs) in zip(left, right) where mine != theirs {
        return "\(mine) is not \(theirs)"
      }
      return left.count == right.count ? nil : "\(left.count) are not \(right.count)"
    }
    return first(lines, other.lines) ?? first(refusals, other.refusals)
      ?? first(book.diagnostics, other.book.diagnostics)
      ?? first(book.sources.map(\.totals), other.book.sources.map(\.totals))
      ?? first([book.isIncomplete], [other.book.isIncomplete])
  }

  init(
    _ files: [TestFile], _ options: ReceiptReader.Options = ReceiptReader.Options(),
    names: NamesAsWritten = NamesAsWritten(), threads: Int = 1
  ) {
    self.init(
      files.enumerated().map { $1.receiptFile(source: $0) }, options: options, names: names,
      threads: threads)
  }

  init(
    _ files: [ReceiptFile], options: ReceiptReader.Options,
    names: NamesAsWritten = NamesAsWritten(), threads: Int = 1
  ) {
    self = WorkerThreads.limited(to: threads) { Reading(of: files, options, names) }
  }

  private init(
    of files: [ReceiptFile], _ options: ReceiptReader.Options, _ names: NamesAsWritten
  ) {
    book.sources = files.map { Source(path: $0.displayPath, kind: .receipts, format: "") }
    let raw = ReceiptReader(options).read(files)
    let resolution = names.resolve(raw.texts)
    _ = raw.assembled(with: resolution, into: &book)
    let columns = book.lines
    lines = (0..<columns.count).map { row in
      Line(
        source: Int(columns.source[row]), line: Int(columns.line[row]),
        receipt: Int(columns.receipt[row]), day: columns.day[row].description,
        store: book.names.stores[columns.store[row]],
        item: book.names.items[columns.item[row]].name,
        category: book.names.categories[columns.category[row]],
        quantity: columns.quantity[row].millionths,
        unit: book.names.units[columns.unit[row]].symbol,
        paid: columns.paid[row].tenThousandths,
        currency: book.names.currencies[columns.currency[row]].label,
        isPrice: columns.uses[row].contains(.price))
    }
    refusals = book.rejectedRecords.map {
      Refusal(source: $0.source, line: $0.line, code: $0.code, text: $0.text)
    }
    warnings = book.diagnostics.filter { $0.severity == .warning }.map(\.code)
  }
}

extension ReceiptReader.Options {
  static func parts(_ blockSize: Int) -> ReceiptReader.Options {
    var options = ReceiptReader.Options()
    options.blockSize = blockSize
    return options
  }
}
