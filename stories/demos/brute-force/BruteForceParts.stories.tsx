import { scoreOf } from '#src/demos/brute-force/bruteForce.ts'
import { Findings, ScoreSummary } from '#src/demos/brute-force/BruteForceParts.tsx'
import { SaferSecret } from '#src/demos/brute-force/SaferSecret.tsx'
import { UnderAttack } from '#src/demos/brute-force/Secrets.tsx'
import preview from '#storybook/preview.tsx'
import { partOf } from '../demoStories.tsx'
import { states } from './bruteForceStates.ts'

const meta = preview.meta({
  id: 'parts-brute-force',
  title: 'Demo parts/Brute-force tester',
  component: UnderAttack,
  subcomponents: { ScoreSummary, Findings, SaferSecret },
  ...partOf('brute-force'),
  args: { target: 'wallet' as const, percent: 50, attempts: 12_480, isRunning: true, isLast: false },
})

export const HalfWay = meta.story()
export const ScoreAfterARun = meta.story({ render: () => <ScoreSummary score={scoreOf(states.done)} /> })
export const ThreeFindings = meta.story({
  render: () => <Findings target="password-hash" isFound headingRef={null} />,
})
/** Eight letters first; the length and what it is made of can be changed. */
export const ASaferSecret = meta.story({ render: () => <SaferSecret /> })
