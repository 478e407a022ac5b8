import PricebookModel

/// The 95 % interval of a figure by the delete-a-group jackknife.
///
/// The figure is made once more for every group, without the items of the group. How much it
/// moves says how much it depends on which items happened to be bought. P. S. Kott, "The
/// Delete-a-Group Jackknife", Journal of Official Statistics 17 (2001).
enum Jackknife {
  /// With fewer groups there is no interval.
  static let fewestGroups = 5

  /// The standard error of a figure: √((G − 1) ÷ G × Σ deviation²).
  ///
  /// Kott 2001, formula 2.
  ///
  /// - Parameter deviations: For every group that has items, the figure without it less the figure.
  static func standardError(_ deviations: some Collection<Double>) -> Double {
    let count = Double(deviations.count)
    let squares = deviations.reduce(0) { $0 + $1 * $1 }
    return ((count - 1) / count * squares).squareRoot()
  }

  /// A figure with its interval: figure ± t × standard error.
  ///
  /// - Parameters:
  ///   - figure: Made of all items.
  ///   - deviations: As for ``standardError(_:)``; not a number where there is no figure without
  ///     the group.
  ///   - groups: How many groups the figure depends on, at most as many as there are deviations;
  ///     one less are the degrees of freedom.
  /// - Returns: No interval with too few groups, or where one group alone makes the figure possible.
  static func estimate(
    _ figure: Double, deviations: some Collection<Double>, groups: Int
  ) -> Estimate {
    guard groups >= fewestGroups, deviations.count >= groups else {
      return Estimate(figure, interval: nil)
    }
    let half = studentT(degreesOfFreedom: groups - 1) * standardError(deviations)
    return Estimate(
      figure, interval: half.isFinite ? figure - half...figure + half : nil, degrees: groups - 1)
  }

  /// The 0.975 quantile of Student's t distribution.
  ///
  /// Beyond the table its last value is returned, which is too large by at most 5 %.
  static func studentT(degreesOfFreedom: Int) -> Double {
    quantiles[min(max(1, degreesOfFreedom), quantiles.count) - 1]
  }

  private static let quantiles = (1..<JackknifeGroups.count).map {
    StudentDistribution.bound(within: Estimate.probability, degrees: Double($0))
  }
}

/// The groups of items that a jackknife leaves out, one group after the other.
///
/// The group of an item follows from its name alone. So an item at several stores is left out as a
/// whole, and neither the order of files nor other items change its group.
struct JackknifeGroups: Sendable {
  static let count = 30

  private let groups: IDTable<ItemID, UInt8>

  init(of items: IDTable<ItemID, Item>) {
    groups = IDTable(items.map { UInt8(truncatingIfNeeded: Self.group(ofName: $0.name)) })
  }

  @inline(__always) subscript(item: ItemID) -> Int { Int(groups[item]) }

  /// The 64-bit FNV-1a hash of the folded name in UTF-8, modulo ``count``.
  ///
  /// G. Fowler and others, "The FNV Non-Cryptographic Hash Algorithm" (RFC 9923).
  static func group(ofName name: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    forEachFoldedByte(of: name) { hash = (hash ^ UInt64($0)) &* 0x0000_0100_0000_01b3 }
    return Int(hash % UInt64(count))
  }
}
