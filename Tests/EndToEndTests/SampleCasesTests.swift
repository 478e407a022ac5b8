import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// The sample household has a case of what few programs have: groups, parts of packages, a second store,
/// prices above the advertised ones, an official index, and weeks.
@Suite struct SampleCasesTests {
  private static let sample = CommandLineRun.packageFolder + "/sample-data"
  private static let basket =
    CommandLineRun.packageFolder + "/Sources/PricebookCommand/Sample/Examples/basket.csv"

  private func rows(_ table: String, _ words: String...) -> [[String: String]] {
    CSVRows(
      Data(CommandLineRun(["table", table, Self.sample, "--quiet"] + words).results.utf8)
    ).rows
  }

  @Test("Any juice is a group of two, and each store has the cheapest of it")
  func groups() {
    let rows = rows("groups").filter { $0["group"] == "Juice" }
    #expect(Set(rows.map { $0["item"] }) == ["Apple juice", "Orange juice"])
    let stores = Set(rows.map { $0["store"] })
    #expect(stores.count > 2 && rows.count { $0["cheapest"] == "true" } == stores.count)
  }

  @Test("The till charged one thing above the leaflet, and the month says so")
  func chargedAbove() {
    let rows = rows("charged-above").map { "\($0["item"] ?? "") \($0["difference"] ?? "")" }
    #expect(rows == ["Peanut butter 0.55"])
    let month = CommandLineRun("month", Self.sample, "--quiet").results
    #expect(month.contains("Peanut butter charged €3.34, advertised €2.79: €0.55"), "\(month)")
  }

  @Test("Prices are held against an official index, and move by more than chance")
  func officialIndex() {
    let answers = rows("answers").filter { $0["question"] == "official-index" }
    #expect(answers.map { $0["stated"] } == ["true"])
  }

  @Test("One file of the sample is inspected without a word on the others")
  func inspected() {
    let run = CommandLineRun("inspect", Self.sample + "/aliases.csv")
    #expect(run.status == .done && !run.messages.contains("officialIndex"), "\(run.messages)")
  }

  @Test("The basket of the examples asks for six of ten eggs")
  func parts() {
    let rows = rows("basket-prices", "--basket", Self.basket).filter {
      $0["basket"] == "basket" && $0["item"] == "Eggs, 10"
    }
    #expect(rows.count > 2 && rows.allSatisfy { $0["quantity"] == "0.6" && $0["packages"] == "1" })
  }

  @Test("A list over two stores names both")
  func twoStores() {
    let list = CommandLineRun("list", Self.sample, "--stores", "2", "--quiet").results
    let title = list.prefix { !$0.isNewline }
    #expect(title.contains(" at Lindner and Kornmarkt"), "\(title)")
  }

  @Test("A week has a month sheet of its own")
  func weeks() {
    let week = CommandLineRun("month", Self.sample, "--period", "2026-W43", "--quiet").results
    #expect(week.contains("Week 43 of 2026, 19 October to 25 October"), "\(week)")
  }
}
