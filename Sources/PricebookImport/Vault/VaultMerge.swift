import PricebookModel

/// Merges several exports of one app: entities are matched by id, the copy that was modified last
/// is used as a whole, and the order of the files does not matter.
struct VaultMerge {
  struct Key: Hashable, Comparable {
    var app: VaultApp
    var id: String

    static func < (left: Key, right: Key) -> Bool {
      left.app == right.app ? left.id < right.id : left.app.rawValue < right.app.rawValue
    }
  }

  struct Winner<Entity> {
    var key: Key
    var entity: Entity
    /// The index of the log of its file.
    var log: Int
    /// The copies that are not used, equal ones included.
    var others: [Entity] = []
    /// Whether it was made from other entities, which are counted instead.
    var isMade = false
  }

  /// Ascending by app and id, the trash included.
  private(set) var items: [Winner<VaultItem>] = []
  private(set) var carts: [Winner<VaultCart>] = []
  private(set) var experiences: [Winner<VaultExperience>] = []
  private(set) var people: [Winner<VaultPerson>] = []
  /// Per file: the places among the items of those that are not in its trash.
  private(set) var liveItems: [[Int]] = []
  /// The differences between copies, in the order of the entities.
  private(set) var conflicts: [VaultConflict] = []
  private var placeOfItem: [Key: Int] = [:]

  /// - Parameters:
  ///   - exports: Each with the index of its log.
  ///   - days: The days in conflicts.
  init(
    _ exports: [(export: VaultExport, log: Int)], days: LocalDays, logs: inout [SourceLog]
  ) {
    // Most books are receipts alone.
    guard !exports.isEmpty else { return }
    items = winners(exports, \.items, VaultDifferences(days: days) { _ in nil }, logs: &logs)
    placeOfItem = Dictionary(
      uniqueKeysWithValues: zip(items.lazy.map(\.key), items.indices))
    liveItems = exports.map { export, _ in
      export.items.compactMap { item in
        item.isTrashed ? nil : place(of: Key(app: export.app, id: item.id))
      }
    }
    let differences = VaultDifferences(days: days) { [items, placeOfItem] key in
      placeOfItem[key].map { items[$0].entity.name }
    }
    carts = winners(exports, \.carts, differences, logs: &logs)
    experiences = winners(exports, \.experiences, differences, logs: &logs)
    people = winners(exports, \.people, differences, logs: &logs)
    for item in items { PriceJumps.report(of: item, to: &logs) }
  }

  /// Hands over the carts, so that each can be freed once it was used.
  mutating func takeCarts() -> [Winner<VaultCart>] {
    defer { carts = [] }
    return carts
  }

  /// The place of a product among the items; `nil` if no file has it.
  func place(of key: Key) -> Int? { placeOfItem[key] }

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
    winners.reserveCapacity(candidates.count)
    // Copies of one entity come one after the other, in the order of their files.
    let order = candidates.indices.sorted {
      let (left, right) = (candidates[$0].key, candidates[$1].key)
      return left == right ? $0 < $1 : left < right
    }
    var first = 0
    while first < order.count {
      let key = candidates[order[first]].key
      var end = first + 1
      while end < order.count, candidates[order[end]].key == key { end += 1 }
      let places = order[first..<end]
      first = end
      if let only = places.first, places.count == 1 {
        let candidate = candidates[only]
        winners.append(Winner(key: key, entity: candidate.entity, log: candidate.log))
        continue
      }
      let copies = places.map { candidates[$0] }
      var best = copies[0]
      for copy in copies.dropFirst() where VaultMerge.isNewer(copy, than: best) { best = copy }
      var wasBestSeen = false
      var others: [Entity] = []
      for copy in copies {
        // Of equal copies the first one is used.
        if !wasBestSeen, copy.log == best.log, copy.entity == best.entity {
          wasBestSeen = true
          continue
        }
        others.append(copy.entity)
        logs[copy.log].countDuplicates(copy.entity.recordCount)
        if copy.entity != best.entity {
          let reason = copy.age == best.age ? "sorts first" : "was changed later"
          logs[copy.log].report(
            .warning, .vaultConflict,
            "the \(Entity.noun) \(quoted(copy.entity.name)) (\(excerpt(key.id))) differs "
              + "from the copy in \(logs[best.log].path), which \(reason) and is used")
          conflicts += differences.conflicts(
            best.entity, copy.entity, app: key.app,
            files: (logs[best.log].path, logs[copy.log].path))
        }
      }
      winners.append(Winner(key: key, entity: best.entity, log: best.log, others: others))
    }
    return winners
  }

  /// Whether a copy is preferred; of equally old copies the one that sorts first is.
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

/// An entity that exports can have several copies of.
protocol VaultEntity: Hashable {
  static var noun: String { get }
  var id: String { get }
  var name: String { get }
  var modified: Instant? { get }
  /// The number of records that it counts as: itself and its parts.
  var recordCount: Int { get }
  /// Its values as the app shows them, field by field.
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
