/// Somebody who reports prices in a shared vault.
public struct Contributor: Hashable, Sendable {
  /// The rank that a number of updates earns; the raw value is the title that people see.
  ///
  /// Thresholds and titles are CartWise's, which derives the
  /// title anew with every update and so stores an old one between.
  public enum Level: String, CaseIterable, Sendable {
    /// Below 10 updates.
    case new = "New Shopper"
    /// From 10 updates on.
    case regular = "Regular Shopper"
    /// From 25 updates on.
    case smart = "Smart Shopper"
    /// From 50 updates on.
    case expert = "Expert Shopper"
    /// From 100 updates on.
    case master = "Master Shopper"
    /// From 200 updates on.
    case legendary = "Legendary Shopper"

    /// The updates that reach the level.
    public var threshold: Int {
      switch self {
      case .new: 0
      case .regular: 10
      case .smart: 25
      case .expert: 50
      case .master: 100
      case .legendary: 200
      }
    }

    /// The highest level that so many updates reach.
    public init(updates: Int) {
      self = Level.allCases.last { $0.threshold <= updates } ?? .new
    }
  }

  /// What the vault calls the person.
  public var name: String
  /// Never negative.
  public var updates: Int

  package init(name: String, updates: Int) {
    self.name = name
    self.updates = updates
  }

  /// The level that the updates reach.
  public var level: Level { Level(updates: updates) }
}
