/// One row: its fields by the app's names, and the keys of the rows that it refers to.
struct DatabaseRow {
  var key: Int64
  /// Empty columns are left out.
  var fields = JSONObject()
  var links: [String: Int64] = [:]
}
