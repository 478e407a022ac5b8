/// Columns that many receipt files have and that Pricebook knows to be of no use: nobody has to be
/// told that they were skipped.
enum ColumnsOfNoUse {
  static func contains(_ name: String) -> Bool {
    let folded = HeaderName.folded(name)
    return folded.isEmpty || words.contains(folded)
      || stems.contains { folded.hasPrefix($0) || folded.hasSuffix($0) }
  }

  /// Words that such a name may begin or end with.
  private static let stems: [String] = folded(
    """
    tax,vat,payment,card,note,notes,comment,comments,remark,remarks,brand,address,postcode,zip,\
    zip code,phone,email,url,link,image,status,rating,review,flag,steuer,zahlung,zahlungsart,notiz,\
    bemerkung,kommentar,marke,adresse,telefon,paiement,remarque,commentaire,marque,adresse,\
    impuesto,pago,nota,notas,observaciones,marca,dirección,pagamento,indirizzo,betaling,betaalwijze,\
    opmerking,merk,maksutapa,huomautus,merkki,betalning,anteckning,märke,observações,morada,\
    endereço,bemærkning,mærke,betaling,merknad,płatność,uwagi,marka,platba,poznámka,značka,оплати,\
    примітка,примітки,коментар,бренд,оплаты,примечание,комментарий,ödeme,açıklama,marka,支払方法,\
    支払い方法,メモ,備考,メーカー,ブランド,税,消費税
    """)

  private static let words: Set<String> = Set(
    folded(
      """
      id,no,nr,#,line,line no,row,pos,position,index,taxable,tax code,tax rate,vat rate,tax category,\
      sale?,sale,on sale,promo,offer,tags,tag,labels,label,memo,source,size,count of,week,month,year,\
      weekday,day of week,quarter,household,household key,member,loyalty,points,calories,weight unit,\
      store number,store no,store id,store code,branch no,register,till,cashier,terminal,operator,\
      cashier id,customer,customer id,account holder,created,created at,updated,updated at,modified,\
      filename,file,file name,pdf,expiry,expiry date,expires,expiration date,best before,use by,\
      timestamp,\
      delivery date,ship date,shipped date,return date,warranty,person,owner,user,purchased,bought,\
      checked,done,currency rate,exchange rate,subtotal,receipt total,order total,item count,items,\
      zeile,kasse,kassennummer,kassierer,bediener,haltbar bis,mhd,mindesthaltbarkeit,ablaufdatum,\
      lieferdatum,mwst,mwst satz,ust,steuersatz,punkte,treuepunkte,gekauft,erledigt,jahr,monat,woche,\
      wochentag,person,zwischensumme,caisse,caissier,ligne,dlc,dluo,date de péremption,tva,taux tva,\
      points,semaine,mois,année,acheté,personne,caja,cajero,línea,caducidad,fecha de caducidad,iva,\
      tipo iva,puntos,semana,mes,año,comprado,persona,cassa,cassiere,riga,scadenza,data scadenza,\
      aliquota,aliquota iva,punti,settimana,mese,anno,acquistato,kassa,kassier,regel,houdbaar tot,\
      tht,btw,btw tarief,punten,week,maand,jaar,gekocht,persoon,rivi,parasta ennen,alv,pisteet,viikko,\
      kuukausi,vuosi,ostettu,rad,bäst före,moms,moms sats,poäng,vecka,månad,år,köpt,caixa,linha,\
      vencimento,validade,data de validade,taxa iva,pontos,mês,ano,kasse,kassenr,linje,mindst holdbar,\
      momssats,point,uge,måned,købt,best før,mva,mva-sats,poeng,uke,kjøpt,kasa,kasjer,linia,lp,l.p.,\
      termin ważności,data ważności,ptu,stawka vat,punkty,tydzień,miesiąc,rok,kupione,czy_internetowy,\
      pokladna,pokladní,řádek,trvanlivost,spotřebujte do,dph,sazba dph,body,týden,měsíc,koupeno,каса,\
      касир,рядок,термін придатності,пдв,ставка пдв,бали,тиждень,місяць,рік,куплено,касса,кассир,\
      строка,срок годности,ндс,ставка ндс,баллы,неделя,месяц,год,kasa,kasiyer,satır,skt,\
      son kullanma tarihi,kdv,kdv oranı,puan,hafta,ay,yıl,alındı,レジ,担当者,行,賞味期限,消費期限,税率,消費税,\
      ポイント,週,月,年,合計金額,合計,小計,税額,中項目,小項目
      """))

  private static func folded(_ list: String) -> [String] {
    list.split(separator: ",").map { HeaderName.folded($0) }.filter { !$0.isEmpty }
  }
}
