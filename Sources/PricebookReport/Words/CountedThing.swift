enum CountedThing: CaseIterable { case category, file, item, month, receipt, store, week }

extension CountedThing: PhraseCase {}
