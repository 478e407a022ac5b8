import PricebookModel

/// Finds the lines of purchases that several files contain.
///
/// Lines that are equal in receipt (store, day, time and receipt id), item, quantity, unit, paid and
/// currency count as often as in the file that has the most of them. Which of the equal lines are
/// kept does not depend on the order of the files: lines with a category come first, then they are
/// ordered by category, file name and line.
struct Reconciliation {
  /// The surplus rows, ascending.
  private(set) var rows: [Int] = []
  /// How many of them each file has.
  private(set) var counts: [Int]
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - lines: With resolved names and joined receipts; every column is filled.
  ///   - files: The files with their rows, in the order of the rows.
  ///
  /// - Complexity: O(*n*) for lines of receipts that are in one file only, O(*n* log *n*) in the size of
  ///   a receipt for others.
  init(lines: ReceiptLines, files: [(file: ReceiptFile, rows: Range<Int>)]) {
    counts = Array(repeating: 0, count: files.count)
    guard files.count(where: { !$0.rows.isEmpty }) > 1 else { return }
    let candidates = Candidates(lines: lines, files: files.map(\.rows))
    guard !candidates.isEmpty else { return }
    let fileOfRow = FileOfRow(files.map(\.rows))
    let rank = Self.ranks(files.map(\.file.displayPath))
    var pairs: [Pair: Surplus] = [:]
    var surplus: [Int] = []
    candidates.forEachReceipt { receiptRows in
      var group = receiptRows.map { Entry(row: $0, file: fileOfRow[$0]) }
      group.sort { Self.precedes($0, $1, lines, rank) }
      var start = 0
      while start < group.count {
        var end = start + 1
        while end < group.count, Self.isSame(group[start].row, group[end].row, lines) { end += 1 }
        let equal = group[start..<end]
        start = end
        let most = Self.mostInOneFile(equal)
        guard most < equal.count, let kept = equal.first else { continue }
        for entry in equal.dropFirst(most) {
          surplus.append(entry.row)
          let other = equal.prefix(most).first { $0.file != entry.file } ?? kept
          let pair = Pair(file: entry.file, other: other.file)
          let line = Int(lines.line[entry.row])
          var found = pairs[pair] ?? Surplus(line: line, otherLine: Int(lines.line[other.row]))
          found.count += 1
          if line < found.line {
            found.line = line
            found.otherLine = Int(lines.line[other.row])
          }
          pairs[pair] = found
        }
      }
    }
    surplus.sort()
    for row in surplus { counts[fileOfRow[row]] += 1 }
    rows = surplus
    diagnostics = pairs.sorted { ($0.key.file, $0.key.other) < ($1.key.file, $1.key.other) }.map {
      Self.duplicateLines($1, in: files[$0.file].file, alsoIn: files[$0.other].file)
    }
  }

  /// Removes the surplus rows from every column and from the ranges of the files.
  func remove(from lines: inout ReceiptLines, _ ranges: inout [Range<Int>]) {
    guard !rows.isEmpty else { return }
    lines.remove(rows)
    var removed = 0
    for (file, count) in counts.enumerated() {
      let start = ranges[file].lowerBound - removed
      removed += count
      ranges[file] = start..<(ranges[file].upperBound - removed)
    }
  }

  private struct Entry {
    var row: Int
    var file: Int
  }

  private struct Pair: Hashable {
    var file: Int
    var other: Int
  }

  private struct Surplus {
    var count = 0
    var line: Int
    var otherLine: Int
  }

  private static func isSame(_ left: Int, _ right: Int, _ lines: ReceiptLines) -> Bool {
    lines.item[left] == lines.item[right] && lines.quantity[left] == lines.quantity[right]
      && lines.paid[left] == lines.paid[right] && lines.unit[left] == lines.unit[right]
      && lines.currency[left] == lines.currency[right]
  }

  private static func precedes(
    _ left: Entry, _ right: Entry, _ lines: ReceiptLines, _ rank: [Int]
  ) -> Bool {
    let (a, b) = (left.row, right.row)
    if lines.item[a] != lines.item[b] { return lines.item[a] < lines.item[b] }
    if lines.quantity[a] != lines.quantity[b] { return lines.quantity[a] < lines.quantity[b] }
    if lines.paid[a] != lines.paid[b] { return lines.paid[a] < lines.paid[b] }
    if lines.unit[a] != lines.unit[b] { return lines.unit[a] < lines.unit[b] }
    if lines.currency[a] != lines.currency[b] { return lines.currency[a] < lines.currency[b] }
    // Categories ascend with their names, and the empty one is first. Here it comes last.
    let (leftCategory, rightCategory) = (
      lines.category[a].rawValue &- 1, lines.category[b].rawValue &- 1
    )
    if leftCategory != rightCategory { return leftCategory < rightCategory }
    // Of two equal lines the one that says who paid is kept.
    if !lines.person.isEmpty {
      let (isLeftNamed, isRightNamed) = (lines.person[a] != 0, lines.person[b] != 0)
      if isLeftNamed != isRightNamed { return isLeftNamed }
    }
    if rank[left.file] != rank[right.file] { return rank[left.file] < rank[right.file] }
    return a < b
  }

  private static func mostInOneFile(_ entries: ArraySlice<Entry>) -> Int {
    if entries.count == 1 { return 1 }
    var most = 0
    var counts: [Int: Int] = [:]
    for entry in entries {
      let count = (counts[entry.file] ?? 0) + 1
      counts[entry.file] = count
      most = max(most, count)
    }
    return most
  }

  /// The rank of each name among all.
  private static func ranks(_ names: [String]) -> [Int] {
    var ranks = [Int](repeating: 0, count: names.count)
    for (rank, index) in names.indices.sorted(by: { (names[$0], $0) < (names[$1], $1) })
      .enumerated()
    {
      ranks[index] = rank
    }
    return ranks
  }

  private static func duplicateLines(
    _ surplus: Surplus, in file: ReceiptFile, alsoIn other: ReceiptFile
  ) -> Diagnostic {
    let lines = surplus.count == 1 ? "1 line is" : "\(surplus.count) lines are"
    return Diagnostic(
      .warning, .duplicateLines, file: file.displayPath, line: surplus.line,
      message: "\(lines) also in \(other.displayPath) (the first at line \(surplus.otherLine)) and "
        + "\(surplus.count == 1 ? "is" : "are") counted once; remove one of the files if it is a copy"
    )
  }
}

private struct FileOfRow {
  private let starts: [Int]

  init(_ rows: [Range<Int>]) {
    starts = rows.map(\.lowerBound)
  }

  /// The last file that begins at or before the row.
  subscript(row: Int) -> Int {
    max(0, starts.partitionPoint { $0 > row } - 1)
  }
}

/// The rows of receipts that are in more than one file.
private struct Candidates {
  /// Rows by receipt, ascending within each receipt.
  private var rows: [UInt32] = []
  /// Where the rows of each receipt begin in ``rows``, and where the last ones end.
  private var starts: [Int] = [0]

  var isEmpty: Bool { rows.isEmpty }

  init(lines: ReceiptLines, files: [Range<Int>]) {
    let receiptCount = Int(lines.receipt.max() ?? 0) + 1
    var firstFile = [Int32](repeating: -1, count: receiptCount)
    var isShared = [Bool](repeating: false, count: receiptCount)
    var hasShared = false
    for (file, range) in files.enumerated() {
      for row in range {
        let receipt = Int(lines.receipt[row])
        if firstFile[receipt] < 0 {
          firstFile[receipt] = Int32(clamping: file)
        } else if firstFile[receipt] != Int32(clamping: file) {
          isShared[receipt] = true
          hasShared = true
        }
      }
    }
    guard hasShared else { return }
    // A counting sort by receipt, over the shared receipts only.
    var ends = [Int](repeating: 0, count: receiptCount + 1)
    for receipt in lines.receipt where isShared[Int(receipt)] { ends[Int(receipt) + 1] += 1 }
    for receipt in 0..<receiptCount { ends[receipt + 1] += ends[receipt] }
    starts = ends
    rows = Array(repeating: 0, count: ends[receiptCount])
    for (row, receipt) in lines.receipt.enumerated() where isShared[Int(receipt)] {
      rows[ends[Int(receipt)]] = UInt32(truncatingIfNeeded: row)
      ends[Int(receipt)] += 1
    }
  }

  func forEachReceipt(_ body: ([Int]) -> Void) {
    for receipt in 0..<(starts.count - 1) where starts[receipt] < starts[receipt + 1] {
      body(rows[starts[receipt]..<starts[receipt + 1]].map { Int($0) })
    }
  }
}

extension ReceiptLines {
  /// Removes rows from every column that is filled.
  ///
  /// - Parameter rows: Ascending, each once.
  mutating func remove(_ rows: [Int]) {
    Self.remove(rows, &receipt)
    Self.remove(rows, &article)
    Self.remove(rows, &quantity)
    Self.remove(rows, &paid)
    Self.remove(rows, &uses)
    discount.remove(rows)
    source.remove(rows)
    line.remove(rows)
    person.remove(rows)
    Self.remove(rows, &written.receiptID)
    Self.remove(rows, &written.item)
    Self.remove(rows, &written.store)
    Self.remove(rows, &written.location)
    Self.remove(rows, &written.barcode)
    Self.remove(rows, &written.category)
    Self.remove(rows, &written.secondOfDay)
    written.quantity.remove(rows)
    written.unitPrice.remove(rows)
    written.discount.remove(rows)
    written.total.remove(rows)
  }

  private static func remove<Element>(_ rows: [Int], _ column: inout [Element]) {
    guard let first = rows.first, !column.isEmpty else { return }
    var place = first
    var next = 0
    for row in first..<column.count {
      if next < rows.count, rows[next] == row {
        next += 1
      } else {
        column[place] = column[row]
        place += 1
      }
    }
    column.removeLast(column.count - place)
  }
}

/// A bought line of a completed cart, to be added to the receipt lines.
struct CartPurchase: Sendable {
  /// The number of its cart: the lines of a cart are one receipt and count as a whole.
  var cart: Int
  /// Index into ``NameTexts/items``, as it was resolved.
  var itemText: UInt32
  /// Index into ``NameTexts/stores``.
  var storeText: UInt32
  /// Index into ``NameTexts/categories``.
  var categoryText: UInt32
  var day: CalendarDate
  var quantity: Quantity
  var unit: UnitOfMeasure
  /// Rounded to the minor unit.
  var paid: Amount
  var currency: CurrencyCode
  /// Whether it is known what was bought; of anything else the paid amount is no price.
  var isPrice = true
  /// Index into ``Book/sources``.
  var source: Int
}
