// The token generator for the token locker: the team's share of the deployed token unlocks in stairs.
import { useState, type ReactElement } from 'react'
import { NextPanel } from '../../patterns/figures/NextPanel.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import { StepChart } from '../../primitives/drawings/StepChart.tsx'
import { madeFor, type NextProps } from './forOffer.tsx'
import { lockAt, lockPlan, noSupply, shareOf, supplyOf, tokens } from './nextFigures.ts'

const { percent, months, cliff } = lockPlan
const HEADING = 'Next: the team’s share is locked'
/** The month that is read at first. */
const FIRST_READ = 6
const TICKS = [0, FIRST_READ, months]

/** The stairs of the team's share, read at a month. */
export function UnlockStairs({ supply: typed, symbol }: NextProps): ReactElement {
  const [month, setMonth] = useState(FIRST_READ)
  const supply = supplyOf(typed)
  const note = `Sample: ${percent}% of the supply, nothing before month ${cliff}, then a part each month until month ${months}.`
  if (supply === null) return <NextPanel title={HEADING} note={note} answer={noSupply(typed)} />
  const locked = shareOf(supply, percent)
  const { unlocked, held } = lockAt(locked, month)
  const amount = (value: number) => tokens(value, symbol)
  return (
    <NextPanel
      title={HEADING}
      note={note}
      figures={[
        { name: `Unlocked by month ${month}`, text: amount(unlocked), value: unlocked },
        { name: 'Still locked', text: amount(held), value: held },
      ]}
    >
      <StepChart
        label="The team’s share"
        stepsName="Unlocked"
        courseName="Earned"
        steps={Array.from({ length: months - cliff + 1 }, (_, index) => ({
          at: cliff + index,
          value: lockAt(locked, cliff + index).unlocked,
        }))}
        ticks={TICKS}
        start="Deployed"
        unit="Month"
        format={amount}
        brief={(value) => tokens(value, '')}
        end={`${amount(locked)} by month ${months}`}
        nothing="nothing yet"
        size="small"
        readAt={month}
        drawnFor={locked}
      />
      <Slider
        label="Month"
        min={0}
        max={months}
        value={month}
        text={String(month)}
        valueText={`Month ${month}: ${amount(unlocked)} unlocked, ${amount(held)} still locked`}
        onChange={setMonth}
      />
    </NextPanel>
  )
}

export default madeFor({
  token: { name: 'Harbor', symbol: 'HRB', supply: '100000000' },
  Next: UnlockStairs,
  heading: HEADING,
  caption: 'Everyone can read how much of the team’s share is unlocked when.',
})
