/// Every option, by the name it has on the command line without the two hyphens.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case output
  case format
  case json
  case period
  case against
  case month
  case asOf = "as-of"
  case basket
  case prices
  case availability
  case maximumPriceAge = "max-price-age"
  case at
  case shoppingList = "shopping-list"
  case top
  case store
  case category
  case item
  case person
  case since
  case until
  case currency
  case timeZone = "time-zone"
  case locale
  case dateFormat = "date-format"
  case mapping
  case decimal
  case priceOf = "price-of"
  case delimiter
  case encoding
  case writeMapping = "write-mapping"
  case safe
  case resolved
  case state
  case search
  case sort
  case strict
  case quiet
  case verbose
  case noProgress = "no-progress"
  case color
  case help
  case version
  case applyAbove = "apply-above"
  case dryRun = "dry-run"
  case open
  case man
}
