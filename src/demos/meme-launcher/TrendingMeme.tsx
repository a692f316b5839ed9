// One meme token of the trending list: its facts in a row, and two sample controls.
import type { ReactElement } from 'react'
import { abbreviatedUsd, price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { fact, factName } from '../../patterns/figures/headedRows.css.ts'
import { Trend } from '../../primitives/Badge.tsx'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { MemeFace } from './MemeFace.tsx'
import type { MemeToken } from './sampleMemes.ts'
import * as styles from './MemeLauncher.css.ts'

/** Squares of the AI score, out of 100. */
const SCORE_SQUARES = 5

/** The heads of the list; on narrow screens each is above its fact. */
export const memeHeads = ['Price', 'Trend, 24 h', 'Market cap', 'Holders', 'AI score'] as const

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
  } satisfies Record<(typeof memeHeads)[number], ReactElement | string>
  return (
    <li className={styles.meme}>
      <div className={styles.who}>
        <div className={styles.picture}>
          <MemeFace name={meme.image.face} isSmall />
        </div>
        <div>
          <h4 className={styles.name}>
            <span>{meme.name}</span> <span className={styles.symbol}>{meme.symbol}</span>
          </h4>
          <p className={styles.description}>{meme.description}</p>
          <p
            className={styles.talk}
          >{`${plainNumber(meme.likes, 0)} likes, ${plainNumber(meme.comments, 0)} comments`}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {memeHeads.map((head) => (
          <div key={head}>
            <dt className={factName}>{head}</dt> <dd className={fact}>{facts[head]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <SampleButton
          variant="primary"
          size="small"
          label={`Buy Now: ${meme.name}`}
          explains="In your version this buys the token from its pool, with the wallet that is connected."
        >
          Buy Now
        </SampleButton>
        <SampleButton
          size="small"
          label={`View Chart: ${meme.name}`}
          explains="In your version this opens the token’s price history, with volume and holders."
        >
          View Chart
        </SampleButton>
      </div>
    </li>
  )
}
