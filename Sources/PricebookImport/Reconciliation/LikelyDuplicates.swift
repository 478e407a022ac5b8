import PricebookModel

/// Finds receipts that two files have in other words: the same day and amounts at the same store, or
/// at one whose name begins with the same word (`Migros`, `Migros Bern`), but other texts, or the same
/// items with a time, a receipt number, a currency, quantities or units that the other has not.
///
/// Until the user says otherwise they are two: two people of a household can buy the same.
struct LikelyDuplicates {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var nearCopies: [NearCopy] = []
  private let lines: ReceiptLines
  private let files: [(file: ReceiptFile, rows: Range<Int>)]
  private let currencies: IDTable<CurrencyID, CurrencyCode>
  private let items: IDTable<ItemID, Item>

  /// The lines of a receipt that are in one file.
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
    guard files.count(where: { !$0.rows.isEmpty }) > 1 else { return }
    let families = Self.families(of: stores)
    let shared = Visit.shared(lines, files.map(\.rows), families)
    guard !shared.isEmpty else { return }
    var parts = parts(shared: shared, surplus: surplus[...], families: families)
    reportCorrected(parts, keys)
    parts.removeAll { !$0.counts }
    let alike = Dictionary(grouping: parts) {
      Likeness(
        visit: Visit($0.receipt, of: lines, families), lineCount: $0.rows.count, hash: $0.hash)
    }
    report(alike.values.filter { $0.count > 1 }, keys, currencies.idsByValue[.unknown])
  }

  /// What receipts of one store and day with equal amounts have in common.
  private struct Likeness: Hashable {
    var visit: Visit
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

  /// What each file has of the receipts of shared days; lines of a receipt may be apart.
  private func parts(
    shared: Set<Visit>, surplus: ArraySlice<Int>, families: IDTable<StoreID, StoreID>
  ) -> [Part] {
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
          if place == nil, shared.contains(Visit(receipt, of: lines, families)) {
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
        let twin = known.lazy.compactMap { other in
          Self.differences(part, content, other.part, other.content).map { (other.part, $0) }
        }.first
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
      }
    }
    diagnostics += pairs.sorted {
      ($0.key.files, $0.value.places.line) < ($1.key.files, $1.value.places.line)
    }.map { pair, found in
      let (places, differences) = found
      let other = files[pair.files.other].file.displayPath
      return Diagnostic(
        .likelyDuplicate(
          count: places.count, isOtherStore: differences.contains(.store),
          hasOtherTexts: differences.contains(.texts), place: "\(other):\(places.otherLine)",
          differences: ReceiptDifference.words(differences)),
        file: files[pair.files.file].file.displayPath,
        line: places.line)
    }
  }

  /// In what two receipts differ that can be the same; `nil` if they are two, or count as one.
  private static func differences(
    _ part: Part, _ content: ReceiptContent, _ other: Part, _ otherContent: ReceiptContent
  ) -> Set<ReceiptDifference>? {
    // One amount of one day at two such stores is no news.
    guard part.file != other.file, part.rows.count > 1 || content.store == otherContent.store,
      let found = content.differences(from: otherContent)
    else { return nil }
    let isCountedOnce =
      part.receipt == other.receipt && !found.contains(.texts)
      && part.surplusCount + other.surplusCount >= part.rows.count
    return isCountedOnce ? nil : found
  }
}

extension LikelyDuplicates.Part {
  fileprivate mutating func add(_ row: Int, _ lines: ReceiptLines, isSurplus: Bool) {
    rows.append(row)
    if isSurplus { surplusCount += 1 }
    // A sum, so that the order of the lines makes no difference (SplitMix64's mixing step).
    var mixed = UInt64(bitPattern: lines.paid[row].tenThousandths)
    mixed = (mixed ^ mixed &>> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed &>> 27) &* 0x94D0_49BB_1331_11EB
    hash &+= mixed ^ mixed &>> 31
  }
}

extension DiagnosticMessage {
  /// - Parameter count: How many receipts of the file are also at the place.
  fileprivate static func likelyDuplicate(
    count: Int, isOtherStore: Bool, hasOtherTexts: Bool, place: String, differences: String
  ) -> DiagnosticMessage {
    let receipts =
      count == 1 ? "this receipt has" : "\(count) receipts from here on have"
    let store = isOtherStore ? "" : "the store, "
    let items = hasOtherTexts ? "" : ", the items"
    let otherStore = isOtherStore ? " and another name of the store" : ""
    let difference =
      hasOtherTexts ? "with other texts\(otherStore)" : "and only \(differences)"
    return DiagnosticMessage(
      .warning, .likelyDuplicate,
      """
      \(receipts) \(store)the day\(items) and all amounts of \
      \(count == 1 ? "the one" : "those") at \(place), \(difference); if \
      \(count == 1 ? "it is" : "they are") the same, leave one of the files out, because \
      \(hasOtherTexts ? "both" : "lines of both") count
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
