import PricebookModel

/// Finds receipts that are there twice: the same day and amounts at the same store, or at one whose name
/// begins with the same word (`Migros`, `Migros Bern`).
///
/// Those of two files have other texts, or the same items with a time, a receipt number, a currency,
/// quantities or units that the other has not. Those of one file, and of stores with other names,
/// need more evidence: several different amounts, all of them twice (``SharedAmounts``).
///
/// Until the user says otherwise they are two: two people of a household can buy the same.
struct LikelyDuplicates {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var nearCopies: [NearCopy] = []
  /// Those with several different amounts, which hardly two purchases have.
  private(set) var repeatedReceipts: [RepeatedReceipt] = []
  private let lines: ReceiptLines
  private let files: [(file: ReceiptFile, rows: Range<Int>)]
  private let currencies: IDTable<CurrencyID, CurrencyCode>
  private let items: IDTable<ItemID, Item>
  private let families: IDTable<StoreID, StoreID>

  /// The lines of a receipt that are in one file, or one of two such copies.
  fileprivate struct Part {
    var receipt: UInt32
    var file: Int
    var rows: [Int]
    /// How many of the lines do not count, because another file has them too.
    var surplusCount = 0
    var hash: UInt64 = 0
    var counts: Bool { surplusCount < rows.count }
  }

  /// What one warning is about: two files, and how their receipts differ.
  private struct Pair: Hashable {
    var files: FilePair
    var hasOtherTexts: Bool
  }

  private typealias Found = (places: SharedPlaces, differences: Set<ReceiptDifference>)

  /// Compares lines with resolved names, before `surplus` ones, ascending, are removed.
  init(
    lines: ReceiptLines, keys: borrowing ReceiptKeys,
    files: [(file: ReceiptFile, rows: Range<Int>)], surplus: [Int],
    currencies: IDTable<CurrencyID, CurrencyCode>, items: IDTable<ItemID, Item>,
    stores: IDTable<StoreID, String>
  ) {
    self.lines = lines
    self.files = files
    self.currencies = currencies
    self.items = items
    families = Self.families(of: stores)
    var mayBeTwice = SharedAmounts.receipts(in: lines, without: surplus)
    if files.count(where: { !$0.rows.isEmpty }) > 1 {
      let shared = Visit.shared(lines, files.map(\.rows), families)
      for receipt in mayBeTwice.indices
      where shared.contains(Visit(UInt32(receipt), of: lines, families)) {
        mayBeTwice[receipt] = true
      }
    }
    guard mayBeTwice.contains(true) else { return }
    var parts = parts(ofReceipts: mayBeTwice, surplus: surplus[...])
    reportCorrected(parts, keys)
    parts.removeAll { !$0.counts }
    let alike = Dictionary(grouping: parts.flatMap { $0.copies(lines) }) {
      Likeness(
        day: lines.receipts.day[Int($0.receipt)], lineCount: $0.rows.count, hash: $0.hash)
    }
    report(alike.values.filter { $0.count > 1 }, keys, currencies.idsByValue[.unknown])
  }

  /// What receipts of one day with equal amounts have in common.
  private struct Likeness: Hashable {
    var day: CalendarDate
    var lineCount: Int
    var hash: UInt64
  }

  /// For every store the first whose name begins with the same word.
  private static func families(of stores: IDTable<StoreID, String>) -> IDTable<StoreID, StoreID> {
    var firsts: [String: StoreID] = [:]
    var families = IDTable<StoreID, StoreID>(Array(stores.indices))
    for (store, name) in zip(stores.indices, stores) {
      let word =
        foldedName(name).split { !$0.isLetter && !$0.isNumber }.first.map(String.init) ?? ""
      guard word.count > 2 else { continue }
      families[store] = firsts[word] ?? store
      if firsts[word] == nil { firsts[word] = store }
    }
    return families
  }

  /// Finds receipts that two files have with another amount in a line: a corrected export.
  ///
  /// One without a number is the same one if at least half of its lines are equal.
  private mutating func reportCorrected(_ parts: [Part], _ keys: borrowing ReceiptKeys) {
    var numbered: Set<UInt32> = []
    for part in parts where !keys.idText(of: Int(part.receipt)).isEmpty {
      numbered.insert(part.receipt)
    }
    let shared = Dictionary(grouping: parts, by: \.receipt).values
      .filter { $0.count > 1 && $0.contains(where: \.counts) }
    var found: [FilePair: (places: SharedPlaces, differences: [String])] = [:]
    for parts in shared.sorted(by: { $0[0].rows[0] < $1[0].rows[0] }) {
      for (part, other) in zip(parts.dropFirst(), parts) {
        let (equal, differing) = compare(part.rows, other.rows)
        let isSame =
          numbered.contains(part.receipt)
          || equal > 0 && equal * 2 >= min(part.rows.count, other.rows.count)
        guard isSame, let (row, twin) = differing.first else { continue }
        let pair = FilePair(file: part.file, other: other.file)
        found[pair, default: (SharedPlaces(), [])].places.add(lines.line[row], lines.line[twin])
        found[pair]?.differences += differing.map { difference($0, $1) }
        nearCopies.append(
          NearCopy(
            day: lines.receipts.day[Int(part.receipt)], item: items[lines.item[row]].name,
            currency: currencies[lines.currency[row]], line: place(of: row, part),
            other: place(of: twin, other)))
      }
    }
    diagnostics = found.sorted { $0.key < $1.key }.map { pair, found in
      let (places, differences) = found
      let others = differences.count - Self.shownDifferences
      return Diagnostic(
        .receiptDiffers(
          place: "\(files[pair.other].file.displayPath):\(places.otherLine)",
          differences: differences.prefix(Self.shownDifferences).joined(separator: ", ")
            + (others > 0 ? ", and \(others) more" : ""),
          others: places.count - 1),
        file: files[pair.file].file.displayPath, line: places.line)
    }
  }

  private func place(of row: Int, _ part: Part) -> NearCopy.Line {
    NearCopy.Line(
      source: files[part.file].file.source, number: Int(lines.line[row]), paid: lines.paid[row])
  }

  private static let shownDifferences = 3

  /// How many lines two files have alike, and the lines of one item whose amounts differ.
  private func compare(_ rows: [Int], _ others: [Int]) -> (equal: Int, differing: [(Int, Int)]) {
    /// What lines must have alike to be one line of both files.
    struct Line: Hashable {
      var item: ItemID
      var quantity: Quantity
      var paid: Amount
    }
    func line(_ row: Int) -> Line {
      Line(item: lines.item[row], quantity: lines.quantity[row], paid: lines.paid[row])
    }
    var left = Dictionary(grouping: others, by: line)
    let rest = rows.filter { row in left[line(row)]?.popLast() == nil }
    var twins = Dictionary(grouping: left.values.joined().sorted(), by: { lines.item[$0] })
    let differing = rest.compactMap { row -> (Int, Int)? in
      let item = lines.item[row]
      guard
        let place = twins[item]?.firstIndex(where: { lines.paid[$0] != lines.paid[row] }),
        let twin = twins[item]?.remove(at: place)
      else { return nil }
      return (row, twin)
    }
    return (rows.count - rest.count, differing)
  }

  /// `“Gouda” is 8.19 here and 81.90 there`.
  private func difference(_ row: Int, _ twin: Int) -> String {
    func amount(_ row: Int) -> String {
      ExactDecimal(lines.paid[row])
        .plainText(digits: currencies[lines.currency[row]].minorUnitDigits)
    }
    return Message.linesDiffer(
      item: items[lines.item[row]].name, here: amount(row), there: amount(twin))
  }

  /// What each file has of some receipts; lines of a receipt may be apart.
  private func parts(ofReceipts isWanted: [Bool], surplus: ArraySlice<Int>) -> [Part] {
    var surplus = surplus
    var parts: [Part] = []
    for (file, rows) in files.map(\.rows).enumerated() {
      var places: [UInt32: Int] = [:]
      var (last, place) = (UInt32.max, Int?.none)
      for row in rows {
        let isSurplus = surplus.first == row
        if isSurplus { surplus.removeFirst() }
        let receipt = lines.receipt[row]
        if receipt != last {
          last = receipt
          place = places[receipt]
          if place == nil, isWanted[Int(receipt)] {
            place = parts.count
            places[receipt] = place
            parts.append(Part(receipt: receipt, file: file, rows: []))
          }
        }
        if let place { parts[place].add(row, lines, isSurplus: isSurplus) }
      }
    }
    return parts
  }

  /// How many receipts one is compared with, so that equal lines do not take the square of time.
  private static let comparedLimit = 16

  /// Warns once for each pair of files, with the first receipt that both may have.
  private mutating func report(
    _ alike: [[Part]], _ keys: borrowing ReceiptKeys, _ unknownCurrency: CurrencyID?
  ) {
    var pairs: [Pair: Found] = [:]
    for parts in alike.map({ $0.sorted { $0.rows[0] < $1.rows[0] } }) {
      var known: [(part: Part, content: ReceiptContent)] = []
      for part in parts {
        let content = ReceiptContent(
          part.receipt, rows: part.rows, of: lines, keys, unknownCurrency)
        let twin = twin(of: part, content, among: known)
        if known.count < Self.comparedLimit,
          !known.contains(where: { $0.part.file == part.file && $0.content == content })
        {
          known.append((part, content))
        }
        guard let (twin, differences) = twin else { continue }
        let pair = Pair(
          files: FilePair(file: part.file, other: twin.file),
          hasOtherTexts: differences.contains(.texts))
        pairs[pair, default: (SharedPlaces(), [])].places.add(
          lines.line[part.rows[0]], lines.line[twin.rows[0]])
        pairs[pair]?.differences.formUnion(differences)
        if content.hasSeveralAmounts { repeatedReceipts.append(repeated(part, twin)) }
      }
    }
    diagnostics += pairs.sorted {
      ($0.key.files, $0.value.places.line) < ($1.key.files, $1.value.places.line)
    }.map { pair, found in
      let (places, differences) = found
      let other = files[pair.files.other].file.displayPath
      return Diagnostic(
        .likelyDuplicate(
          count: places.count, differences,
          place: "\(other):\(places.otherLine)", isOneFile: pair.files.file == pair.files.other),
        file: files[pair.files.file].file.displayPath,
        line: places.line)
    }
  }

  private func twin(
    of part: Part, _ content: ReceiptContent, among known: [(part: Part, content: ReceiptContent)]
  ) -> (Part, Set<ReceiptDifference>)? {
    for other in known {
      if let found = differences(part, content, other.part, other.content) {
        return (other.part, found)
      }
    }
    return nil
  }

  /// In what two receipts differ that can be the same; `nil` if they are two, or count as one.
  private func differences(
    _ part: Part, _ content: ReceiptContent, _ other: Part, _ otherContent: ReceiptContent
  ) -> Set<ReceiptDifference>? {
    let isOneFile = part.file == other.file
    // One amount of one day, or the same few things, is no news.
    guard !isOneFile || content.hasSeveralAmounts,
      part.rows.count > 1 || content.store == otherContent.store,
      families[content.store] == families[otherContent.store] || content.hasManyAmounts,
      let found = content.differences(from: otherContent), isOneFile || !found.isEmpty
    else { return nil }
    let isCountedOnce =
      part.receipt == other.receipt && !found.contains(.texts)
      && part.surplusCount + other.surplusCount >= part.rows.count
    return isCountedOnce ? nil : found
  }

  private func repeated(_ part: Part, _ twin: Part) -> RepeatedReceipt {
    func place(_ part: Part) -> NearCopy.Line {
      let paid = part.rows.reduce(Amount.zero) { $0 + lines.paid[$1] }
      return NearCopy.Line(
        source: files[part.file].file.source, number: Int(lines.line[part.rows[0]]), paid: paid)
    }
    return RepeatedReceipt(
      day: lines.receipts.day[Int(part.receipt)], store: lines.receipts.store[Int(part.receipt)],
      currency: currencies[lines.currency[part.rows[0]]], line: place(part), other: place(twin))
  }
}

extension LikelyDuplicates.Part {
  fileprivate mutating func add(_ row: Int, _ lines: ReceiptLines, isSurplus: Bool) {
    rows.append(row)
    if isSurplus { surplusCount += 1 }
    hash &+= SharedAmounts.mixed(lines.paid[row])
  }

  /// The two copies that it consists of if its amounts, several different ones, come a second time in
  /// the same order; else itself.
  fileprivate func copies(_ lines: ReceiptLines) -> [Self] {
    let half = rows.count / 2
    guard surplusCount == 0, rows.count.isMultiple(of: 2),
      Set(rows[..<half].map { lines.paid[$0] }).count >= SharedAmounts.several,
      zip(rows, rows[half...]).allSatisfy({ lines.paid[$0] == lines.paid[$1] })
    else { return [self] }
    return [rows[..<half], rows[half...]].map { rows in
      var copy = Self(receipt: receipt, file: file, rows: [])
      for row in rows { copy.add(row, lines, isSurplus: false) }
      return copy
    }
  }
}

extension DiagnosticMessage {
  /// - Parameter count: How many receipts of the file are also at the place.
  fileprivate static func likelyDuplicate(
    count: Int, _ differences: Set<ReceiptDifference>, place: String, isOneFile: Bool
  ) -> DiagnosticMessage {
    let hasOtherTexts = differences.contains(.texts)
    let isOtherStore = differences.contains(.store)
    let receipts =
      count == 1 ? "this receipt has" : "\(count) receipts from here on have"
    let store = isOtherStore ? "" : "the store, "
    let items = hasOtherTexts ? "" : ", the items"
    let otherStore = isOtherStore ? " and another name of the store" : ""
    let difference =
      hasOtherTexts
      ? ", with other texts\(otherStore)"
      : differences.isEmpty ? "" : ", and only \(ReceiptDifference.words(differences))"
    let out = isOneFile ? count == 1 ? "one of them" : "one of each" : "one of the files"
    return DiagnosticMessage(
      .warning, .likelyDuplicate,
      """
      \(receipts) \(store)the day\(items) and all amounts of \
      \(count == 1 ? "the one" : "those") at \(place)\(difference); if \
      \(count == 1 ? "it is" : "they are") the same, leave \(out) out, because \
      \(hasOtherTexts || isOneFile ? "both" : "lines of both") count
      """)
  }

  /// - Parameter others: How many more receipts have other amounts there.
  fileprivate static func receiptDiffers(
    place: String, differences: String, others: Int
  ) -> DiagnosticMessage {
    let more =
      switch others {
      case 0: ""
      case 1: " (and 1 more receipt)"
      default: " (and \(others) more receipts)"
      }
    return DiagnosticMessage(
      .warning, .receiptDiffers,
      """
      this receipt is also in \(place) with another amount: \(differences)\(more); both amounts \
      count, and if one was corrected, take the receipt out of the other file
      """)
  }
}

extension Message {
  fileprivate static func linesDiffer(
    item: some StringProtocol, here: String, there: String
  ) -> String {
    "\(quoted(item)) is \(here) here and \(there) there"
  }
}
