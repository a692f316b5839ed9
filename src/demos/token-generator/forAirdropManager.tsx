// The token generator for the airdrop manager: addresses claim their parts of the drop.
import { useState, type ReactElement } from 'react'
import { shortAddress } from '../../format/address.ts'
import { toggled } from '../../simulation/visitorEvents.ts'
import { NextPanel } from '../../patterns/figures/NextPanel.tsx'
import { Button } from '../../primitives/Button.tsx'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { AddressMark } from '../../primitives/Mosaic.tsx'
import { stamped } from '../../theme/motion.css.ts'
import { madeFor, type NextProps } from './forOffer.tsx'
import { claimers, claimsOf, DROP_PERCENT, noSupply, percentOf, supplyOf, tokens } from './nextFigures.ts'
import * as styles from './NextPanels.css.ts'

const HEADING = 'Next: each address claims its part'
/** The addresses that have claimed at first. */
const FIRST_CLAIMED: readonly string[] = claimers.slice(1, 3).map(({ address }) => address)
/** More squares than fit: the row fills its place. */
const METER_SQUARES = 80

/** The list of a drop: what each address may claim, and whether it has. */
export function ClaimList({ supply: typed, symbol }: NextProps): ReactElement {
  const [claimed, setClaimed] = useState(FIRST_CLAIMED)
  const [pressed, setPressed] = useState<string | null>(null)
  const supply = supplyOf(typed)
  const note = `Sample: ${DROP_PERCENT}% of the supply for a list of ${claimers.length} addresses.`
  if (supply === null) return <NextPanel title={HEADING} note={note} answer={noSupply(typed)} />
  const { drop, claims } = claimsOf(supply)
  const taken = claims.reduce((sum, { address, amount }) => sum + (claimed.includes(address) ? amount : 0), 0)
  const amountOf = (value: number) => tokens(value, symbol)
  return (
    <NextPanel
      title={HEADING}
      note={note}
      figures={[
        { name: 'The drop', text: amountOf(drop), value: drop },
        { name: 'Claimed', text: amountOf(taken), value: taken },
        { name: 'Open', text: amountOf(drop - taken), value: drop - taken },
      ]}
      answer={`${claimed.length} of ${claims.length} addresses have claimed.`}
    >
      <ProgressMeter
        label="Claimed of the drop"
        value={percentOf(taken, drop)}
        valueText={`${amountOf(taken)} of ${amountOf(drop)}`}
        squares={METER_SQUARES}
        tone="family"
      />
      <ul className={styles.rows}>
        {claims.map(({ address, amount }) => {
          const isClaimed = claimed.includes(address)
          return (
            <li key={address} className={isClaimed ? styles.rowDone : styles.row}>
              <span
                key={String(isClaimed)}
                className={address === pressed ? `${styles.quilt} ${stamped}` : styles.quilt}
              >
                <AddressMark address={address} />
              </span>
              <span className={styles.words}>
                <span className={styles.address}>{shortAddress(address)}</span>{' '}
                <span className={styles.amount}>{amountOf(amount)}</span>
              </span>
              <span className={styles.rowAction}>
                <Button
                  size="small"
                  label={`${isClaimed ? 'Claimed' : 'Claim'}: ${shortAddress(address)}`}
                  onClick={() => {
                    setClaimed(toggled(claimed, address))
                    setPressed(address)
                  }}
                >
                  {isClaimed ? 'Claimed' : 'Claim'}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </NextPanel>
  )
}

export default madeFor({
  token: { name: 'Meadow', symbol: 'MDW', supply: '8000000' },
  Next: ClaimList,
  heading: HEADING,
  caption: 'Each address on the list claims exactly its part.',
})
