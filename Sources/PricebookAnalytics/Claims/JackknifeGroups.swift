import PricebookModel

/// The groups of items that a jackknife leaves out, one group after the other.
///
/// The group of an item follows from its name alone. So an item at several stores is left out as a
/// whole, and neither the order of files nor other items change its group.
struct JackknifeGroups: Sendable {
  /// How many groups there are.
  static let count = 30

  private let groups: IDTable<ItemID, UInt8>

  /// - Complexity: O(length of all names).
  init(of items: IDTable<ItemID, Item>) {
    groups = IDTable(items.map { UInt8(truncatingIfNeeded: Self.group(ofName: $0.name)) })
  }

  /// The group of an item, from 0.
  @inline(__always)
  subscript(item: ItemID) -> Int { Int(groups[item]) }

  /// The 64-bit FNV-1a hash of the folded name in UTF-8, modulo ``count``.
  ///
  /// G. Fowler, L. C. Noll, K.-P. Vo and D. Eastlake, "The FNV Non-Cryptographic Hash Algorithm"
  /// (RFC 9923).
  static func group(ofName name: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    forEachFoldedByte(of: name) { hash = (hash ^ UInt64($0)) &* 0x0000_0100_0000_01b3 }
    return Int(hash % UInt64(count))
  }
}
