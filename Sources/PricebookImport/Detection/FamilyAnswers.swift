import PricebookModel

/// What the files with one header show about dates, decimal marks and prices, so that a file that leaves
/// one of them open can take the answer of the others.
struct FamilyAnswers {
  private(set) var dates: [DateOrder: (file: String, example: String)] = [:]
  private(set) var marks: [Int: [DecimalMark: String]] = [:]
  private(set) var prices: [PriceMeaning: String] = [:]

  mutating func add(_ reading: TableReading, file: String) {
    if case .decided(let order, let example) = reading.questions.dates, dates[order] == nil {
      dates[order] = (file, example)
    }
    for (column, finding) in reading.questions.numbers {
      if case .decided(let mark, _) = finding, marks[column]?[mark] == nil {
        marks[column, default: [:]][mark] = file
      }
    }
    if case .decided(let meaning, _) = reading.questions.price, prices[meaning] == nil,
      !reading.questions.price.isAsked
    {
      prices[meaning] = file
    }
  }
}
