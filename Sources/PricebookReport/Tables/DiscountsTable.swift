import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// What discounts took off at every store and month that had any, and the share bought on offer.
  static func discounts(_ discounts: Discounts, names: TableNames) -> DataTable {
    let rows = discounts.rows
    return DataTable(
      name: "discounts", rowCount: rows.count,
      columns: [
        .month(of: rows) { $0.month },
        names.store(of: rows) { $0.store },
        names.currency(of: rows) { $0.currency },
        names.money("discount", of: rows, currency: { $0.currency }) { $0.discount },
        .fraction("offer_share_percent", of: rows) { $0.onOffer.percent(of: $0.purchases) },
      ])
  }
}
