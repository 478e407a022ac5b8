/// Text of other alphabets in code pages that are not recognised, such as Windows-1251 and KOI8-R.
enum OtherAlphabet {
  /// Whether bytes that are no UTF-8 cannot be text in Latin letters.
  ///
  /// Words in languages of Western and Central Europe are mostly ASCII, and hardly ever have four
  /// other letters in a row. Cyrillic, Greek, Chinese and Korean words have little else.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    var inRows = 0
    var count = 0
    var length = 0
    for byte in bytes {
      if byte >= 0xA1 {
        length += 1
        continue
      }
      if length >= 4 { inRows += length }
      count += length
      length = 0
    }
    if length >= 4 { inRows += length }
    count += length
    return inRows * 2 > count
  }

  /// What to do with such a file.
  static let explanation =
    "its text is neither UTF-8 nor Windows-1252, and looks like another alphabet in an older code "
    + "page; save the file as UTF-8 (in a spreadsheet \"CSV UTF-8\"), or name its encoding, such "
    + "as --encoding windows-1251"
}
