import PricebookModel

/// Finds receipts that two files have with other texts: the same store, day, number of lines and
/// amounts.
///
/// They count as two until the user says otherwise, because two people of a household can buy for
/// the same amounts.
struct LikelyDuplicates {
  /// One warning per pair of files.
  private(set) var diagnostics: [Diagnostic] = []

  /// The lines of one receipt in one file.
  fileprivate struct Part {
    var file: Int
    var rows: [Int]
    /// Equal for equal amounts in any order.
    var hash: UInt64 = 0
  }

  private struct PartKey: Hashable {
    var receipt: UInt32
    var file: Int
  }

  private struct Alike: Hashable {
    var visit: Visits.Key
    var lineCount: Int
    var hash: UInt64
  }

  private struct Pair: Hashable {
    var file: Int
    var other: Int
  }

  private struct Found {
    var count = 0
    var line: Int
    var otherLine: Int
  }

  /// - Parameters:
  ///   - lines: With resolved names and joined receipts, before duplicates are removed.
  ///   - files: The files with their rows, in the order of the rows.
  ///   - surplus: The rows that are not counted, ascending.
  /// - Complexity: O(*n*) for lines on days on which one file alone has the store.
  init(
    lines: ReceiptLines, files: [(file: ReceiptFile, rows: Range<Int>)], surplus: [Int]
  ) {
    guard files.count(where: { !$0.rows.isEmpty }) > 1 else { return }
    let shared = Visits(lines: lines, files: files.map(\.rows)).shared
    guard !shared.isEmpty else { return }
    let isSurplus = Set(surplus)
    var parts: [PartKey: Part] = [:]
    for (file, entry) in files.enumerated() {
      for row in entry.rows {
        let receipt = lines.receipt[row]
        guard shared.contains(Visits.Key(of: receipt, in: lines)) else { continue }
        parts[PartKey(receipt: receipt, file: file), default: Part(file: file, rows: [])]
          .add(row, lines)
      }
    }
    var alike: [Alike: [Part]] = [:]
    for (key, part) in parts where !part.rows.allSatisfy(isSurplus.contains) {
      let visit = Visits.Key(of: key.receipt, in: lines)
      alike[Alike(visit: visit, lineCount: part.rows.count, hash: part.hash), default: []]
        .append(part)
    }
    report(alike.values.filter { $0.count > 1 }, lines, files.map(\.file))
  }

  /// With how many others of the same amounts a receipt is compared, so that a file of equal lines
  /// does not take the square of their number.
  private static let comparedLimit = 16

  private mutating func report(
    _ alike: [[Part]], _ lines: ReceiptLines, _ files: [ReceiptFile]
  ) {
    var pairs: [Pair: Found] = [:]
    for parts in alike {
      var known: [(part: Part, amounts: [[Int64]], items: [ItemID])] = []
      for part in parts.sorted(by: { $0.rows[0] < $1.rows[0] }) {
        let (amounts, items) = (part.amounts(lines), part.items(lines))
        if !known.contains(where: { $0.part.file == part.file && $0.items == items }),
          known.count < Self.comparedLimit
        {
          known.append((part, amounts, items))
        }
        let twin = known.first { other in
          other.part.file != part.file && other.amounts == amounts && other.items != items
        }?.part
        guard let twin, twin.rows[0] < part.rows[0] else { continue }
        let pair = Pair(file: part.file, other: twin.file)
        let line = Int(lines.line[part.rows[0]])
        var found = pairs[pair] ?? Found(line: line, otherLine: Int(lines.line[twin.rows[0]]))
        found.count += 1
        if line < found.line {
          found.line = line
          found.otherLine = Int(lines.line[twin.rows[0]])
        }
        pairs[pair] = found
      }
    }
    diagnostics = pairs.sorted { ($0.key.file, $0.key.other) < ($1.key.file, $1.key.other) }.map {
      Self.likelyDuplicate($1, in: files[$0.file], alsoIn: files[$0.other])
    }
  }

  private static func likelyDuplicate(
    _ found: Found, in file: ReceiptFile, alsoIn other: ReceiptFile
  ) -> Diagnostic {
    let isOne = found.count == 1
    return Diagnostic(
      .warning, .likelyDuplicate, file: file.displayPath, line: found.line,
      message:
        "\(isOne ? "this receipt has" : "\(found.count) receipts from here on have") the store, "
        + "the day and all amounts of \(isOne ? "the one" : "those") at "
        + "\(other.displayPath):\(found.otherLine), with other texts; if \(isOne ? "it is" : "they are") "
        + "the same, leave one of the files out, because both count")
  }
}

extension LikelyDuplicates.Part {
  fileprivate mutating func add(_ row: Int, _ lines: ReceiptLines) {
    rows.append(row)
    let currency = lines.articles.currency[Int(lines.article[row])]
    // A sum, so that the order of the lines makes no difference (SplitMix64's mixing step).
    var mixed =
      UInt64(bitPattern: lines.paid[row].tenThousandths) &+ UInt64(currency.rawValue) &<< 48
    mixed = (mixed ^ mixed &>> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed &>> 27) &* 0x94D0_49BB_1331_11EB
    hash &+= mixed ^ mixed &>> 31
  }

  fileprivate func amounts(_ lines: ReceiptLines) -> [[Int64]] {
    rows.map { [lines.paid[$0].tenThousandths, Int64(lines.currency[$0].rawValue)] }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  fileprivate func items(_ lines: ReceiptLines) -> [ItemID] { rows.map { lines.item[$0] }.sorted() }
}

/// On which days which files have a store.
private struct Visits {
  struct Key: Hashable {
    var store: StoreID
    var day: CalendarDate

    init(of receipt: UInt32, in lines: ReceiptLines) {
      store = lines.receipts.store[Int(receipt)]
      day = lines.receipts.day[Int(receipt)]
    }
  }

  /// The days of a store that more than one file has.
  private(set) var shared: Set<Key> = []

  init(lines: ReceiptLines, files: [Range<Int>]) {
    var firstFile: [Key: Int] = [:]
    for (file, rows) in files.enumerated() {
      var last = UInt32.max
      for row in rows where lines.receipt[row] != last {
        last = lines.receipt[row]
        let key = Key(of: last, in: lines)
        if let known = firstFile[key] {
          if known != file { shared.insert(key) }
        } else {
          firstFile[key] = file
        }
      }
    }
  }
}
