import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Columns by their values")
struct ColumnsByValueTests {
  /// What the columns of a table without a header are.
  private func found(_ records: [[String]]) -> ColumnsByValue {
    ColumnsByValue((records.first ?? []).map { _ in "" }, words: nil, records)
  }

  @Test func `Payments are negated where more than half of them are below zero`() {
    func isNegated(_ amounts: [String]) -> Bool {
      ColumnsByValue(
        ["day", "shop", "article", "paid"], words: [.date, .store, .item, .total],
        amounts.map { ["2026-10-03", "Aldi", "Milk", $0] }
      ).isNegated
    }
    #expect(isNegated(["-1.19", "-3.49", "2.00"]))
    #expect(!isNegated(["-1.19", "-3.49", "2.00", "0.25"]))
    #expect(!isNegated(["-1.19", "-3.49", "2.00", "0.25", "1.00"]))
  }

  @Test func `One line says too little of its columns, and two may say enough`() {
    let lines = [["2026-10-03", "Aldi", "Milk", "1.19"], ["2026-10-04", "Rewe", "Bread", "3.49"]]
    #expect(!found([lines[0]]).areSure)
    #expect(found(lines).areSure)
    #expect(found(lines).fields == [.date, .store, .item, .total])
  }

  @Test func `Of two factors, the whole numbers are how many, wherever they stand`() {
    let lines = [["2026-10-03", "Aldi", "Milk"], ["2026-10-04", "Rewe", "Bread"]]
    #expect(
      found([lines[0] + ["2", "1.19", "2.38"], lines[1] + ["3", "3.49", "10.47"]]).fields
        == [.date, .store, .item, .quantity, .unitPrice, .total])
    #expect(
      found([lines[0] + ["2.38", "1.19", "2"], lines[1] + ["10.47", "3.49", "3"]]).fields
        == [.date, .store, .item, .total, .unitPrice, .quantity])
    // A weight of fractions may be either of the two.
    let weighed = [lines[0] + ["0.50", "1.20", "0.60"], lines[1] + ["1.50", "3.40", "5.10"]]
    #expect(!found(weighed).areSure)
  }
}
