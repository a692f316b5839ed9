// The token generator for enterprise solutions: a customer of a shop earns points and redeems vouchers.
import { useState, type ReactElement } from 'react'
import { NextPanel } from '../../patterns/figures/NextPanel.tsx'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { toggled } from '../../simulation/visitorEvents.ts'
import { stamped } from '../../theme/motion.css.ts'
import { madeFor, type NextProps } from './forOffer.tsx'
import { noSupply, percentOf, pointsOf, supplyOf, tokens, vouchers } from './nextFigures.ts'
import * as styles from './NextPanels.css.ts'

const HEADING = 'Next: customers redeem vouchers'
const NOTE = 'Sample: one of a thousand customers of a shop, after three purchases.'
/** More squares than fit: the row fills its place. */
const METER_SQUARES = 80

/** A customer's points, and the vouchers that they pay for. */
export function Vouchers({ supply: typed, symbol }: NextProps): ReactElement {
  const [redeemed, setRedeemed] = useState<readonly string[]>([])
  const supply = supplyOf(typed)
  if (supply === null) return <NextPanel title={HEADING} note={NOTE} answer={noSupply(typed)} />
  const { purchases, earned, spent, left, vouchers: priced } = pointsOf(supply, redeemed)
  const amountOf = (value: number) => tokens(value, symbol)
  return (
    <NextPanel
      title={HEADING}
      note={NOTE}
      figures={[
        { name: 'Earned', text: amountOf(earned), value: earned },
        { name: 'Spent', text: amountOf(spent), value: spent },
        { name: 'Left', text: amountOf(left), value: left },
      ]}
      answer={`${redeemed.length} of ${vouchers.length} vouchers redeemed. Earned with purchases of ${purchases.map(amountOf).join(', ')}.`}
    >
      <ProgressMeter
        label="Points left"
        value={percentOf(left, earned)}
        valueText={`${amountOf(left)} of ${amountOf(earned)}`}
        squares={METER_SQUARES}
        tone="family"
      />
      <div className={styles.choices} role="group" aria-label="Vouchers">
        {priced.map(({ id, name, price }) => {
          const isRedeemed = redeemed.includes(id)
          return (
            <button
              key={id}
              type="button"
              className={styles.voucher}
              aria-pressed={isRedeemed}
              onClick={() => setRedeemed(toggled(redeemed, id))}
            >
              <span className={styles.choiceName}>{name}</span>{' '}
              <span className={styles.choicePrice}>{amountOf(price)}</span>{' '}
              <span
                key={String(isRedeemed)}
                className={isRedeemed ? `${styles.choiceState} ${stamped}` : styles.choiceState}
              >
                {isRedeemed ? 'Redeemed' : 'Redeem'}
              </span>
            </button>
          )
        })}
      </div>
    </NextPanel>
  )
}

export default madeFor({
  token: { name: 'Corner Shop Points', symbol: 'CSP', supply: '1000000' },
  Next: Vouchers,
  heading: HEADING,
  caption: 'Customers earn points with purchases and spend them on vouchers.',
})
