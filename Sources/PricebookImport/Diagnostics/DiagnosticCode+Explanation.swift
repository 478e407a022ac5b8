package import PricebookModel

extension Diagnostic.Code {
  /// What the code means, for the person who met it.
  package var explanation: DiagnosticExplanation {
    switch self {
    case .aisle: .aisle
    case .aliasCategory: .aliasCategory
    case .aliasKind: .aliasKind
    case .aliasMatch: .aliasMatch
    case .aliasName: .aliasName
    case .aliasProposals: .aliasProposals
    case .ambiguousDate: .ambiguousDate
    case .ambiguousNumber: .ambiguousNumber
    case .ambiguousPrice: .ambiguousPrice
    case .amountOverflow: .amountOverflow
    case .basketItem: .basketItem
    case .basketItemUnknown: .basketItemUnknown
    case .basketQuantity: .basketQuantity
    case .budgetAmount: .budgetAmount
    case .budgetCategory: .budgetCategory
    case .budgetCurrency: .budgetCurrency
    case .budgetMonth: .budgetMonth
    case .budgetOverflow: .budgetOverflow
    case .budgetRollover: .budgetRollover
    case .cannotOpen: .cannotOpen
    case .cartDates: .cartDates
    case .cartState: .cartState
    case .cartWithoutCompletion: .cartWithoutCompletion
    case .columnNotRead: .columnNotRead
    case .controlTotals: .controlTotals
    case .currencyLabel: .currencyLabel
    case .currencyUnknown: .currencyUnknown
    case .dateOrdersDiffer: .dateOrdersDiffer
    case .duplicateAlias: .duplicateAlias
    case .duplicateBudget: .duplicateBudget
    case .duplicateColumn: .duplicateColumn
    case .duplicateItemName: .duplicateItemName
    case .duplicateLines: .duplicateLines
    case .discountTooLarge: .discountTooLarge
    case .farDay: .farDay
    case .fieldCount: .fieldCount
    case .footerMismatch: .footerMismatch
    case .fulfilledAndSkipped: .fulfilledAndSkipped
    case .invalidUTF8: .invalidUTF8
    case .jsonNesting: .jsonNesting
    case .jsonRepeatedKey: .jsonRepeatedKey
    case .jsonSyntax: .jsonSyntax
    case .jsonText: .jsonText
    case .jsonTruncated: .jsonTruncated
    case .likelyDuplicate: .likelyDuplicate
    case .limitReached: .limitReached
    case .malformedDate: .malformedDate
    case .malformedNumber: .malformedNumber
    case .malformedTime: .malformedTime
    case .mappingKey: .mappingKey
    case .mappingShape: .mappingShape
    case .mappingValue: .mappingValue
    case .maybePrices: .maybePrices
    case .missingAmount: .missingAmount
    case .missingDate: .missingDate
    case .missingItem: .missingItem
    case .missingStore: .missingStore
    case .negativeBudget: .negativeBudget
    case .noItemPrices: .noItemPrices
    case .noPrice: .noPrice
    case .noLookupFile: .noLookupFile
    case .notReceipts: .notReceipts
    case .notRecognised: .notRecognised
    case .nulByte: .nulByte
    case .orphanItem: .orphanItem
    case .orphanPrice: .orphanPrice
    case .otherTable: .otherTable
    case .priceJump: .priceJump
    case .priceWithoutLocation: .priceWithoutLocation
    case .problemsNotListed: .problemsNotListed
    case .purchaseWithoutStore: .purchaseWithoutStore
    case .quantityOutOfRange: .quantityOutOfRange
    case .recordTooLong: .recordTooLong
    case .sameFile: .sameFile
    case .settingValue: .settingValue
    case .settingsConflict: .settingsConflict
    case .settingsShape: .settingsShape
    case .sheetFull: .sheetFull
    case .sqliteLibrary: .sqliteLibrary
    case .storeDamaged: .storeDamaged
    case .storeLayout: .storeLayout
    case .storeLink: .storeLink
    case .strayQuote: .strayQuote
    case .tableNotRead: .tableNotRead
    case .tooManyUnits: .tooManyUnits
    case .totalMismatch: .totalMismatch
    case .unclosedQuote: .unclosedQuote
    case .unitsDiffer: .unitsDiffer
    case .unknownSetting: .unknownSetting
    case .vaultConflict: .vaultConflict
    case .vaultEntity: .vaultEntity
    case .vaultField: .vaultField
    }
  }
}

extension DiagnosticExplanation.Part {
  /// The codes under this heading, ascending.
  package var codes: [Diagnostic.Code] {
    Diagnostic.Code.allCases.filter { $0.explanation.part == self }
  }
}
