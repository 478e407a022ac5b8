import PricebookModel

/// A column that is named by its place in the file: the number 3 in JSON, `#3` as a name.
struct ColumnPosition {
  let number: Int
  var name: String { "#\(number)" }
  init(_ number: Int) { self.number = number }

  init?(_ name: String) {
    guard name.hasPrefix("#"), let number = Int(name.dropFirst()), number >= 1, number <= 1_000
    else { return nil }
    self.number = number
  }
}
