import PricebookModel

/// The groups of items that a delete-a-group jackknife leaves out one after the other.
///
/// A group depends on the item's name alone, so that the order of the files and the other items
/// change nothing (P. S. Kott, "The Delete-a-Group Jackknife", Journal of Official Statistics 17
/// (2001), 521–526).
enum JackknifeGroup {
  static let count = 30

  /// The group of an item, from 0: FNV-1a with 64 bits over its folded name, modulo ``count``.
  ///
  /// - Parameter name: The item's name; letter case and white space do not matter.
  static func group(of name: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in foldedName(name).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(hash % UInt64(count))
  }
}
