import PricebookModel

/// The differences between two copies of an entity, field by field.
struct VaultDifferences {
  /// Fields without a value are ignored.
  typealias Values = [(field: VaultConflict.Field, value: String?)]
  let days: LocalDays
  /// The name of a product that a line refers to; `nil` if it is not known.
  let itemName: (VaultMerge.Key) -> String?

  /// One conflict for every field that differs, in the order of the fields.
  func conflicts<Entity: VaultEntity>(
    _ counted: Entity, _ passedOver: Entity, app: VaultApp,
    files: (counted: String, passedOver: String)
  ) -> [VaultConflict] {
    let copies = [counted, passedOver].map { entity in
      entity.values(in: self, app: app).filter { $0.value != nil }
    }
    // A field may have several values, such as two prices at one store.
    let values = copies.map { values in
      Dictionary(grouping: values, by: \.field).mapValues { values in
        values.compactMap(\.value).map { excerpt($0) }.sorted().joined(separator: ", ")
      }
    }
    var seen: Set<VaultConflict.Field> = []
    return copies.joined().map(\.field).compactMap { field in
      let (left, right) = (values[0][field], values[1][field])
      guard seen.insert(field).inserted, left != right else { return nil }
      return VaultConflict(
        app: app, name: counted.name, field: field,
        counted: .init(value: left, file: files.counted),
        passedOver: .init(value: right, file: files.passedOver))
    }
  }

  func day(_ instant: Instant?) -> String? { instant.flatMap(days.day)?.description }
}

extension VaultItem: VaultEntity {
  static var noun: String { "item" }
  var recordCount: Int { 1 + prices.count }

  func values(in differences: VaultDifferences, app: VaultApp) -> VaultDifferences.Values {
    let ofItem: VaultDifferences.Values = [
      (.name, name), (.category, category), (.brand, brand), (.barcode, barcode),
      (.tags, tags.isEmpty ? nil : tags.joined(separator: ", ")),
    ]
    let ofPrices: VaultDifferences.Values = prices.map { price in
      let unit = price.unit.isEmpty ? "" : " / \(price.unit)"
      let day = differences.day(price.updated).map { " (\($0))" } ?? ""
      return (.price(store: price.store), "\(price.price)\(unit)\(day)")
    }
    let ofListing: VaultDifferences.Values = [
      (.quantity, listing?.quantity.description),
      (.isBought, listing.map { $0.isBought ? "✓" : "–" }), (.note, listing?.note),
      (.isTrashed, isTrashed ? "✓" : nil), (.created, differences.day(created)),
      (.changed, differences.day(modified)),
    ]
    return ofItem + ofPrices + ofListing
  }
}

extension VaultCart: VaultEntity {
  static var noun: String { "cart" }
  var recordCount: Int { 1 + lines.count }

  func values(in differences: VaultDifferences, app: VaultApp) -> VaultDifferences.Values {
    let ofCart: VaultDifferences.Values = [
      (.name, name), (.state, state.rawValue), (.budget, budget?.description),
      (.isTrashed, isTrashed ? "✓" : nil), (.created, differences.day(created)),
      (.started, differences.day(started)), (.completed, differences.day(completed)),
      (.changed, differences.day(modified)),
    ]
    let ofLines: VaultDifferences.Values = lines.map { line in
      let product = line.itemID.flatMap { differences.itemName(VaultMerge.Key(app: app, id: $0)) }
      return (.line(item: line.ownName ?? product ?? line.itemID ?? ""), line.planAndPurchase)
    }
    return ofCart + ofLines
  }
}

extension VaultCartLine {
  /// The plan and the purchase: `2 × 1.20 Lidl → 2 × 1.10 Aldi`.
  fileprivate var planAndPurchase: String {
    let parts = [planned, isSkipped ? nil : bought].map { part -> String in
      guard let part else { return "–" }
      let price = part.price.map { " × \($0)" } ?? ""
      return "\(part.quantity)\(price)\(part.store.map { " \($0)" } ?? "")"
    }
    return parts.joined(separator: " → ") + (details.note.map { " (\($0))" } ?? "")
  }
}

extension VaultExperience: VaultEntity {
  static var noun: String { "experience" }
  var name: String { store }
  var modified: Instant? { created }
  var recordCount: Int { 1 }

  func values(in differences: VaultDifferences, app: VaultApp) -> VaultDifferences.Values {
    [
      (.store, store), (.rating, rating.map { String($0) }), (.note, comment),
      (.created, differences.day(created)),
    ]
  }
}

extension VaultPerson: VaultEntity {
  static var noun: String { "contributor" }
  var modified: Instant? { nil }
  var recordCount: Int { 1 }

  func values(in differences: VaultDifferences, app: VaultApp) -> VaultDifferences.Values {
    [(.name, name), (.updates, String(updates))]
  }
}
