/// Where the name of a row's item is.
struct ItemPlace: BitwiseCopyable {
  var start: UInt32 = 0
  var length: UInt32 = 0
  /// Of the name's bytes.
  var hash: UInt64 = 0
  /// Whether the name was composed, and is among those of ``RowItems``.
  var isComposed = false
}
