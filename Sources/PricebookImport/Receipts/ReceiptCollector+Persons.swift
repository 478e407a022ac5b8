import PricebookModel

/// Who paid, which most files do not say.
extension ReceiptCollector {
  func appendPersons(of columns: borrowing ParsedRows, _ ids: CollectorIDs, from firstRow: Int) {
    let rowCount = columns.rowCount
    guard columns.hasPersons else {
      if !lines.person.isEmpty { lines.person.append(0, count: rowCount) }
      return
    }
    lines.person.append(0, count: firstRow - lines.person.count)
    var start = 0
    while start < rowCount {
      let run = columns.rows[start].run
      var end = start + 1
      while end < rowCount, columns.rows[end].run == run { end += 1 }
      lines.person.append(ids.persons[Int(columns.runs[Int(run)].person)], count: end - start)
      start = end
    }
  }

  /// Joins persons whose names differ in case and white space alone.
  ///
  /// - Parameter others: Names of persons who are on no line yet.
  /// - Returns: The numbers of the others.
  @discardableResult
  func joinPersons(
    of lines: inout ReceiptLines, _ names: inout BookNames, and others: [String] = []
  ) -> [String: PersonID] {
    guard !lines.person.isEmpty || !others.isEmpty else { return [:] }
    var isUsed = [Bool](repeating: false, count: persons.count)
    for (_, person) in lines.person.eachRun { isUsed[Int(person)] = true }
    let payers = persons.texts.map { $0.prefix { $0 != "\0" } }
    let groups = zip(persons.texts, payers).enumerated().map { place, texts in
      isUsed[place] ? ValueWords.beneficiaries(in: texts.0.dropFirst(texts.1.count + 1)) : []
    }
    // Whoever something was bought for may have paid nothing.
    let others = others + Set(groups.joined()).sorted()
    isUsed += others.map { _ in true }
    let texts = (payers.map(String.init) + others).map { collapsedName($0) }
    let folded = texts.map { foldedName($0) }
    var spellings: [String: String] = ["": ""]
    for (text, key) in zip(texts.indices, folded) where isUsed[text] && !key.isEmpty {
      spellings[key] = spellings[key].map { preferredSpelling($0, texts[text]) } ?? texts[text]
    }
    guard spellings.count > 1 else {
      lines.person = RunColumn(step: 0)
      return [:]
    }
    let order = spellings.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    var numbers: [String: UInt32] = [:]
    for (number, entry) in order.enumerated() { numbers[entry.key] = UInt32(number) }
    names.persons = IDTable(order.map(\.value))
    if groups.contains(where: { !$0.isEmpty }) {
      let sets = groups.map { group in
        Set(group.map { PersonID(rawValue: numbers[foldedName($0)] ?? 0) }).sorted()
      }
      names.beneficiaries =
        [[]]
        + Set(sets.filter { !$0.isEmpty }).sorted {
          $0.lexicographicallyPrecedes($1)
        }
      let places = Dictionary(
        names.beneficiaries.enumerated().map { ($1, UInt32($0)) }, uniquingKeysWith: min)
      lines.beneficiaries = lines.person
      lines.beneficiaries.renumber(sets.map { places[$0] ?? 0 })
    }
    lines.person.renumber(folded.map { numbers[$0] ?? 0 })
    return Dictionary(
      others.map { ($0, PersonID(rawValue: numbers[foldedName($0)] ?? 0)) }
    ) { first, _ in first }
  }
}
