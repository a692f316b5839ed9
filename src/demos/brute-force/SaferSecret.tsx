// A safer secret: its length and kind are chosen, and a bar shows how long it resists.
import { useState, type ReactElement } from 'react'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { crackExponent, crackWords, kinds, LENGTHS, resistance, strengthOf, type Kind } from './crackTime.ts'
import * as styles from './BruteForce.css.ts'

/** More squares than fit: the row fills its place. */
const SQUARES = 100
const looks = {
  Weak: { tone: 'bad', mark: 'hollow' },
  Fair: { tone: 'caution', mark: 'half' },
  Strong: { tone: 'good', mark: 'full' },
} as const

/** A random secret by length and kind; no password is typed. Part of no link. See `SaferSecretChosen`. */
export function SaferSecret(): ReactElement {
  const [kind, setKind] = useState<Kind>('letters')
  const [length, setLength] = useState<number>(LENGTHS.first)
  const exponent = crackExponent(kind, length)
  const words = crackWords(exponent)
  const strength = strengthOf(exponent)
  return (
    <section className={styles.safer}>
      <h3 className={panelHeading}>A safer secret</h3>
      <div className={styles.saferChoices}>
        <SegmentedControl label="Made of" value={kind} options={[...kinds]} onChange={setKind} />
        <Slider
          label="Length"
          min={LENGTHS.least}
          max={LENGTHS.most}
          value={length}
          text={`${length} characters`}
          valueText={`${length} characters: ${words}, ${strength}`}
          onChange={setLength}
        />
      </div>
      <p className={styles.saferWords}>
        <span className={styles.saferTime}>{words}</span>{' '}
        <StatusBadge {...looks[strength]}>{strength}</StatusBadge>
      </p>
      <ProgressMeter
        label="Time to crack"
        value={resistance(exponent)}
        max={1}
        squares={SQUARES}
        valueText={`${words}, ${strength}`}
      />
      <p className={styles.figureLabel}>
        Random, at 100 billion guesses a second. The bar grows by powers of ten.
      </p>
    </section>
  )
}
