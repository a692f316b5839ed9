// What no text of this site may contain: claims about the company beyond its list, prices, hype, counts,
// and placeholders of a template. The tests of the copy, of the assistant and of the built pages use it.

import { company } from '#src/content/company.ts'

/** The fault of a matching text. */
export interface Denied {
  readonly name: string
  readonly pattern: RegExp
}

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:-\\w+)?|dozens of|hundreds of|thousands of|many'
const PERCENT = '\\d\\s?(?:%|per ?cent\\b)'
const FIGURE = '\\d[\\d,.]*\\+?'

/** Beginnings of words that end in -ised and -ising in America as well: advised, arising, raised. */
const AMERICAN_TOO =
  'adv|advert|appra|ar|chast|comprom|conc|dem|desp|dev|disgu|exc|exerc|franch|improv|no|po|pra|prem|prom|r|ra|rev|superv|surm|surpr|telev|upr'

/** The denied content, by its name. Shown in Workshop/Voice and copy. */
export const denied: readonly Denied[] = [
  {
    name: 'years of experience',
    pattern: new RegExp(
      `\\byears?['’]? (?:of )?experience\\b|\\bfor (?:over )?\\d+ years\\b|\\bsince (?!${company.claims.founded}\\b)\\d{4}\\b|\\bdecades?\\b`,
      'i',
    ),
  },
  {
    // A rule or a rate of the subject may have one ("a fee of up to 1%"); a boast of the company may not.
    name: 'a boast in percent',
    pattern: new RegExp(
      `${PERCENT} (?:of (?:our|all|the)? ?(?:projects|launches|clients|customers|audits|cases|work|attacks)|up-?time|secure|safe|success|satisf|sure|available|availability|faster|cheaper|less|more|fewer|savings?|off|accura|a (?:year|month|day)\\b)|\\b(?:up-?time|success|satisfaction|availability|accuracy|save|saves|saving|earn|earns|return|returns|yields?|cuts?)\\b[^.]{0,20}\\s[\\d.,]*${PERCENT}`,
      'i',
    ),
  },
  {
    name: 'an award or a rank',
    pattern:
      /\baward|\bnumber one\b|\b(?:market|industry|world)[- ](?:leader|leading)|\bworld[- ]class\b|\bbest[- ]in[- ]class\b|\ba leading\b|\bthe leading\b/i,
  },
  {
    name: 'a certificate',
    pattern:
      /\b(?:we are|our team is|our \w+ are) (?:\w+ )?certified\b|\bcertified (?:by|experts?|developers?|auditors?|engineers?|team)\b|\bISO ?\/?(?:IEC )?\d{4,5}[- ]certif|\bSOC ?2[- ](?:certif|complian)/i,
  },
  {
    name: 'clients or witnesses',
    pattern:
      /\b(?:our|happy|satisfied|past|previous|other) (?:clients?|customers?)\b|\btrusted by\b|\btestimonial|\bcase stud(?:y|ies)\b|\bfeatured in\b|\bbacked by\b|\bpartner(?:ed|ship) with\b/i,
  },
  {
    name: 'people or offices',
    pattern: /\bour (?:team of|offices?|headquarters|founders?|ceo|cto)\b|\bteam of \d/i,
  },
  {
    name: 'a price',
    pattern: /[$€£]\s?\d|\b\d[\d,.]*\s?(?:USD|EUR|GBP|dollars|euros)\b|\bfree of charge\b|\bdiscount/i,
  },
  {
    name: 'a duration of a project',
    pattern: new RegExp(
      `\\b(?:in|within|under|after|takes?|only)\\s+(?:just |about |only )?(?:${FIGURE}|${NUMBER_WORD}|a few|a couple of)\\s+(?:business )?(?:hours|days|weeks|months)\\b(?<!${company.answer})`,
      'i',
    ),
  },
  { name: 'a rating', pattern: /\b\d(?:\.\d)?\s?(?:\/\s?5|out of 5|stars?)\b|★/i },
  {
    name: 'a promise',
    pattern:
      /\bguarantee[sd]?\b|\bunhackable\b|\bbulletproof\b|\brisk[- ]free\b|\bpassive income\b|\bhighest returns?\b/i,
  },
  {
    name: 'hype',
    pattern:
      /!(?!=)|\bseamless|\brevolution|\bnext-gen|\bcutting[- ]edge|\bstate[- ]of[- ]the[- ]art|\bgame[- ]chang|\bunlock the\b|\bempower|\bturnkey\b|\bhassle/i,
  },
  {
    name: 'a count of what is offered',
    pattern: new RegExp(
      `\\b(?:${FIGURE}|${NUMBER_WORD})\\s+(?:different |live |working |interactive )?(?:services|products|demos)\\b(?<!\\bmany \\w+)`,
      'i',
    ),
  },
  {
    name: 'what a template leaves behind',
    pattern: /lorem|ipsum|\bTODO\b|\bTBD\b|\bFIXME\b|\bundefined\b|\bNaN\b|\[object|\{\{|\}\}|\$\{|\bxxx/i,
  },
  {
    // Each of these was on a page, and no client would write it.
    name: 'what is no English',
    pattern:
      /\ba like (?:tool|way|one)\b|\bwith oneself\b|\bforeign (?:address|system|picture|wallet|account)|\bdoubles\b|\bor the wish\b|\blaid down\b|\bone in a hundred\b|\bcomes? along as\b|\btrembling\b|\bwith some chance in it\b|\bby chance\b|\bof yours, or\b|\bis no (?:advice|\w+ contract)\b|\bdear(?:er)? to\b|\bdearer\b|\bmade already\b|\bhand-over\b/i,
  },
  {
    name: 'spelling of another country',
    pattern: new RegExp(
      `\\b(?!(?:un|re)?(?:${AMERICAN_TOO})is(?:ing|ed)\\b)\\w*is(?:ations?|ing|ed)\\b|\\b\\w*(?:colour|behaviour|favour|centre|licence|enquir|catalogue|cheque)\\w*|\\b(?:programme|whilst)\\b`,
      'i',
    ),
  },
]

/** The faults of a text, in words; empty without faults. */
export function faultsIn(text: string): string[] {
  return denied.flatMap(({ name, pattern }) => {
    const found = pattern.exec(text)
    return found ? [`${name}: "${text.slice(Math.max(0, found.index - 30), found.index + 60)}"`] : []
  })
}
