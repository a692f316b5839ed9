// Questions in another language: told by their function words, and put into the English words that the site knows.

export interface Language {
  /** Says in it that answers are in English. */
  readonly says: string
  /** Words that hardly stand in another language's questions. */
  readonly signs: ReadonlySet<string>
  /** What buyers ask for, in English. A part in brackets may follow. */
  readonly english: Readonly<Record<string, string>>
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** "preis=price" and so on, one after the other. */
const dictionary = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(/\s*;\s*/).map((pair) => pair.split('=') as [string, string]))

const languages: readonly Language[] = [
  {
    says: 'Meine Antworten sind auf Englisch; schreiben Sie uns gern auf Deutsch.',
    signs: words(
      'der die das und ist sind ein eine einen einer eines für mit von nicht wir ich sie ihr ihre ihren auch auf wie was wer wo wann warum welche welcher welches haben hat habe kann können könnt möchte möchten wollen will brauche brauchen gibt zwischen bitte unser unsere unseren uns mein meine im zum zur bei oder aber noch eigener eigene eigenen bauen bauen macht machen kostet dauert wieviel viel bieten bietet ihnen ihr ihre euer eure eurer habt seid könnt macht dem den des wird werden kein keine diese dieser dieses hier lassen gute einem sich mich dir euch',
    ),
    english: dictionary(
      'unterschied=difference; zwischen=between; und=and; oder=or; kostet=cost; kosten=cost; preis=price; preise=price; viel=much; lange=long; dauert=take; dauer=duration; wie=how; zeit=time; brücke=bridge; brücken=bridge; börse=exchange; tauschbörse=exchange; handelsbot=trading bot; handel=trading; geldbörse=wallet; brieftasche=wallet; marktplatz=marketplace; vertrag=contract; verträge=contracts; prüfung=audit; prüfen=audit; sicherheit=security; schulung=workshop; schulungen=workshops; ausbildung=workshop; treuepunkte=loyalty points; punkte=points; gutschein=voucher; gutscheine=voucher; lieferkette=supply chain; immobilien=real estate; immobilie=real estate; abstimmung=voting; privat=private; private=private; eigener=own; eigenen=own; spiel=game; spiele=game; beratung=advisory; recht=legal; regulierung=regulation; handy=phone; mobil=mobile; büro=office; adresse=address; anrufen=call; rufen=call; angebot=quote; mitarbeiter=team; datenschutz=privacy; nutzen=use; entwicklung=development; mensch=person; sprechen=speak; telefon=phone; dienste=services; leistungen=services; produkte=products; entdecker=explorer; sperren=lock; mitglieder=members; belohnungen=rewards; öffnen=open; prämien=rewards; eintrittskarten=tickets; tickets=tickets; währung=currency; hilfe=help; kontakt=contact',
    ),
  },
  {
    says: 'Mes réponses sont en anglais ; écrivez-nous volontiers en français.',
    signs: words(
      'le la les des du un une est sont et ou où nous vous je il elle que qui quoi quel quelle quels quelles pour avec dans sur pas ne votre vos notre nos mon ma mes combien comment pourquoi quand avez faites fait faire voulons voudrais veux peut pouvez pouvons besoin avons coûte propre cela ce cette ces aussi entre êtes cherche cherchons suis sommes êtes aux leur leurs toujours très chez moi toi faut peux serait',
    ),
    english: dictionary(
      'différence=difference; entre=between; et=and; ou=or; coûte=cost; coute=cost; coûtent=cost; prix=price; tarif=price; tarifs=price; combien=how much; temps=time; délai=time; jeton=token; jetons=token; pont=bridge; passerelle=bridge; bourse=exchange; échange=exchange; plateforme=platform; portefeuille=wallet; mobile=mobile; marché=marketplace; contrat=contract; contrats=contracts; intelligent=smart; intelligents=smart; audit=audit; sécurité=security; formation=workshop; formations=workshop; développeurs=developers; points=points; fidélité=loyalty points; bons=voucher; cadeaux=gift; immobilier=real estate; vote=voting; privée=private; privé=private; jeu=game; jeux=game; conseil=advisory; juridique=legal; réglementation=regulation; téléphone=phone; bureau=office; adresse=address; appeler=call; appelez=call; devis=quote; équipe=team; confidentialité=privacy; personne=person; parler=speak; membres=members; récompenses=rewards; explorateur=explorer; créer=create; billets=tickets; monnaie=currency; aide=help; contact=contact; produits=products; approvisionnement=supply chain; chaîne=chain; blocs=block; robot=bot; démo=demo',
    ),
  },
  {
    says: 'Mis respuestas son en inglés; puede escribirnos en español.',
    signs: words(
      'el la los las un una unos unas es son y qué que quién cómo cuánto cuánta cuántos cuándo dónde por para con sin de del en mi su sus nuestro nuestra tienen tiene hacen hace puedo puede pueden quiero queremos quisiera necesito necesitamos cuesta cuestan hay ustedes una también sobre entre propio propia mis hacer hacen este esta estos estas más cuál cuáles donde muy ser estoy tengo tenemos nos',
    ),
    english: dictionary(
      'diferencia=difference; entre=between; y=and; o=or; cuesta=cost; cuestan=cost; precio=price; precios=price; cuánto=how much; cuanto=how much; tiempo=time; tarda=take long; puente=bridge; intercambio=exchange; bolsa=exchange; plataforma=platform; billetera=wallet; cartera=wallet; monedero=wallet; móvil=mobile; mercado=marketplace; contrato=contract; contratos=contracts; inteligente=smart; inteligentes=smart; auditoría=audit; auditoria=audit; seguridad=security; formación=workshop; capacitación=workshop; curso=course; desarrolladores=developers; puntos=points; fidelidad=loyalty points; clientes=customers; vales=voucher; cupones=voucher; inmobiliaria=real estate; inmuebles=real estate; votación=voting; privada=private; privado=private; juego=game; juegos=game; asesoría=advisory; legal=legal; regulación=regulation; teléfono=phone; oficina=office; dirección=address; llamar=call; llámame=call me; presupuesto=quote; equipo=team; privacidad=privacy; persona=person; hablar=talk; miembros=members; recompensas=rewards; explorador=explorer; bloques=block; crear=create; entradas=tickets; moneda=currency; ayuda=help; contacto=contact; productos=products; servicios=services; suministro=supply chain; demo=demo',
    ),
  },
  {
    says: 'Le mie risposte sono in inglese; può scriverci in italiano.',
    signs: words(
      'il lo la i gli le un uno una è sono e che chi come quanto quanta quando dove perché per con senza di del della dei in mio vostro vostra nostra nostro avete fate posso può vorrei vogliamo voglio serve costa costano ci anche tra proprio propria nostri vostri cosa quale quali questo questa sono siamo mie miei nella dal alla vuole serve fare facciamo',
    ),
    english: dictionary(
      'differenza=difference; tra=between; e=and; o=or; costa=cost; costano=cost; prezzo=price; prezzi=price; quanto=how much; tempo=time; ponte=bridge; borsa=exchange; scambio=exchange; piattaforma=platform; portafoglio=wallet; mobile=mobile; mercato=marketplace; contratto=contract; contratti=contracts; intelligente=smart; intelligenti=smart; revisione=audit; sicurezza=security; formazione=workshop; corso=course; sviluppatori=developers; punti=points; fedeltà=loyalty points; clienti=customers; buoni=voucher; immobili=real estate; immobiliare=real estate; votazione=voting; privata=private; privato=private; gioco=game; giochi=game; consulenza=advisory; legale=legal; normativa=regulation; telefono=phone; ufficio=office; indirizzo=address; chiamare=call; chiamatemi=call me; preventivo=quote; squadra=team; privacy=privacy; persona=person; parlare=talk; membri=members; ricompense=rewards; esploratore=explorer; blocchi=block; creare=create; biglietti=tickets; moneta=currency; aiuto=help; contatto=contact; prodotti=products; servizi=services; fornitura=supply chain; vuole=take long',
    ),
  },
  {
    says: 'As minhas respostas são em inglês; pode escrever-nos em português.',
    signs: words(
      'o a os as um uma é são e que quem como quanto quanta quando onde por para com sem de do da dos das em no na meu seu nosso nossa têm tem fazem faz posso pode quero queremos gostaria preciso precisamos custa custam você vocês também entre próprio própria não ajuda sobre fazer meus minha minhas nossos vou estou está pelo pela isso esta este quais qual muito leva ter',
    ),
    english: dictionary(
      'diferença=difference; entre=between; e=and; ou=or; custa=cost; custam=cost; preço=price; preços=price; quanto=how much; tempo=time; demora=take long; ponte=bridge; bolsa=exchange; corretora=exchange; plataforma=platform; carteira=wallet; móvel=mobile; mercado=marketplace; contrato=contract; contratos=contracts; inteligente=smart; inteligentes=smart; auditoria=audit; segurança=security; formação=workshop; treinamento=workshop; curso=course; desenvolvedores=developers; pontos=points; fidelidade=loyalty points; clientes=customers; vales=voucher; imóveis=real estate; imobiliária=real estate; votação=voting; privada=private; privado=private; jogo=game; jogos=game; consultoria=advisory; jurídico=legal; regulação=regulation; telefone=phone; celular=phone; escritório=office; endereço=address; ligar=call; orçamento=quote; equipe=team; privacidade=privacy; pessoa=person; falar=talk; membros=members; recompensas=rewards; explorador=explorer; blocos=block; criar=create; ingressos=tickets; bilhetes=tickets; moeda=currency; ajuda=help; contato=contact; contacto=contact; produtos=products; serviços=services; suprimentos=supply chain; robô=bot',
    ),
  },
]

const english = words(
  'the is are am do does did you your we our i it this that what how when where who why which can could would should and or of for with in on to have has need want my me us please be will not from by an at as if but about any there they',
)

/** Function words of other languages that are English words or names as well: they are no sign of one. */
const ambiguous = words(
  'a as no do die was war also so am bin hat mir per come con sin sobre pour sur son mon ma est et des car comment que quest os em na on si la le el los las un una il e o i lo me sale note pace sole',
)

/** Letters that say nothing by themselves: with them one sign is enough. */
const MARKS = /[äöüßéèêàçñáíóúãõìò¿¡]/u

/** Fewer function words may be names. */
const FEWEST_SIGNS = 2

export interface Foreign {
  readonly says: string
  /** The question, as far as its words are known, in English. */
  readonly english: string
}

/** The language of a question, where it is another than English; null where that is not clear. `isOurs` tells which words the site has. */
export function foreignIn(question: string, isOurs: (word: string) => boolean = () => false): Foreign | null {
  const lower = question.normalize('NFKC').toLowerCase()
  const asked = lower.match(/\p{L}+/gu) ?? []
  const inEnglish = asked.filter((word) => english.has(word)).length
  let best: Language | undefined
  let most = 0
  for (const language of languages) {
    const distinct = [...new Set(asked)]
    const signs = distinct.filter((word) => language.signs.has(word) && !english.has(word))
    const sure = signs.filter((word) => !ambiguous.has(word)).length
    const known = distinct.filter((word) => Object.hasOwn(language.english, word) && !isOurs(word)).length
    const isTold =
      sure >= FEWEST_SIGNS ||
      (sure > 0 && (MARKS.test(lower) || known > 0 || signs.length > FEWEST_SIGNS)) ||
      (signs.length > 0 && known > 1)
    const count = sure * 2 + (signs.length - sure) + known
    if (isTold && count > most && sure + known > inEnglish) [best, most] = [language, count]
  }
  if (!best) return null
  const { says, signs, english: known } = best
  return {
    says,
    english: lower.replace(/\p{L}+/gu, (word) => {
      if (Object.hasOwn(known, word)) return known[word] ?? word
      return signs.has(word) ? '' : word
    }),
  }
}
