// The token generator for the wallet tracker: who of a fleet of wallets holds the deployed token, and who moved what.
import { useState, type ReactElement } from 'react'
import { NextPanel } from '../../patterns/figures/NextPanel.tsx'
import { StackedBar } from '../../primitives/drawings/StackedBar.tsx'
import type { Part } from '../../primitives/drawings/parts.ts'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { unfolded } from '../../theme/motion.css.ts'
import { madeFor, type NextProps } from './forOffer.tsx'
import {
  fleet,
  fleetOf,
  noSupply,
  supplyOf,
  tokens,
  type FleetMove,
  type FleetWallet,
} from './nextFigures.ts'
import * as styles from './NextPanels.css.ts'

const HEADING = 'Next: the fleet is watched'
const NOTE = 'Sample: four wallets, and four transfers between them after the deployment.'
const TONES: Readonly<Record<FleetWallet, Part['tone']>> = {
  Main: 'secure',
  Office: 'build',
  Payroll: 'trade',
  Vault: 'launch',
}
const options = fleet.map((wallet) => ({ value: wallet, label: wallet }))

const isOf = (wallet: FleetWallet) => (move: FleetMove) => move.from === wallet || move.to === wallet

/** What each wallet holds, and the transfers of the chosen one. */
export function FleetHoldings({ supply: typed, symbol }: NextProps): ReactElement {
  const [wallet, setWallet] = useState<FleetWallet>('Main')
  const supply = supplyOf(typed)
  if (supply === null) return <NextPanel title={HEADING} note={NOTE} answer={noSupply(typed)} />
  const { moves, held } = fleetOf(supply)
  const own = moves.filter(isOf(wallet))
  const sum = (of: 'from' | 'to') =>
    own.reduce((total, move) => total + (move[of] === wallet ? move.amount : 0), 0)
  const received = sum('to') + (wallet === fleet[0] ? supply : 0)
  const sent = sum('from')
  const amountOf = (value: number) => tokens(value, symbol)
  return (
    <NextPanel
      title={HEADING}
      note={NOTE}
      figures={[
        { name: 'Received', text: amountOf(received), value: received },
        { name: 'Sent', text: amountOf(sent), value: sent },
        { name: 'Holds', text: amountOf(held[wallet]), value: held[wallet] },
      ]}
      answer={`${wallet} holds ${amountOf(held[wallet])} after ${own.length} ${own.length === 1 ? 'transfer' : 'transfers'}.`}
    >
      <StackedBar
        label="Holdings of the fleet"
        parts={fleet.map((name) => ({ name, value: held[name], tone: TONES[name] }))}
        size="small"
      />
      <SegmentedControl label="Wallet" value={wallet} options={options} onChange={setWallet} />
      <ul key={wallet} className={`${styles.rows} ${unfolded}`} aria-label={`Transfers of ${wallet}`}>
        {own.map(({ from, to, amount }) => (
          <li key={from + to} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.address}>{from === wallet ? `To ${to}` : `From ${from}`}</span>{' '}
              <span className={styles.amount}>{`${from === wallet ? '−' : '+'}${amountOf(amount)}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </NextPanel>
  )
}

export default madeFor({
  token: { name: 'Convoy', symbol: 'CVY', supply: '2400000' },
  Next: FleetHoldings,
  heading: HEADING,
  caption: 'One view shows what each wallet holds, and who sent what.',
})
