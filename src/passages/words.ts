// The words of a text as they are compared: one form of each letter, without endings, and without those of any question.

import { wordListIn } from './spelling.ts'

/** As compared: one form of each letter, no invisible characters, lower case. */
export const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()

/** Words that are in any question, the rules' own keywords among them. */
const stopWords = new Set(
  (
    'a about after all also am an and any anyone are as at be because been best but by can could did do does doing ' +
    'done each else ever every few first for from get gets give go going good got great had has have having he her ' +
    'here his how i if in into is it its just know let like ll look looking love loved make makes making many may ' +
    'maybe me mean means might more most much my need needs new no not now of off ok on one only or other our out ' +
    'over own people please put re real really run said same say see she should show so some someone something such ' +
    'take tell than thank thanks that the their them then there these they thing things this those through time to ' +
    'today too try two up us use used uses using ve very want wants was way we well were what when where which while ' +
    'whats who whos why will with without work working works would yes yet you your yours yourself im ive id ' +
    'again along already always anything around ask away back before behind both bring come day end enough even ' +
    'everything far full happen happens however instead kind last later least less little lot must never next nothing ' +
    'often part per perhaps plan planning plans quite rather recommend right several since start started still sure though together tomorrow tonight ' +
    'until week whole yesterday don doesn didn isn aren won cant dont doesnt pls plz stuff made ' +
    'blockchain blockchains build builder building built company crypto cryptocurrency develop developer development ' +
    'platform solution solutions hello hi hey service services product products ai quantum pricing contact support help ' +
    'training learn education course'
  ).split(' '),
)

/** Words of every day: alone they say nothing of what is offered here. */
const everydayWords = new Set(
  (
    'address age alert app apply arm armed art autopilot backup bank base bid board book broken bug call card cash cat chart ' +
    'buy check choose city clock code compare connect copy current date design device dog download draw drop emergency ' +
    'expert failed fast fee find fix flight follow funny gallery game garden grant guide guess hand history hold hour ' +
    'house image immediately inspect interest internal keep leave lose drive eat drink sleep walk turn switch break grow win cut fall rise open close begin finish stand sit wear read hear feel stay forget item judge key lesson list live local location login lost manual market ' +
    'match matching meeting message model money move music name near number opinion order paper passport pay ' +
    'old person phone photo photography picture play player pool position power print priority property quickly quote raise ' +
    'reach receive recover recovery record region rent review rule safety school screen second secure select sell ' +
    'send seminar server shop skin soon sort speak staff stock stop store story strength stuck sword ' +
    'table tax teacher team television test text ticker train transfer travel update urgently value view visit vote ' +
    'wait warranty watch weak weapon website wizard world worth write writer writing'
  ).split(' '),
)

/** The shortest word that an ending is taken from, without it. */
const SHORTEST_STEM = 4

/** A word without the ending of a plural or of a verb: "stakes", "staking" and "staked" are one word. */
export function stemOf(word: string): string {
  // "Neighbour" and "neighbor" are one word, "tokenise" and "tokenize" are another.
  let stem = word
    .replace(/(\p{L}{3})ou(rs?|ring|red)$/u, '$1o$2')
    .replace(/(\p{L}{3}[lntr])is(e[drs]?|ing|ations?)$/u, '$1iz$2')
  if (/\d/.test(stem)) return stem
  if (stem.length >= SHORTEST_STEM && !/(?:ss|us|is)$/.test(stem))
    stem = stem.replace(/ies$/, 'y').replace(/s$/, '')
  const short = stem.replace(/(?:ing|ed)$/, '')
  if (short !== stem && short.length >= SHORTEST_STEM - 1 && /[aeiouy]/.test(short))
    stem = short.replace(/([bdgmnprt])\1$/, '$1')
  return stem.length > SHORTEST_STEM ? stem.replace(/e$/, '') : stem
}

const everydayStems = new Set([...everydayWords].map(stemOf))
/** Numbers are none of what is offered, either. */
const NUMBER = /^\d+$/
export const isEveryday = (term: string): boolean => everydayStems.has(term) || NUMBER.test(term)
export const isStopWord = (word: string): boolean => stopWords.has(word)
const stopStems = new Set([...stopWords].map(stemOf))
/** The same of a word without its ending. */
export const isStopStem = (stem: string): boolean => stopStems.has(stem)

/** Shorter ones are too much like other words. */
const LONG = 7
const longStopWords = wordListIn([...stopWords].filter(({ length }) => length >= LONG))
/** Whether a word is one of them with a slip. */
export const isStopSlip = (word: string): boolean => longStopWords.nearest(word) !== null

/** Standards are written in three ways: "ERC-20", "ERC 20" and "erc20". */
const STANDARD = /\b(erc|eip|bep|trc|iso|web)[ -](\d+)\b/g

/** The words of a text, as written but in small letters. */
export const tokensOf = (text: string): string[] =>
  normalized(text)
    .replace(STANDARD, '$1$2')
    .replace(/['’`´](?:s|re|ve|ll|d|m|t)\b/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []
