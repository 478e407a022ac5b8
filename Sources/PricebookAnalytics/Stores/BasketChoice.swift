import PricebookModel

/// An item that may be bought for a line of a basket, and how much of it.
struct BasketChoice: Hashable, Sendable {
  var item: ItemID
  /// What its quantity and its prices are in.
  var dimension: UnitOfMeasure.Dimension
  var quantity: BaseQuantity
  /// What one piece holds, where a content is bought in pieces.
  var package: UnitOfMeasure?

  /// Whether the left of two items of a group is the one that a store's price of the group is of.
  ///
  /// That is the cheaper one. But one whose price is old comes after all that were seen of late, for it
  /// may be sold no longer.
  static func precedes<Cost: Comparable>(
    _ left: (isStale: Bool, cost: Cost), _ right: (isStale: Bool, cost: Cost)
  ) -> Bool {
    left.isStale == right.isStale ? left.cost < right.cost : right.isStale
  }

  /// The item of a line; of a group, its items in the units that can have the content asked for.
  ///
  /// What is counted by the piece has the content that its names say. Where pieces are asked for and
  /// packages of a group say how many they hold, those that do not are left out; where they say how much
  /// they hold, those of one content are taken, for a piece of 1 l is none of 1.5 l.
  static func all(
    of line: Basket.Line, groups: [ItemID: [GroupMember]]
  ) -> [BasketChoice] {
    let asked = line.unit.base(line.quantity)
    let dimension = line.unit.dimension
    guard line.isGroup, let members = groups[line.item] else {
      return [BasketChoice(item: line.item, dimension: dimension, quantity: asked)]
    }
    let counted =
      dimension == .count ? members.filter { $0.package?.dimension == .count } : []
    let alike = dimension == .count ? ofOneContent(members) : members
    return (counted.isEmpty ? alike : counted).flatMap { member in
      let own = BasketChoice(item: member.item, dimension: dimension, quantity: asked)
      let pieces = member.package.flatMap { package -> BasketChoice? in
        guard package.dimension == dimension,
          let quantity = asked.divided(byContentOf: package)
        else { return nil }
        return BasketChoice(
          item: member.item, dimension: .count, quantity: quantity, package: package)
      }
      return dimension == .count ? [pieces ?? own] : [own] + (pieces.map { [$0] } ?? [])
    }
  }

  /// The items with the content that most of them have, the smallest of equally many; those without one
  /// where none has any.
  private static func ofOneContent(_ members: [GroupMember]) -> [GroupMember] {
    let contents = Dictionary(grouping: members.filter { $0.package != nil }, by: \.package)
    let most = contents.max { left, right in
      (left.value.count, right.key?.basePerUnit ?? 0)
        < (right.value.count, left.key?.basePerUnit ?? 0)
    }
    return most?.value ?? members
  }

  /// How many base units one piece holds; 1 where nothing is bought in pieces for its content.
  var contentOfOne: Double {
    package.map { Double($0.basePerUnit) / Double(UnitOfMeasure.wholeBase) } ?? 1
  }

  /// A price of the item per base unit of what was asked for.
  func price(_ value: UnitValue) -> Amount? {
    guard let package else { return value.rounded }
    return value.perUnit(ofPackagesHolding: package.base(.one))?.rounded
  }
}

extension BaseQuantity {
  /// How many packages hold so much, as a quantity of pieces; `nil` where that does not fit.
  func divided(byContentOf package: UnitOfMeasure) -> BaseQuantity? {
    let (product, overflow) = count.multipliedReportingOverflow(
      by: Int128(UnitOfMeasure.wholeBase))
    guard !overflow, package.basePerUnit > 0 else { return nil }
    return BaseQuantity(count: product.dividedRounding(by: Int128(package.basePerUnit)))
  }
}
