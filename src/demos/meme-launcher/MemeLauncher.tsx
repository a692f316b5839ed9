// The meme launcher demo: a form whose name draws a face, figures, a trending list and insights. No button acts.
import type { ReactElement } from 'react'
import { abbreviatedUsd } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { Insights } from '../../patterns/figures/Insights.tsx'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { LaunchForm } from './LaunchForm.tsx'
import { nameOfFace, summaryOf, type MemeLauncherEvent, type MemeLauncherState } from './memeLauncher.ts'
import { sampleInsights, sampleMemes } from './sampleMemes.ts'
import { DraftMeme, memeHeads, TrendingMeme } from './TrendingMeme.tsx'
import * as styles from './MemeLauncher.css.ts'

/** Draws the meme launcher's state. */
export function MemeLauncher({
  state,
  send,
}: DemoViewProps<MemeLauncherState, MemeLauncherEvent>): ReactElement {
  const summary = summaryOf(sampleMemes)
  return (
    <>
      <LaunchForm draft={state.draft} onText={(field, text) => send({ type: 'textTyped', field, text })} />
      <StatTiles
        stats={[
          { label: 'Trending tokens', figure: plainNumber(summary.count, 0) },
          { label: 'Market cap, all', figure: abbreviatedUsd(summary.marketCap) },
          { label: 'Holders, all', figure: plainNumber(summary.holders, 0) },
          { label: 'AI score, average', figure: plainNumber(summary.averageScore, 1), unit: '/100' },
        ]}
      />
      <section>
        <h3 className={styles.heading}>Trending</h3>
        <div className={styles.heads} aria-hidden>
          <span>Token</span>
          {memeHeads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        <ul className={styles.memes}>
          {nameOfFace(state.draft) !== null && <DraftMeme draft={state.draft} />}
          {sampleMemes.map((meme) => (
            <TrendingMeme key={meme.id} meme={meme} />
          ))}
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>Insights</h3>
        <Insights insights={sampleInsights} />
      </section>
    </>
  )
}
