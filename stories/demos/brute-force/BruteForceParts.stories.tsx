import { scoreOf } from '#src/demos/brute-force/bruteForce.ts'
import { Findings, ScoreSummary } from '#src/demos/brute-force/BruteForceParts.tsx'
import { PasswordTry } from '#src/demos/brute-force/PasswordTry.tsx'
import { UnderAttack } from '#src/demos/brute-force/Secrets.tsx'
import preview from '#storybook/preview.tsx'
import { partOf } from '../demoStories.tsx'
import { states } from './bruteForceStates.ts'

const meta = preview.meta({
  id: 'parts-brute-force',
  title: 'Demo parts/Brute-force tester',
  component: UnderAttack,
  subcomponents: { ScoreSummary, Findings, PasswordTry },
  ...partOf('brute-force'),
  args: { target: 'wallet' as const, percent: 50, tick: 20, isLast: false },
})

export const HalfWay = meta.story()
export const ScoreAfterARun = meta.story({ render: () => <ScoreSummary score={scoreOf(states.done)} /> })
export const ThreeFindings = meta.story({
  render: () => <Findings target="password-hash" isFound headingRef={null} />,
})
/** An example first; whatever is typed is broken into its parts. */
export const PasswordToTry = meta.story({ render: () => <PasswordTry /> })
