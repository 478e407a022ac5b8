import PricebookModel

/// What the files with one header show.
struct FamilyAnswers {
  private(set) var dates: [DateOrder: (file: String, example: String)] = [:]
  private(set) var marks: [Int: [DecimalMark: String]] = [:]
  private(set) var prices: [PriceMeaning: String] = [:]

  mutating func add(_ header: ReceiptHeader, file: String) {
    if case .decided(let order, let example) = header.dates, dates[order] == nil {
      dates[order] = (file, example)
    }
    for (column, finding) in header.numbers {
      if case .decided(let mark, _) = finding, marks[column]?[mark] == nil {
        marks[column, default: [:]][mark] = file
      }
    }
    if case .decided(let meaning, _) = header.price, prices[meaning] == nil {
      prices[meaning] = file
    }
  }
}
