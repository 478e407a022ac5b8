import PricebookModel

#if canImport(FoundationEssentials)
  internal import struct FoundationEssentials.TimeZone
#else
  internal import struct Foundation.TimeZone
#endif

/// Several exports of one app brought together: entities are matched by id, the newest
/// modification wins as a whole, and nothing depends on the order of the files.
struct VaultMerge {
  struct Key: Hashable, Comparable {
    var app: VaultApp
    var id: String

    static func < (left: Key, right: Key) -> Bool {
      (left.app.rawValue, left.id) < (right.app.rawValue, right.id)
    }
  }

  struct Winner<Entity> {
    var key: Key
    var entity: Entity
    /// Index of the log of the file that it comes from.
    var log: Int
    /// Whether it was put together from other entities, which are counted in its place.
    var isMade = false
  }

  /// Ascending by app and id, the trash included.
  private(set) var items: [Winner<VaultItem>] = []
  private(set) var carts: [Winner<VaultCart>] = []
  private(set) var experiences: [Winner<VaultExperience>] = []
  private(set) var people: [Winner<VaultPerson>] = []
  /// Per file: the ids of the products that are not in its trash.
  private(set) var liveItems: [[Key]] = []
  /// What copies say differently, by the order of the entities.
  private(set) var conflicts: [VaultConflict] = []

  /// - Parameters:
  ///   - exports: With the index of the log of each.
  ///   - zone: Where the days of conflicts are days.
  init(
    _ exports: [(export: VaultExport, log: Int)], zone: TimeZone, logs: inout [SourceLog]
  ) {
    // Most books are receipts alone.
    guard !exports.isEmpty else { return }
    for (export, _) in exports {
      liveItems.append(
        export.items.filter { !$0.isTrashed }.map { Key(app: export.app, id: $0.id) })
    }
    var differences = VaultDifferences(zone: zone, itemNames: [:])
    items = winners(exports, \.items, differences, logs: &logs)
    differences = VaultDifferences(
      zone: zone,
      itemNames: Dictionary(
        items.map { ($0.key, $0.entity.name) }, uniquingKeysWith: { first, _ in first }))
    carts = winners(exports, \.carts, differences, logs: &logs)
    experiences = winners(exports, \.experiences, differences, logs: &logs)
    people = winners(exports, \.people, differences, logs: &logs)
    PriceJumps(exports.flatMap { export, log in export.items.map { ($0, export.app, log) } })
      .report(winners: items, to: &logs)
  }

  private mutating func winners<Entity: VaultEntity>(
    _ exports: [(export: VaultExport, log: Int)], _ entities: KeyPath<VaultExport, [Entity]>,
    _ differences: VaultDifferences, logs: inout [SourceLog]
  ) -> [Winner<Entity>] {
    winners(
      exports.flatMap { export, log in
        export[keyPath: entities].map {
          Candidate($0, app: export.app, written: export.written, log: log)
        }
      }, differences, logs: &logs)
  }

  private struct Candidate<Entity: VaultEntity> {
    var key: Key
    var entity: Entity
    var age: Instant?
    var log: Int

    init(_ entity: Entity, app: VaultApp, written: Instant?, log: Int) {
      key = Key(app: app, id: entity.id)
      self.entity = entity
      age = entity.modified ?? written
      self.log = log
    }
  }

  private mutating func winners<Entity: VaultEntity>(
    _ candidates: [Candidate<Entity>], _ differences: VaultDifferences,
    logs: inout [SourceLog]
  ) -> [Winner<Entity>] {
    var winners: [Winner<Entity>] = []
    let groups = Dictionary(grouping: candidates, by: \.key).sorted { $0.key < $1.key }
    for (key, copies) in groups {
      var best = copies[0]
      for copy in copies.dropFirst() where VaultMerge.isNewer(copy, than: best) { best = copy }
      var wasBestSeen = false
      for copy in copies {
        // Of equal copies the first stands for all.
        if !wasBestSeen, copy.log == best.log, copy.entity == best.entity {
          wasBestSeen = true
          continue
        }
        logs[copy.log].countDuplicates(copy.entity.recordCount)
        if copy.entity != best.entity {
          let reason = copy.age == best.age ? "sorts first" : "was changed later"
          logs[copy.log].report(
            .warning, .vaultConflict,
            "the \(Entity.noun) \(quoted(copy.entity.name)) (\(excerpt(key.id))) stands "
              + "differently in \(logs[best.log].path); that copy \(reason) and counts")
          conflicts += differences.conflicts(
            best.entity, copy.entity, app: key.app,
            files: (logs[best.log].path, logs[copy.log].path))
        }
      }
      winners.append(Winner(key: key, entity: best.entity, log: best.log))
    }
    return winners
  }

  /// Whether a copy is to be preferred; a tie goes to the one that sorts first.
  private static func isNewer<Entity>(
    _ copy: Candidate<Entity>, than best: Candidate<Entity>
  ) -> Bool {
    if copy.age != best.age {
      guard let age = copy.age else { return false }
      return best.age.map { age > $0 } ?? true
    }
    if copy.entity == best.entity { return false }
    return String(describing: copy.entity) < String(describing: best.entity)
  }
}

/// What exports can hold several copies of.
protocol VaultEntity: Hashable {
  static var noun: String { get }
  var id: String { get }
  var name: String { get }
  var modified: Instant? { get }
  /// Itself and what it holds, as control totals count.
  var recordCount: Int { get }
  /// What a person sees of it, field by field.
  func values(in differences: VaultDifferences, app: VaultApp) -> VaultDifferences.Values
}

extension VaultItem: VaultEntity {
  static var noun: String { "item" }
  var recordCount: Int { 1 + prices.count }
}

extension VaultExperience: VaultEntity {
  static var noun: String { "experience" }
  var name: String { store }
  var modified: Instant? { created }
  var recordCount: Int { 1 }
}

extension VaultPerson: VaultEntity {
  static var noun: String { "contributor" }
  var modified: Instant? { nil }
  var recordCount: Int { 1 }
}

extension VaultCart: VaultEntity {
  static var noun: String { "cart" }
  var recordCount: Int { 1 + lines.count }
}
