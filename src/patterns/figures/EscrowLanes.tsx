// The money and the coins of a trade, each on its lane between the visitor, the escrow and the partner.
import type { ReactElement } from 'react'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { PersonMark } from '../../primitives/PersonMark.tsx'
import { slid } from '../../theme/motion.css.ts'
import * as styles from './EscrowLanes.css.ts'

const places = ['visitor', 'escrow', 'partner'] as const
/** Who has it. */
export type EscrowPlace = (typeof places)[number]

export interface EscrowLanesProps {
  /** The trade: another one begins without a way. */
  trade: string
  /** The name of the other side. */
  partner: string
  /** As it is shown: "$2,400.00". */
  money: string
  /** As it is shown: "0.0356 BTC". */
  coins: string
  /** Of the coins. */
  symbol: string
  /** Where both are; a change slides. See `PaidIn`, `Released`. */
  at: { money: EscrowPlace; coins: EscrowPlace }
}

/** A drawing that says in words where money and coins are. */
export function EscrowLanes({ trade, partner, money, coins, symbol, at }: EscrowLanesProps): ReactElement {
  const names = { visitor: 'You', escrow: 'Escrow', partner }
  const goods = { money, coins }
  const whereIs = (place: EscrowPlace) =>
    ({ visitor: 'with you', escrow: 'in escrow', partner: `with ${partner}` })[place]
  return (
    <div
      role="img"
      aria-label={`The money, ${money}, is ${whereIs(at.money)}. The coins, ${coins}, are ${whereIs(at.coins)}.`}
    >
      <div className={styles.sides}>
        {places.map((place) => (
          <div key={place} className={styles.side}>
            <span className={styles.sideMark}>
              {place === 'escrow' ? (
                <svg viewBox="0 0 44 44">
                  <path className={styles.vault} d="M4 4h36v36H4z" />
                  <path
                    className={styles.lock}
                    d="M15 21v-4a7 7 0 0 1 14 0v4h3v12H12V21zm4 0h6v-4a3 3 0 0 0-6 0z"
                  />
                </svg>
              ) : (
                <PersonMark name={names[place]} />
              )}
            </span>
            <span dir="auto">{names[place]}</span>
          </div>
        ))}
      </div>
      {(['money', 'coins'] as const).map((kind) => (
        <div key={kind} className={styles.lane}>
          {places.map((place) => (
            <span key={place} className={styles.slot} />
          ))}
          <span key={trade} className={`${styles.good} ${styles.at[at[kind]]} ${slid}`}>
            <span className={styles.goodFace[kind]}>
              {kind === 'coins' && (
                <span className={styles.goodMark}>
                  <CoinMark symbol={symbol} />
                </span>
              )}
              <span>{goods[kind]}</span>
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}
