import Foundation
import PricebookAnalytics
import PricebookModel

@testable import PricebookReport

/// Checks a text of words against the English one, which declares what phrases are given.
final class WordBookChecks {
  let file: String
  let phrases: [String: Phrase]
  private(set) var problems: [String] = []
  private var used: Set<String> = []
  private var checkedForms: Set<String> = []

  init(_ language: Language) throws {
    let english = try Self.phrases(of: .english)
    let reader = try Self.reader(language)
    let read = reader.entries.map(reader.phrase)
    let all = read.map(\.phrase)
    file = Self.name(language)
    phrases = Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    for (line, what) in reader.strayLines + read.flatMap(\.problems) { report(line, what) }
    for (key, same) in Dictionary(grouping: all, by: \.key) where same.count > 1 {
      report(same[1].line, "\(key) stands here a second time")
    }
    let declared = Self.declared(english)
    for phrase in all
    where Self.isDeclared(phrase) && !declared.contains(where: { $0.key == phrase.key }) {
      report(phrase.line, "no English phrase is called \(phrase.key)")
    }
    for phrase in declared {
      guard let own = phrases[phrase.key] else {
        report(1, "\(phrase.key) is lacking")
        continue
      }
      var scope = Scope()
      for (name, type) in Self.parameters(of: phrase) {
        scope.types[name] = Self.type(named: type)
        if scope.types[name] == nil { report(own.line, "\(type) is no argument") }
      }
      used.insert(own.key)
      check(own, scope)
    }
    for phrase in all
    where !used.contains(phrase.key) && !phrase.key.hasPrefix("grammar.") {
      report(phrase.line, "nothing uses \(phrase.key)")
    }
  }

  /// What the types of arguments are called, and of what a form is.
  private struct Scope {
    var types: [String: any PhraseArgument.Type] = [:]
    var subject: (any PhraseArgument.Type)?
  }

  private func report(_ line: Int, _ what: String) {
    let problem = "\(file):\(line): \(what)"
    if !problems.contains(problem) { problems.append(problem) }
  }

  private func check(_ phrase: Phrase, _ scope: Scope, isCalled: Bool = false) {
    for variant in phrase.variants {
      check(variant.conditions, scope, variant.line)
      check(variant.pieces, scope, variant.line)
    }
    // A declared phrase is tried with what it declares.
    if !isCalled || !Self.isDeclared(phrase) { checkReach(of: phrase, scope) }
  }

  private func check(_ pieces: [Phrase.Piece], _ scope: Scope, _ line: Int) {
    for piece in pieces {
      switch piece {
      case .text: break
      case .argument(let path, _): _ = type(of: path, scope, line)
      case .phrase(let key, let bindings):
        guard let phrase = phrases[key] else {
          report(line, "there is no phrase \(key)")
          continue
        }
        used.insert(key)
        var inner = scope
        for (name, path) in bindings { inner.types[name] = type(of: path, scope, line) }
        check(phrase, inner, isCalled: true)
      case .choice(let conditions, let one, let other):
        check(conditions, scope, line)
        check(one + other, scope, line)
      case .counted(let path, let one, let many):
        _ = type(of: path, scope, line)
        check(one + many, scope, line)
      case .tinted(let pieces): check(pieces, scope, line)
      case .code: break
      }
    }
  }

  private func check(_ conditions: [Phrase.Condition], _ scope: Scope, _ line: Int) {
    for condition in conditions {
      guard let type = type(of: condition.path, scope, line) else { continue }
      switch condition.test {
      case .isThere, .compares: break
      case .equals(let path): _ = self.type(of: path, scope, line)
      case .isOne(of: let cases):
        for name in cases where !Self.isOpen(type) && !type.cases.contains(name) {
          report(line, "\(condition.path.joined(separator: ".")) is never \(name)")
        }
      }
    }
  }

  /// The types of arguments that signatures name, apart from optionals and lists of them.
  private static let types: [String: any PhraseArgument.Type] = [
    "BasketSpan": BasketSpan.self, "Bool": Bool.self,
    "BudgetVariance.Status": BudgetVariance.Status.self, "CalendarDate": CalendarDate.self,
    "Cart.State": Cart.State.self, "CartPart": CartPart.self,
    "ChangeClaim.Doubt": ChangeClaim.Doubt.self, "ChangeReference": ChangeReference.self,
    "ClearChange": ClearChange.self, "ClosedRange<Double>": ClosedRange<Double>.self,
    "ComparedPeriod": ComparedPeriod.self, "Contributor.Level": Contributor.Level.self,
    "ControlTotals": ControlTotals.self, "CountedThing": CountedThing.self,
    "CurrencyCode": CurrencyCode.self, "Diagnostic.Code": Diagnostic.Code.self,
    "Double": Double.self, "Estimate": Estimate.self, "FindingPlace": FindingPlace.self,
    "HouseholdChange": HouseholdChange.self, "Int": Int.self, "LargestPart": LargestPart.self,
    "LeftOut.Kind": LeftOut.Kind.self, "LevelClaim": LevelClaim.self, "LinkedName": LinkedName.self,
    "ListQuery.State": ListQuery.State.self, "Month": Month.self, "MonthPeriod": MonthPeriod.self,
    "MonthPeriod.Kind": MonthPeriod.Kind.self, "MonthStanding": MonthStanding.self,
    "NamedAmount": NamedAmount.self, "PriceAlert.Kind": PriceAlert.Kind.self,
    "PriceMove": PriceMove.self, "Quantity": Quantity.self, "ReportKind": ReportKind.self,
    "ReportPeriod": ReportPeriod.self, "RichText": RichText.self, "String": String.self,
    "TrackRecord.Question": TrackRecord.Question.self, "Value": Value.self,
    "VaultConflict.Field": VaultConflict.Field.self, "WrittenLead": WrittenLead.self,
    "YearBudgetClaim": YearBudgetClaim.self, "YearChangeClaim": YearChangeClaim.self,
    "YearMonthClaim": YearMonthClaim.self, "YearOutline": YearOutline.self,
    "YearVariance": YearVariance.self,
  ]

  private static func type(named name: String) -> (any PhraseArgument.Type)? {
    func optional<T: PhraseArgument>(_ type: T.Type) -> any PhraseArgument.Type { T?.self }
    func list<T: PhraseArgument>(_ type: T.Type) -> any PhraseArgument.Type { [T].self }
    if name.hasSuffix("?") { return types[String(name.dropLast())].map { optional($0) } }
    if name.hasPrefix("[") { return types[String(name.dropFirst().dropLast())].map { list($0) } }
    return types[name]
  }

  /// What is under a path; `nil`, with a report, where there is nothing.
  private func type(
    of path: [String], _ scope: Scope, _ line: Int
  ) -> (any PhraseArgument.Type)? {
    var type: (any PhraseArgument.Type)?
    var rest = path[...]
    if let named = scope.types[path[0]] {
      type = named
      rest = path.dropFirst()
    } else if Int(path[0]) != nil {
      type = Int.self
      rest = path.dropFirst()
    } else if let subject = scope.subject {
      type = subject
      if path[0] == "it" { rest = path.dropFirst() }
    }
    guard var type else {
      report(line, "there is no argument \(path[0])")
      return nil
    }
    for name in rest {
      if let field = type.type(ofField: name) {
        type = field
      } else if name == "words" || Phrase.listLimits[name] != nil {
        type = RichText.self
      } else if let section = type.section, let form = phrases["\(section).\(name)"] {
        used.insert(form.key)
        if checkedForms.insert(form.key).inserted { check(form, Scope(subject: type)) }
        type = RichText.self
      } else {
        report(line, "\(path.joined(separator: ".")): nothing is called \(name)")
        return nil
      }
    }
    return type
  }

  /// Tries every case of what the conditions of variants are about.
  private func checkReach(of phrase: Phrase, _ scope: Scope) {
    let conditions = phrase.variants.flatMap(\.conditions)
    guard !conditions.isEmpty else { return }
    var values: [[String]: [Trial]] = [:]
    for condition in conditions {
      guard let type = type(of: condition.path, scope, phrase.line) else { return }
      var trials = values[condition.path] ?? Trial.all(of: type)
      // Forms are of what is there.
      if condition.path == ["it"] { trials.removeAll { !$0.isThere } }
      switch condition.test {
      case .compares(_, let number):
        trials += [number - 1, number, number + 1].map { Trial(number: $0) }
      case .equals: trials += [Trial(isEqual: true), Trial()]
      case .isOne(of: let cases) where Self.isOpen(type): trials += cases.map { Trial(name: $0) }
      default: break
      }
      values[condition.path] = trials
    }
    var reached: Set<Int> = []
    func tryAll(_ paths: [[String]], _ chosen: [[String]: Trial]) {
      guard let path = paths.first else {
        let place = phrase.variants.firstIndex {
          $0.conditions.allSatisfy { chosen[$0.path]?.meets($0) == true }
        }
        if let place {
          reached.insert(place)
        } else {
          let cases = chosen.compactMap { key, trial in
            trial.name.map { "\(key.joined(separator: "."))=\($0)" }
          }
          report(phrase.line, "no variant covers \(cases.sorted().joined(separator: ", "))")
        }
        return
      }
      for trial in values[path, default: []] {
        tryAll(Array(paths.dropFirst()), chosen.merging([path: trial]) { $1 })
      }
    }
    tryAll(values.keys.sorted { $0.count < $1.count }, [:])
    for (place, variant) in phrase.variants.enumerated() where !reached.contains(place) {
      report(variant.line, "this variant can never be reached")
    }
  }

  /// A value that conditions are tried with.
  private struct Trial {
    var isThere = true
    var name: String?
    var number: Double?
    var isEqual = false

    static func all(of type: any PhraseArgument.Type) -> [Trial] {
      let isOptional = "\(type)".hasPrefix("Optional<")
      var trials = type.cases.map { Trial(name: $0) }
      if trials.isEmpty { trials = [Trial()] }
      let canBeAbsent: [any PhraseArgument.Type] = [
        Bool.self, Bool?.self, RichText.self, CurrencyCode.self, String.self,
      ]
      if isOptional || "\(type)".hasPrefix("Array<") || canBeAbsent.contains(where: { $0 == type })
      {
        trials.append(Trial(isThere: false))
      }
      return trials
    }

    func meets(_ condition: Phrase.Condition) -> Bool {
      switch condition.test {
      case .isThere: isThere != condition.isNegated
      case .isOne(of: let cases): name.map { cases.contains($0) != condition.isNegated } ?? false
      case .compares(let relation, let other): number.map { relation.holds($0, other) } ?? false
      case .equals: isEqual != condition.isNegated
      }
    }
  }

  /// Whether conditions may name any text or number.
  private static func isOpen(_ type: any PhraseArgument.Type) -> Bool {
    [String.self, Int.self, Int?.self].contains { $0 == type }
  }

  static func name(_ language: Language) -> String { "Words/\(language.rawValue).words" }

  static func text(_ language: Language) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Sources/PricebookReport/\(name(language))")
    return try String(contentsOf: file, encoding: .utf8)
  }

  private static func reader(_ language: Language) throws -> WordBookReader {
    WordBookReader(try text(language))
  }

  static func phrases(of language: Language) throws -> [Phrase] {
    let reader = try reader(language)
    return reader.entries.map { reader.phrase($0).phrase }
  }

  static func declared(_ phrases: [Phrase]) -> [Phrase] { phrases.filter(isDeclared) }

  private static func isDeclared(_ phrase: Phrase) -> Bool {
    let parts = phrase.key.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] != "grammar" && parts[0].first?.isLowercase == true
  }

  private static func parameters(of phrase: Phrase) -> [(name: String, type: String)] {
    (phrase.signature ?? "").split(separator: ", ").map { parameter in
      let parts = parameter.split(separator: ": ", maxSplits: 1)
      let type = parts[1].prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces)
      return (String(parts[0].split(separator: " ").last ?? ""), type)
    }
  }
}
