// Two shares of a whole as a hundred patches: those of the first whole, those of the second with a cut corner. When shares
// change, the patches that changed sides are stamped.
import { useState, type ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { placed, shareText, wordsOf, type Part } from '../../primitives/drawings/parts.ts'
import { Swatch } from '../../primitives/drawings/StackedBar.tsx'
import * as shares from '../../primitives/drawings/StackedBar.css.ts'
import { stamped } from '../../theme/motion.css.ts'
import * as styles from './Patches.css.ts'

const COLUMNS = 25
const ROWS = 4
const ALL = COLUMNS * ROWS
/** From patch to patch, the side of a patch, and its cut corner. */
const PITCH = 10
const SIDE = 9
const CUT = 4
/** How far the notch is above and below the patches. */
const NOTCH = 4
const WIDTH = COLUMNS * PITCH - (PITCH - SIDE)
const HEIGHT = ROWS * PITCH - (PITCH - SIDE)

const whole = `h${SIDE}v${SIDE}h${-SIDE}z`
const cut = `h${SIDE - CUT}l${CUT} ${CUT}v${SIDE - CUT}h${-SIDE}z`
/** Column by column. */
const placeOf = (index: number) => `M${Math.floor(index / ROWS) * PITCH} ${(index % ROWS) * PITCH}`

/** Patches of the first part: one at least for each part that is there. */
function patchesOf(first: number, second: number): number {
  const least = first > 0 ? 1 : 0
  const most = second > 0 ? ALL - 1 : ALL
  return Math.min(most, Math.max(least, Math.round(first * ALL)))
}

/** From which to which patch the last change reached; `changes` counts them. */
interface Change {
  count: number
  from: number
  to: number
  changes: number
}

export interface PatchesProps {
  /** The whole: "Votes". The text alternative appends both parts and their shares. */
  label: string
  /** The two parts; the first begins at the left. See `TinyShare`. */
  parts: readonly [Part, Part]
  /** A notch at this share of the first part, in percent. */
  thresholdPercent: number
}

/** A sheet of patches with its key below. */
export function Patches({ label, parts, thresholdPercent }: PatchesProps): ReactElement {
  const all = placed(parts)
  const count = patchesOf(all[0]?.share ?? 0, all[1]?.share ?? 0)
  const [shown, setShown] = useState<Change>({ count, from: 0, to: 0, changes: 0 })
  if (shown.count !== count)
    setShown({
      count,
      from: Math.min(count, shown.count),
      to: Math.max(count, shown.count),
      changes: shown.changes + 1,
    })
  const threshold = plainNumber(thresholdPercent, 0)
  const notch = (thresholdPercent / 100) * COLUMNS * PITCH - (PITCH - SIDE) / 2
  return (
    <div className={styles.figure}>
      <svg
        className={styles.picture}
        viewBox={`0 ${-NOTCH} ${WIDTH} ${HEIGHT + 2 * NOTCH}`}
        role="img"
        aria-label={`${wordsOf(label, all)}, threshold at ${threshold} percent`}
      >
        {all.map(({ name, tone }, part) => (
          <g key={name} className={styles.tone[tone]}>
            {Array.from({ length: part === 0 ? count : ALL - count }, (_, at) => {
              const index = part === 0 ? at : count + at
              const isChanged = index >= shown.from && index < shown.to
              return (
                <path
                  key={isChanged ? `${index} ${shown.changes}` : index}
                  className={isChanged ? stamped : undefined}
                  d={placeOf(index) + (part === 0 ? whole : cut)}
                />
              )
            })}
          </g>
        ))}
        <line className={styles.notch} x1={notch} x2={notch} y1={-NOTCH} y2={HEIGHT + NOTCH} />
      </svg>
      {/* Part of the text alternative. */}
      <ul className={shares.key} aria-hidden>
        {all.map(({ name, tone, share }) => (
          <li key={name} className={shares.entry}>
            <Swatch tone={tone} />
            <span>{name}</span>
            <span className={shares.share}>{shareText(share)}</span>
          </li>
        ))}
        <li className={shares.entry}>
          <span className={styles.notchKey} />
          <span>Threshold</span>
          <span className={shares.share}>{`${threshold}%`}</span>
        </li>
      </ul>
    </div>
  )
}
