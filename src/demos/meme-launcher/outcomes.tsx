// What a delivered meme launcher would show after its sample controls.
import { abbreviatedUsd, price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { beforeChange } from '../../format/percent.ts'
import { quoted } from '../../format/quoted.ts'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import { Sparkline } from '../../primitives/Sparkline.tsx'
import { MemeFace } from './MemeFace.tsx'
import { nameOfFace, shownSymbol, type MemeDraft } from './memeLauncher.ts'
import { FIRST_PRICE, sampleDraft, SUPPLY, weekOf, type MemeToken } from './sampleMemes.ts'
import * as styles from './Outcomes.css.ts'

/** Six letters each, which change every feature of a face: the pictures of a name differ from its own face and from each other. */
const VARIANTS = ['lamp!?', 'marble', 'zigzag', 'spoon4'] as const
/** What an example buys for, in US dollars. */
const BUY_USD = 100

/** The names whose faces are the pictures of a name: the name itself, with other letters after it. */
export const variantsOf = (name: string): string[] => VARIANTS.map((letters) => `${name}${letters}`)

/** The text that draws the face, and whether it is the example, because nothing is typed. */
function shownOf(draft: MemeDraft): { face: string; example: string } {
  const named = nameOfFace(draft)
  return { face: named ?? sampleDraft.name, example: named === null ? ', the example' : '' }
}

/** Pictures that a model draws from the typed name, to choose from. */
export function picturesOutcome(draft: MemeDraft): SampleOutcome {
  const { face, example } = shownOf(draft)
  return {
    title: 'Pictures to choose from',
    sheet: (
      <span className={styles.slipFaces}>
        {variantsOf(face).map((variant) => (
          <MemeFace key={variant} name={variant} isSmall />
        ))}
      </span>
    ),
    rows: [
      ['Drawn from', `${quoted(face)}${example}`],
      ['Pictures', plainNumber(VARIANTS.length, 0)],
    ],
  }
}

/** The token as exchanges list it after the launch. */
export function launchOutcome(draft: MemeDraft): SampleOutcome {
  const { face, example } = shownOf(draft)
  const names = [draft.name, shownSymbol(draft.symbol)].filter((text) => text.trim() !== '').map(quoted)
  return {
    title: 'Listing of the token',
    picture: <MemeFace name={face} isSmall />,
    rows: [
      ['Token', names.length > 0 ? names.join(', ') : `${quoted(face)}${example}`],
      ['Supply', plainNumber(SUPPLY, 0)],
      ['First pool', `opens at ${price(FIRST_PRICE)}`],
      ['Market cap', abbreviatedUsd(FIRST_PRICE * SUPPLY)],
    ],
  }
}

/** What a fixed amount buys of a token, at its price. */
export const buyOutcome = (meme: MemeToken): SampleOutcome => ({
  title: 'Receipt of the purchase',
  picture: <MemeFace name={meme.image.face} isSmall />,
  rows: [
    ['Paid', price(BUY_USD)],
    ['Price', price(meme.price)],
    ['Received', `${plainNumber(BUY_USD / meme.price, 0)} ${meme.symbol}`],
    ['Holders then', plainNumber(meme.holders + 1, 0)],
  ],
})

/** The prices of the week as a chart, with those of a day ago and of now. */
export function chartOutcome(meme: MemeToken): SampleOutcome {
  const week = weekOf(meme)
  return {
    title: `Chart of ${meme.name}`,
    sheet: (
      <span className={styles.slipChart}>
        <Sparkline label={`${meme.name}, price over 7 days`} values={week} format={price} />
      </span>
    ),
    rows: [
      ['A day ago', price(beforeChange(meme.price, meme.trend))],
      ['Now', price(meme.price)],
      ['Highest in 7 days', price(Math.max(...week))],
      ['Holders', plainNumber(meme.holders, 0)],
    ],
  }
}
