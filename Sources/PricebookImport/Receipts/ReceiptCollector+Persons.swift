import PricebookModel

/// Who paid, which most files do not say.
extension ReceiptCollector {
  /// Appends the person of each row of a part.
  ///
  /// - Parameter firstRow: The number of the part's first row.
  func appendPersons(
    of columns: borrowing PartColumns, _ map: Numbering, from firstRow: Int
  ) {
    let rowCount = columns.rowCount
    guard columns.hasPersons else {
      if !lines.person.isEmpty { lines.person.append(0, count: rowCount) }
      return
    }
    lines.person.append(0, count: firstRow - lines.person.count)
    var start = 0
    while start < rowCount {
      let run = columns.run[start]
      var end = start + 1
      while end < rowCount, columns.run[end] == run { end += 1 }
      lines.person.append(map.persons[Int(columns.runPerson[Int(run)])], count: end - start)
      start = end
    }
  }
}

extension RawReceipts {
  /// Replaces the numbers of persons as written by those of their names, which are the same where they
  /// differ in case and white space alone.
  ///
  /// - Complexity: O(runs + *n* log *n*) for *n* different texts.
  borrowing func joinPersons(
    of lines: inout ReceiptLines, _ names: inout BookNames
  ) {
    guard !lines.person.isEmpty else { return }
    var isUsed = [Bool](repeating: false, count: collector.persons.count)
    for (_, person) in lines.person.eachRun { isUsed[Int(person)] = true }
    let texts = collector.persons.texts.map { collapsedName($0) }
    let folded = texts.map { foldedName($0) }
    var spellings: [String: String] = ["": ""]
    for (text, key) in zip(texts.indices, folded) where isUsed[text] && !key.isEmpty {
      spellings[key] = spellings[key].map { preferredSpelling($0, texts[text]) } ?? texts[text]
    }
    guard spellings.count > 1 else {
      lines.person = RunColumn(step: 0)
      return
    }
    let order = spellings.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    var numbers: [String: UInt32] = [:]
    for (number, entry) in order.enumerated() { numbers[entry.key] = UInt32(number) }
    lines.person.renumber(folded.map { numbers[$0] ?? 0 })
    names.persons = IDTable(order.map(\.value))
  }
}
