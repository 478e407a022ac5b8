/// A pattern of a mapping and what it is for.
struct UsedPattern: Hashable, Sendable {
  var use: RowUse
  var pattern: RowPattern
}
