import PricebookModel

/// Finds the lines of purchases that several files contain.
///
/// Lines that are equal in receipt (store, day, time and receipt id), item, quantity, unit, paid and
/// currency count as often as in the file that has the most of them. Which of the equal lines are
/// kept does not depend on the order of the files: lines with a category come first, ordered by it, then
/// those that say who paid, then by file name and line. Equal lines of two categories or persons stay
/// both.
struct Reconciliation {
  /// The surplus rows, ascending.
  private(set) var rows: [Int] = []
  /// How many of them each file has.
  private(set) var counts: [Int]
  /// One warning for each pair of files.
  private(set) var diagnostics: [Diagnostic] = []

  /// Takes the lines with resolved names and joined receipts, in the order of the files.
  init(lines: ReceiptLines, files: [(file: ReceiptFile, rows: Range<Int>)]) {
    counts = Array(repeating: 0, count: files.count)
    guard files.count(where: { !$0.rows.isEmpty }) > 1 else { return }
    let shared = Self.sharedReceipts(lines, files.map(\.rows))
    guard shared.contains(true) else { return }
    func file(ofRow row: Int) -> Int {
      max(0, files.partitionPoint { $0.rows.lowerBound > row } - 1)
    }
    let names = files.map(\.file.displayPath)
    var rank = Array(names.indices)
    for (place, index) in names.indices.sorted(by: { (names[$0], $0) < (names[$1], $1) })
      .enumerated()
    { rank[index] = place }
    var pairs: [FilePair: SharedPlaces] = [:]
    var surplus: [Int] = []
    var entries = lines.receipt.indices.filter { shared[Int(lines.receipt[$0])] }
      .map { Entry(row: $0, file: file(ofRow: $0)) }
    entries.sort { Self.precedes($0, $1, lines, rank) }
    var rest = entries[...]
    while let kept = rest.first {
      let equal = rest.prefix { Self.isSame(kept.row, $0.row, lines) }
      rest = rest.dropFirst(equal.count)
      let most = Dictionary(grouping: equal, by: \.file).values.map(\.count).max() ?? 0
      let (counted, others) = Self.parted(equal, most: most, lines)
      for entry in others {
        surplus.append(entry.row)
        let other = counted.first { $0.file != entry.file } ?? kept
        pairs[FilePair(file: entry.file, other: other.file), default: SharedPlaces()].add(
          lines.line[entry.row], lines.line[other.row])
      }
    }
    surplus.sort()
    for row in surplus { counts[file(ofRow: row)] += 1 }
    rows = surplus
    diagnostics = pairs.sorted { $0.key < $1.key }.map { pair, places in
      Diagnostic(
        .duplicateLines(count: places.count, file: names[pair.other], first: places.otherLine),
        file: names[pair.file], line: places.line)
    }
  }

  /// Takes rows of a file that are payments for receipts of other files.
  mutating func add(_ found: [Int], ofFile file: Int, _ diagnostic: Diagnostic) {
    rows = (rows + found).sorted()
    counts[file] += found.count
    diagnostics.append(diagnostic)
  }

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

  /// A line and the place of its file.
  private struct Entry { var row, file: Int }

  /// The category and person of equal lines in one file, or, without one, among the lines that count.
  private struct Detail: Hashable {
    var file: Int?
    var category: CategoryID
    var person: UInt32
  }

  /// Of each category and person as many lines count as in the file that has the most of them.
  private static func parted(
    _ equal: ArraySlice<Entry>, most: Int, _ lines: ReceiptLines
  ) -> (counted: [Entry], rest: [Entry]) {
    var parts: (counted: [Entry], rest: [Entry]) = ([], [])
    var counts: [Detail: Int] = [:]
    for entry in equal {
      var detail = Detail(
        file: entry.file, category: lines.category[entry.row],
        person: lines.person.isEmpty ? 0 : lines.person[entry.row])
      let own = counts[detail, default: 0] + 1
      counts[detail] = own
      detail.file = nil
      if parts.counted.count < most, own > counts[detail, default: 0] {
        counts[detail] = own
        parts.counted.append(entry)
      } else {
        parts.rest.append(entry)
      }
    }
    return parts
  }

  private static func isSame(_ left: Int, _ right: Int, _ lines: ReceiptLines) -> Bool {
    lines.receipt[left] == lines.receipt[right] && lines.item[left] == lines.item[right]
      && lines.quantity[left] == lines.quantity[right] && lines.paid[left] == lines.paid[right]
      && lines.unit[left] == lines.unit[right]
      && lines.currency[left] == lines.currency[right]
  }

  private static func precedes(
    _ left: Entry, _ right: Entry, _ lines: ReceiptLines, _ rank: [Int]
  ) -> Bool {
    let (a, b) = (left.row, right.row)
    if lines.receipt[a] != lines.receipt[b] { return lines.receipt[a] < lines.receipt[b] }
    if lines.item[a] != lines.item[b] { return lines.item[a] < lines.item[b] }
    if lines.quantity[a] != lines.quantity[b] { return lines.quantity[a] < lines.quantity[b] }
    if lines.paid[a] != lines.paid[b] { return lines.paid[a] < lines.paid[b] }
    if lines.unit[a] != lines.unit[b] { return lines.unit[a] < lines.unit[b] }
    if lines.currency[a] != lines.currency[b] { return lines.currency[a] < lines.currency[b] }
    // Categories ascend with their names, and the empty one is first. Here it comes last.
    if lines.category[a] != lines.category[b] {
      return lines.category[a].rawValue &- 1 < lines.category[b].rawValue &- 1
    }
    // Of two equal lines the one that says who paid is kept.
    if !lines.person.isEmpty, (lines.person[a] != 0) != (lines.person[b] != 0) {
      return lines.person[a] != 0
    }
    if rank[left.file] != rank[right.file] { return rank[left.file] < rank[right.file] }
    return a < b
  }

  private static func sharedReceipts(_ lines: ReceiptLines, _ files: [Range<Int>]) -> [Bool] {
    let receiptCount = Int(lines.receipt.max() ?? 0) + 1
    var firstFile = [Int32](repeating: -1, count: receiptCount)
    var isShared = [Bool](repeating: false, count: receiptCount)
    for (file, rows) in files.enumerated() {
      let file = Int32(clamping: file)
      for row in rows {
        let receipt = Int(lines.receipt[row])
        if firstFile[receipt] < 0 { firstFile[receipt] = file }
        if firstFile[receipt] != file { isShared[receipt] = true }
      }
    }
    return isShared
  }
}

extension ReceiptLines {
  /// Removes rows, ascending and each once, from every column that is filled.
  mutating func remove(_ rows: [Int]) {
    receipt.remove(rows)
    article.remove(rows)
    quantity.remove(rows)
    paid.remove(rows)
    uses.remove(rows)
    discount.remove(rows)
    source.remove(rows)
    line.remove(rows)
    person.remove(rows)
    beneficiaries.remove(rows)
    for column in WrittenColumns.ofTexts { written[keyPath: column].remove(rows) }
    written.secondOfDay.remove(rows)
    for column in WrittenColumns.ofNumbers { written[keyPath: column].remove(rows) }
  }
}

extension DiagnosticMessage {
  fileprivate static func duplicateLines(count: Int, file: String, first: Int) -> DiagnosticMessage
  {
    DiagnosticMessage(
      .warning, .duplicateLines,
      """
      \(count == 1 ? "1 line is" : "\(grouped(count)) lines are") also in \(file) (the first at line \
      \(first)) and \(count == 1 ? "is" : "are") counted once; remove one of the files if it is a \
      copy
      """)
  }
}
