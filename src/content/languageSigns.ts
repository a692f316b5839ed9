// The languages in which visitors write besides English, and the signs by which each is recognized (src/passages/languages.ts).

export type LanguageId = 'de' | 'fr' | 'es' | 'it' | 'pt'

export interface Language {
  readonly id: LanguageId
  /** Says in it that answers are in English. */
  readonly says: string
  /** Letters that hardly occur in another of the languages. */
  readonly letters: RegExp
  readonly functionWords: ReadonlySet<string>
}

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const LANGUAGES: readonly Language[] = [
  {
    id: 'de',
    says: 'Meine Antworten sind auf Englisch; schreiben Sie uns gern auf Deutsch.',
    letters: /[ßäöü]/u,
    functionWords: setOf(
      'du bist dann seit euch euer eure gibt seid habt wird werden dich dir nach dem den der die das und ist sind ein eine einen einer eines für mit von nicht wir ich sie ihr ihre ihren auch auf wie was wer wo wann warum welche welcher welches haben hat habe kann können könnt möchte möchten wollen will brauche brauchen zwischen bitte unser unsere unseren uns mein meine im zum zur bei oder aber noch eigener eigene eigenen bauen macht machen kostet dauert wieviel viel bieten bietet ihnen eurer des kein keine diese dieser dieses hier lassen gute einem sich mich wenn alles am schluss unsre unserer kriegen bekommen muss müssen soll sollen schon mal ob damit danach mir es jetzt doch nur etwas jemand irgendwo ohne nichts viele ganz beim vom könnte würde hätte dürfen darf also dass weil',
    ),
  },
  {
    id: 'fr',
    says: 'Mes réponses sont en anglais ; écrivez-nous volontiers en français.',
    letters: /[œêèùç]/u,
    functionWords: setOf(
      'on tu es sera êtes serons ils cette même si fin en qu le la les des du un une est sont et ou où nous vous je il elle que qui quoi quel quelle quels quelles pour avec dans sur pas ne votre vos notre nos mon ma mes combien comment pourquoi quand avez faites fait faire voulons voudrais veux peut pouvez pouvons besoin avons coûte propre cela ce ces aussi entre cherche cherchons suis sommes aux leur leurs toujours très chez moi toi faut peux serait bonjour merci près création ça plus tout tous déjà après avant sans sous elles se adhérents gardez petite c l d j n s était être deux ici là donc parce comme lui depuis encore jamais',
    ),
  },
  {
    id: 'es',
    says: 'Mis respuestas son en inglés; puede escribirnos en español.',
    letters: /[¿¡ñ]/u,
    functionWords: setOf(
      'eres están está se al ya dan desde hasta ustedes vosotros somos esto eso el la los las un una unos unas es son y qué que quién cómo cuánto cuánta cuántos cuándo dónde por para con sin de del en mi su sus nuestro nuestra tienen tiene hacen hace puedo puede pueden quiero queremos quisiera necesito necesitamos cuesta cuestan hay también sobre entre propio propia mis hacer este esta estos estas más cuál cuáles donde muy ser estoy tengo tenemos nos cuanto cuando tardan tarda contestar hoy escribo les tus nunca paga pasa como porque podemos uno pero si yo tú él ella noche',
    ),
  },
  {
    id: 'it',
    says: 'Le mie risposte sono in inglese; può scriverci in italiano.',
    letters: /[ìò]/u,
    functionWords: setOf(
      'ai agli vi voi anche dell nell alla allo sul sulla noi loro sei siete abbiamo avere essere il lo la i gli le un uno una è sono e che chi come quanto quanta quando dove perché per con senza di del della dei in mio vostro vostra nostra nostro avete fate posso può vorrei vogliamo voglio serve costa costano ci tra proprio propria nostri vostri cosa quale quali questo questa siamo mie miei nella dal vuole fare facciamo ho hai hanno da dalla dall dello delle degli nel viene vengono davvero quadro altri altre quello quella possiamo potete già solo prendersi servono mia più se',
    ),
  },
  {
    id: 'pt',
    says: 'As minhas respostas são em inglês; pode escrever-nos em português.',
    letters: /[ãõ]/u,
    functionWords: setOf(
      'és dão ao aos às já estão ficamos somos seus suas convosco o a os as um uma é são e que quem como quanto quanta quando onde por para com sem de do da dos das em no na meu seu nosso nossa têm tem fazem faz posso pode quero queremos gostaria preciso precisamos custa custam você vocês também entre próprio própria não ajuda sobre fazer meus minha minhas nossos vou estou está pelo pela isso esta este quais qual muito leva ter vcs tempo mandei agora mais menos revisar outra empresa escreveu nossas podemos podem há sim porque isto se nos nas à',
    ),
  },
]

/** English ones: a question that has more of them is English. */
export const ENGLISH: ReadonlySet<string> = setOf(
  'the is are am do does did you your we our i it this that what how when where who why which can could would should and or of for with in on to have has need want my me us please be will not from by an at as if but about any there they',
)

/** Function words that are English words or names, too: they are no sign of a language. */
export const AMBIGUOUS: ReadonlySet<string> = setOf(
  'es se en si vi al on tu fin den ao nos voi a as no do die was war also so am bin hat mir per come con sin sobre pour sur son mon ma est et des car comment quest os em na la le el los las un una il e o i lo me sale note pace sole les c l d j n s qu uno mis tus da dos das com quando onde mas dei del plus tout ob mal all ils custa mio',
)
