/// Units of measure as names of items have them.
enum PackageUnits {
  /// Whether a word may begin the spelling of a unit; `false` is certain.
  ///
  /// Most words after a number are not units, and this saves looking them up.
  static func mayBegin(_ word: ArraySlice<UInt8>) -> Bool {
    // Lower case may be shorter or longer where letters are not ASCII.
    shapes.mayHold(word) || word.contains { $0 >= 0x80 }
  }

  private static let shapes = WordShapes(
    UnitOfMeasure.unitsBySpelling.keys.map { $0.prefix { $0 != " " } } + ["fl", "fluid"])
}
