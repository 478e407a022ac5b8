enum CountedThing: CaseIterable { case category, file, item, month, receipt, store }

extension CountedThing: PhraseCase {}
