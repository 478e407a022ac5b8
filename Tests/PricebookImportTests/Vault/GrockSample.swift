import PricebookModel

import struct Foundation.TimeZone

@testable import PricebookImport

/// Builds the JSON of a Grock vault in each of the three shapes from the same content.
struct GrockSample {
  struct Item {
    var id: String
    var name: String
    var category = "Dairy & Eggs"
    /// Store, price, unit.
    var prices: [(store: String, price: String, unit: String)] = []
    /// Further fields, as JSON.
    var extra = ""
  }

  struct Cart {
    var id = "C1"
    var name = "Saturday"
    var budget = "50"
    var status = "2"
    var dates =
      #""createdAt":799000000,"updatedAt":800003600,"startedAt":800000000,"completedAt":800003600"#
    /// Lines, as JSON objects.
    var lines: [String] = []
    var extra = ""
  }

  enum Shape: CaseIterable {
    case backup
    case user
    case vault
  }

  var items: [Item] = []
  var carts: [Cart] = []
  var deletedItems: [Item] = []
  var deletedCarts: [Cart] = []
  var timestamp = "800100000"

  func json(_ shape: Shape) -> String {
    switch shape {
    case .backup:
      """
      {"timestamp":\(timestamp),"version":2,
       "categories":[{"name":"Dairy & Eggs","sortOrder":2}],
       "items":[\(items.map { json($0, isBackup: true) }.joined(separator: ","))],
       "carts":[\(carts.map { json($0, lineKey: "items") }.joined(separator: ","))],
       "stores":[{"name":"Lidl","createdAt":700000000}]}
      """
    case .vault: vaultJSON
    case .user: #"{"id":"U","name":"Default User","userVault":\#(vaultJSON)}"#
    }
  }

  private var vaultJSON: String {
    let categories = Dictionary(grouping: items, by: \.category).sorted { $0.key < $1.key }
      .map { name, items in
        #"{"uid":"K-\#(name)","name":"\#(name)","sortOrder":1,"items":["#
          + items.map { json($0, isBackup: false) }.joined(separator: ",") + "]}"
      }
    return """
      {"uid":"V","categories":[\(categories.joined(separator: ","))],
       "carts":[\(carts.map { json($0, lineKey: "cartItems") }.joined(separator: ","))],
       "stores":[{"name":"Lidl","createdAt":700000000}],
       "deletedItems":[\(deletedItems.map { json($0, isBackup: false) }.joined(separator: ","))],
       "deletedCarts":[\(deletedCarts.map { json($0, lineKey: "cartItems") }
         .joined(separator: ","))]}
      """
  }

  private func json(_ item: Item, isBackup: Bool) -> String {
    let prices = item.prices.map { price in
      isBackup
        ? #"{"store":"\#(price.store)","price":\#(price.price),"unit":"\#(price.unit)"}"#
        : #"{"store":"\#(price.store)","pricePerUnit":{"priceValue":\#(price.price),"unit":"\#(price.unit)"}}"#
    }
    let category = isBackup ? #","categoryName":"\#(item.category)""# : ""
    return #"{"id":"\#(item.id)","name":"\#(item.name)","createdAt":700000000,"#
      + #""priceOptions":[\#(prices.joined(separator: ","))]\#(category)\#(item.extra)}"#
  }

  private func json(_ cart: Cart, lineKey: String) -> String {
    #"{"id":"\#(cart.id)","name":"\#(cart.name)","budget":\#(cart.budget),"#
      + #""status":\#(cart.status),\#(cart.dates),"\#(lineKey)":["#
      + cart.lines.joined(separator: ",") + "]\(cart.extra)}"
  }
}

/// What a book makes of vault exports alone.
struct VaultReading {
  var vault = Vault()
  var purchases: [CartPurchase] = []
  var resolution = NameResolution()
  var logs: [SourceLog] = []
  var conflicts: [VaultConflict] = []

  init(
    _ documents: [String], currency: String = "EUR", zone: TimeZone = .gmt,
    aliases: [Alias] = [], files: [String] = []
  ) {
    let days = LocalDays(zone)
    var exports: [(export: VaultExport, log: Int)] = []
    for (index, text) in documents.enumerated() {
      let document = JSONDocument(bytes: Array(text.utf8))
      let shape = JSONShape(root: document.root, fileName: "vault.json")
      let path = files.indices.contains(index) ? files[index] : "vault\(index).json"
      logs.append(SourceLog(path: path, source: index))
      exports.append((VaultDecoder.decode(document, shape: shape, log: &logs[index]), index))
    }
    let table = AliasTable(aliases)
    var merge = VaultMerge(exports, days: days, logs: &logs)
    conflicts = merge.conflicts
    var names = VaultNames(appendingTo: NameTexts())
    let texts = VaultTexts(&merge, aliases: table, names: &names, logs: &logs)
    resolution = NameResolution(names.texts, aliases: [table])
    var amounts = AmountLimit()
    var assembly = VaultAssembly(
      texts, names, resolution, currency: CurrencyCode(label: currency), days: days)
    (vault, purchases) = assembly.assembled(amounts: &amounts, logs: &logs)
  }

  var codes: [Diagnostic.Code] { logs.flatMap { $0.diagnostics.map(\.code) } }

  var messages: [String] { logs.flatMap { $0.diagnostics.map(\.message) } }

  var isBalanced: Bool { logs.allSatisfy { $0.totals.isBalanced } }

  func itemName(_ line: CartLine) -> String { resolution.items[line.item].name }

  func storeName(_ part: CartLine.Part?) -> String? {
    (part?.store).map { resolution.stores[$0] }
  }

  func categoryName(_ line: CartLine) -> String { resolution.categories[line.category] }

  /// Everything that analyses see of the carts, as text.
  var summary: [String] {
    vault.carts.map { cart in
      let lines = cart.lines.map { line in
        "\(itemName(line)) [\(categoryName(line))] \(line.unit.symbol)"
          + " planned \(text(line.planned)) bought \(text(line.bought)) \(line.isSkipped)"
      }
      return "\(cart.id) \(cart.name) \(cart.state) \(cart.budget?.tenThousandths ?? 0) "
        + "\(cart.created?.description ?? "-") \(cart.completed?.description ?? "-")\n"
        + lines.joined(separator: "\n")
    }
  }

  private func text(_ part: CartLine.Part?) -> String {
    guard let part else { return "nothing" }
    return "\(part.quantity) x \(part.price?.description ?? "?") at \(storeName(part) ?? "?")"
  }
}
