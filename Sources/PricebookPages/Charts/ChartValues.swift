import PricebookModel
import PricebookReport

/// The values of a chart as a table: its text alternative.
struct ChartValues {
  var columns: [DisplayTable.Column]
  var rows: [DisplayTable.Row]
  var currency: CurrencyCode?

  init(columns: [DisplayTable.Column], rows: [DisplayTable.Row], currency: CurrencyCode? = nil) {
    self.columns = columns
    self.rows = rows
    self.currency = currency
  }

  /// Columns with words from drawings as headings: names, numbers and a note.
  init(
    _ names: String..., numbers: [String] = [], note: String? = nil, rows: [DisplayTable.Row],
    currency: CurrencyCode? = nil
  ) {
    let heading = { (word: String) in RichText(word.prefix(1).uppercased() + word.dropFirst()) }
    self.init(
      columns: names.map { .init(heading($0)) } + numbers.map { .number(heading($0)) }
        + (note.map { [.init(heading($0))] } ?? []), rows: rows, currency: currency)
  }
}
