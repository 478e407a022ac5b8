import PricebookModel

/// A store on a day, where stores that count as the same one have one id.
struct Visit: Hashable {
  var store: StoreID
  var day: CalendarDate
}

extension Visit {
  init(
    _ receipt: UInt32, of lines: ReceiptLines, _ families: IDTable<StoreID, StoreID>
  ) {
    self.init(
      store: families[lines.receipts.store[Int(receipt)]], day: lines.receipts.day[Int(receipt)])
  }

  /// The days of a store that more than one file has.
  static func shared(
    _ lines: ReceiptLines, _ files: [Range<Int>], _ families: IDTable<StoreID, StoreID>
  ) -> Set<Visit> {
    var shared: Set<Visit> = []
    var firstFile: [Visit: Int] = [:]
    for (file, rows) in files.enumerated() {
      var last = UInt32.max
      for row in rows where lines.receipt[row] != last {
        last = lines.receipt[row]
        let visit = Visit(last, of: lines, families)
        if firstFile[visit, default: file] != file { shared.insert(visit) }
        firstFile[visit] = firstFile[visit] ?? file
      }
    }
    return shared
  }
}
