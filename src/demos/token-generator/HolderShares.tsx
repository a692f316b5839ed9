// The token generator in its own place: who holds the deployed token, for each share of the team.
import { useState, type ReactElement } from 'react'
import { NextPanel } from '../../patterns/figures/NextPanel.tsx'
import { StackedBar } from '../../primitives/drawings/StackedBar.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import type { NextProps } from './forOffer.tsx'
import {
  holdersAnswer,
  holdersOf,
  noSupply,
  otherHolders,
  supplyOf,
  TEAM_PERCENT,
  tokens,
} from './nextFigures.ts'

const HEADING = 'Who holds it, a sample'
const rest = otherHolders.map(({ name, percent }) => `${name.toLowerCase()} ${percent}%`).join(', ')
const NOTE = `Sample: the team’s share is in one wallet. Of the rest: ${rest}.`

/** The holders' bar and amounts, for the share of the team that is tried. */
export function HolderShares({ supply: typed, symbol }: NextProps): ReactElement {
  const [percent, setPercent] = useState<number>(TEAM_PERCENT.first)
  const supply = supplyOf(typed)
  if (supply === null) return <NextPanel title={HEADING} note={NOTE} answer={noSupply(typed)} />
  const { team, investors, community, treasury } = holdersOf(supply, percent)
  const parts = [
    { name: 'Team', value: team, tone: 'secure' },
    { name: 'Investors', value: investors, tone: 'build' },
    { name: 'Community', value: community, tone: 'trade' },
    { name: 'Treasury', value: treasury, tone: 'launch' },
  ] as const
  return (
    <NextPanel
      title={HEADING}
      note={NOTE}
      figures={parts.map(({ name, value }) => ({ name, text: tokens(value, symbol), value }))}
      answer={holdersAnswer(supply, percent)}
    >
      <StackedBar label="Holders" parts={parts} size="small" />
      <Slider
        label="Share of the team"
        min={0}
        max={TEAM_PERCENT.most}
        value={percent}
        text={`${percent}%`}
        valueText={`${percent}%: ${tokens(team, symbol)}`}
        onChange={setPercent}
      />
    </NextPanel>
  )
}
