import PricebookModel

/// Which receipts may be there twice by their amounts alone, found by one pass over all lines.
enum SharedAmounts {
  /// So many different amounts of one store and day are of one purchase; a coffee and a roll are
  /// bought twice.
  static let several = 3
  /// So many different amounts of one day are of one purchase, whatever its store is called.
  static let many = 5

  /// Whether the amounts of each receipt come twice: all within the receipt, or in another one of its
  /// day.
  ///
  /// Others may be among them, but none that has ``several`` different amounts is missed. Receipts of
  /// fewer lines are left out: the same coffee is bought again and again.
  ///
  /// - Parameter surplus: Rows that do not count.
  static func receipts(in lines: ReceiptLines, without surplus: [Int]) -> [Bool] {
    let days = lines.receipts.day
    // Sums do not depend on the order of the lines; of amounts that come twice, ⊕ leaves nothing.
    var sums = [UInt64](repeating: 0, count: days.count)
    var singles = sums
    var lineCounts = [Int32](repeating: 0, count: days.count)
    addAmounts(of: lines, to: &sums, &singles, &lineCounts)
    for row in surplus {
      let (receipt, mixed) = (Int(lines.receipt[row]), mixed(lines.paid[row]))
      sums[receipt] &-= mixed
      singles[receipt] ^= mixed
    }
    let keys = days.indices.map {
      mixed(sums[$0] &+ UInt64(bitPattern: Int64(days[$0].daysSinceEpoch)))
    }
    let isShared = areShared(keys)
    return days.indices.map {
      lineCounts[$0] >= several && sums[$0] != 0 && (singles[$0] == 0 || isShared[$0])
    }
  }

  /// Whether each key is there more than once.
  ///
  /// A table of all keys would take longer than reading their lines; few are left by how often the last
  /// bits of keys occur.
  private static func areShared(_ keys: [UInt64]) -> [Bool] {
    var slotCount = 64
    while slotCount < keys.count * 8 { slotCount *= 2 }
    let last = UInt64(slotCount - 1)
    var counts = [UInt8](repeating: 0, count: slotCount)
    for key in keys {
      let slot = Int(key & last)
      counts[slot] = min(2, counts[slot] + 1)
    }
    var keyCounts: [UInt64: Int] = [:]
    for key in keys where counts[Int(key & last)] > 1 { keyCounts[key, default: 0] += 1 }
    return keys.map { counts[Int($0 & last)] > 1 && keyCounts[$0, default: 0] > 1 }
  }

  private static func addAmounts(
    of lines: ReceiptLines, to sums: inout [UInt64], _ singles: inout [UInt64],
    _ lineCounts: inout [Int32]
  ) {
    let receipt = lines.receipt.span
    let paid = lines.paid.span
    var sums = sums.mutableSpan
    var singles = singles.mutableSpan
    var lineCounts = lineCounts.mutableSpan
    for row in receipt.indices {
      let mixed = mixed(paid[row])
      sums[Int(receipt[row])] &+= mixed
      singles[Int(receipt[row])] ^= mixed
      lineCounts[Int(receipt[row])] += 1
    }
  }

  static func mixed(_ amount: Amount) -> UInt64 {
    mixed(UInt64(bitPattern: amount.tenThousandths))
  }

  /// SplitMix64's mixing step.
  private static func mixed(_ bits: UInt64) -> UInt64 {
    var mixed = bits
    mixed = (mixed ^ mixed &>> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed &>> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed &>> 31
  }
}
