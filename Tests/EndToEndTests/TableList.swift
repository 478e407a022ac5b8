import PricebookReport

/// The names of all tables, from the one list that makes them.
enum TableList {
  static let all = ReportTables.names
}
