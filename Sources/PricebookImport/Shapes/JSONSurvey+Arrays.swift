/// Tables whose rows are arrays. The first row has the names of the columns:
/// `[["date", "item"], ["2026-10-03", "Milk"]]`.
extension JSONSurvey {
  /// Whether the file is a list of lists of plain values.
  var isListOfLists: Bool {
    !arrays.isEmpty && !values.contains { $0.object != nil }
  }

  /// The table; `nil` if the first array has no names, or some of the others more than plain values.
  func tableOfArrays() -> JSONRowTable? {
    guard isListOfLists, let header = arrays.first, !header.isCut, let fields = header.array
    else { return nil }
    let names = fields.compactMap(\.text)
    let isPlain = arrays.dropFirst().allSatisfy { $0.array?.contains { $0.array != nil } == false }
    guard names.count >= 2, names.count == fields.count, isPlain else { return nil }
    // The fields of a row are called by their places.
    let columns = names.enumerated().map { index, name in
      JSONRowTable.Column(name: name, path: name, level: 1, steps: [.key("\(index + 1)")])
    }
    var dialect = dialect
    dialect.dataOffset = header.end
    dialect.dataLine = 1 + text[..<header.end].count { $0 == 0x0A }
    var table = JSONRowTable(
      unit: .element, records: [.elements], columns: columns, dialect: dialect,
      path: [JSONPath.Step.elements].pathText)
    table.hasArraysAsRows = true
    return table
  }

  /// The ranges of the rows in the text.
  var rowsOfArrays: [Range<Int>] {
    arrays.dropFirst().filter { !$0.isCut }.map { $0.offset..<$0.end }
  }
}
