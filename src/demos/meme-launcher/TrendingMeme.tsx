// One meme token of the trending list: its facts in a row, and two sample controls.
import type { ReactElement, ReactNode } from 'react'
import { abbreviatedUsd, price } from '../../format/money.ts'
import { MISSING, plainNumber } from '../../format/number.ts'
import { inQuotes } from '../../format/quoted.ts'
import { fact, factName } from '../../patterns/figures/headedRows.css.ts'
import { StatusBadge, Trend } from '../../primitives/Badge.tsx'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { Sparkline } from '../../primitives/Sparkline.tsx'
import { MemeFace } from './MemeFace.tsx'
import { nameOfFace, shownSymbol, type MemeDraft } from './memeLauncher.ts'
import { FIRST_PRICE, SUPPLY, weekOf, type MemeToken } from './sampleMemes.ts'
import * as styles from './MemeLauncher.css.ts'

/** Squares of the AI score, out of 100. */
const SCORE_SQUARES = 5

/** The heads of the list; on narrow screens each is above its fact. */
export const memeHeads = ['Price', 'Trend, 24 h', 'Market cap', 'Holders', 'AI score', '7 days'] as const
type Facts = Record<(typeof memeHeads)[number], ReactNode>

interface RowProps {
  /** What a visitor typed is no heading. */
  Name: 'h4' | 'p'
  face: string
  name: string
  symbol: string
  description: string
  /** Below the description. */
  note: string
  facts: Facts
  children: ReactNode
}

function Row({ Name, face, name, symbol, description, note, facts, children }: RowProps): ReactElement {
  return (
    <li className={styles.meme}>
      <div className={styles.who}>
        <div className={styles.picture}>
          <MemeFace name={face} isSmall />
        </div>
        <div className={styles.words}>
          <Name className={styles.name}>
            <span>{name}</span> <span className={styles.symbol}>{symbol}</span>
          </Name>
          <p className={styles.description}>{description}</p>
          <p className={styles.talk}>{note}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {memeHeads.map((head) => (
          <div key={head}>
            <dt className={factName}>{head}</dt> <dd className={fact}>{facts[head]}</dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  )
}

export interface DraftMemeProps {
  /** As typed; with a name or a symbol. */
  draft: MemeDraft
}

/** The draft in the list, as after the launch: at a first price, held by who launched it. See `OneDraft`. */
export function DraftMeme({ draft }: DraftMemeProps): ReactElement {
  const typed = (text: string) => (text ? inQuotes(text) : '')
  return (
    <Row
      Name="p"
      face={nameOfFace(draft) ?? ''}
      name={typed(draft.name)}
      symbol={typed(shownSymbol(draft.symbol))}
      description={typed(draft.description)}
      note="As it is listed after the launch, at a sample price"
      facts={{
        Price: price(FIRST_PRICE),
        'Trend, 24 h': <Trend value={0} />,
        'Market cap': abbreviatedUsd(FIRST_PRICE * SUPPLY),
        Holders: plainNumber(1, 0),
        'AI score': MISSING,
        '7 days': (
          <Sparkline
            label="Your token, price over 7 days"
            values={Array.from({ length: 4 }, () => FIRST_PRICE)}
            format={price}
          />
        ),
      }}
    >
      <div className={styles.draft}>
        <StatusBadge tone="caution" mark="half">
          Your draft
        </StatusBadge>
      </div>
    </Row>
  )
}

export interface TrendingMemeProps {
  /** Price and market cap in US dollars, its trend of 24 hours in percent, its AI score from 0 to 100. */
  meme: MemeToken
}

/** A row of the list; Buy Now and View Chart have no effect (Rules, Meme launcher). */
export function TrendingMeme({ meme }: TrendingMemeProps): ReactElement {
  const facts = {
    Price: price(meme.price),
    'Trend, 24 h': <Trend value={meme.trend} />,
    'Market cap': abbreviatedUsd(meme.marketCap),
    Holders: plainNumber(meme.holders, 0),
    'AI score': (
      <>
        <span className={styles.score}>
          <ProgressMeter label={`AI score of ${meme.name}`} value={meme.aiScore} squares={SCORE_SQUARES} />
        </span>
        <span>{meme.aiScore}</span>
      </>
    ),
    '7 days': <Sparkline label={`${meme.name}, price over 7 days`} values={weekOf(meme)} format={price} />,
  } satisfies Facts
  return (
    <Row
      Name="h4"
      face={meme.image.face}
      name={meme.name}
      symbol={meme.symbol}
      description={meme.description}
      note={`${plainNumber(meme.likes, 0)} likes, ${plainNumber(meme.comments, 0)} comments`}
      facts={facts}
    >
      <div className={styles.actions}>
        <SampleButton
          variant="primary"
          size="small"
          label={`Buy Now: ${meme.name}`}
          explains="In your version this buys the token from its pool, with the wallet that is connected."
          outcome={async () => (await import('./outcomes.tsx')).buyOutcome(meme)}
        >
          Buy Now
        </SampleButton>
        <SampleButton
          size="small"
          label={`View Chart: ${meme.name}`}
          explains="In your version this opens the token’s price history, with volume and holders."
          outcome={async () => (await import('./outcomes.tsx')).chartOutcome(meme)}
        >
          View Chart
        </SampleButton>
      </div>
    </Row>
  )
}
