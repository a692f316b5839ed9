// The face of a meme token, folded from paper: as a wide picture, or as a square one for a list.
import type { ReactElement } from 'react'
import { stamped } from '../../theme/motion.css.ts'
import { faceOf, features, wordsOfFace, type Feature } from './face.ts'
import * as styles from './MemeFace.css.ts'

/** A part of the drawing: its color and its outline. The face is 44 × 40 around 60, 46. */
type Part = [tone: keyof typeof styles.tone, d: string]

const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`
/** Both halves of what is on both sides of the face. */
const both = (draw: (x: number) => string) => draw(49) + draw(71)

/** The drawings, by feature, in the order of `FEATURES`. */
const DRAWINGS: Record<Feature, readonly Part[][]> = {
  head: [
    [
      ['paper', 'M38 26h44v40h-44z'],
      ['fold', 'M82 54v12h-12z'],
    ],
    [
      ['paper', 'M48 26h24l10 10v20l-10 10h-24l-10 -10v-20z'],
      ['fold', 'M82 56l-10 10v-10z'],
    ],
    [
      ['paper', 'M60 22l22 14v30h-44v-30z'],
      ['fold', 'M82 54v12h-12z'],
    ],
    [
      ['paper', 'M46 26h28l8 8v32h-44v-32z'],
      ['fold', 'M38 54l12 12h-12z'],
    ],
    [
      ['paper', 'M38 26h44v26l-22 16l-22 -16z'],
      ['fold', 'M60 68l22 -16h-22z'],
    ],
  ],
  eyes: [
    [['ink', both((x) => rect(x - 4, 38, 8, 8))]],
    [['ink', both((x) => `M${x - 5} 46l5 -9l5 9z`)]],
    [
      ['light', both((x) => rect(x - 5, 37, 10, 9))],
      ['ink', both((x) => rect(x - 5, 37, 10, 5) + rect(x - 2, 42, 4, 4))],
    ],
    [['ink', both((x) => `M${x} 36l5 6l-5 6l-5 -6z`)]],
    [['ink', rect(44, 41, 10, 2.5) + rect(67, 38, 8, 8)]],
    [
      ['light', both((x) => rect(x - 6, 35, 12, 12))],
      ['ink', both((x) => rect(x - 2, 39, 5, 5))],
    ],
  ],
  mouth: [
    [['ink', 'M50 53h20l-5 7h-10z']],
    [
      ['ink', rect(51, 52, 18, 10)],
      ['light', rect(51, 52, 18, 3)],
    ],
    [
      ['ink', rect(50, 53, 20, 3)],
      ['light', rect(55, 56, 4.5, 5) + rect(60.5, 56, 4.5, 5)],
    ],
    [['ink', rect(50, 55, 20, 3)]],
    [
      ['ink', rect(50, 53, 20, 3)],
      ['tongue', 'M58 56h9v5l-4.5 4l-4.5 -4z'],
    ],
    [['ink', rect(56, 53, 8, 8)]],
  ],
  hat: [
    [
      ['hat', 'M60 5l12 19h-24z'],
      ['light', rect(58, 2, 4, 4)],
    ],
    [
      ['ink', rect(49, 7, 22, 16) + rect(43, 22, 34, 4)],
      ['hat', rect(49, 17, 22, 5)],
    ],
    [['crown', 'M45 26v-16l7.5 8l7.5 -10l7.5 10l7.5 -8v16z']],
    [
      ['hat', 'M44 26v-8l8 -8h16l8 8v8z'],
      ['hatFold', 'M76 26h14v-4h-14z'],
    ],
    [
      ['ink', rect(59, 9, 2, 15)],
      ['hat', 'M60 3l6 6l-6 6l-6 -6z'],
    ],
    [
      ['light', 'M40 18h40l-7 8h-26z'],
      ['shade', 'M60 6l11 12h-22z'],
    ],
  ],
  ears: [
    [['fold', rect(31, 40, 7, 10) + rect(82, 40, 7, 10)]],
    [['fold', 'M38 34l-2 -18l14 10zM82 34l2 -18l-14 10z']],
    [['fold', 'M40 27l-8 -22h8l6 21zM80 27l8 -22h-8l-6 21z']],
    [['fold', 'M38 30l-10 8v20l10 -4zM82 30l10 8v20l-10 -4z']],
    [['fold', 'M38 38l-12 -4l12 14zM82 38l12 -4l-12 14z']],
  ],
  extra: [
    [['tongue', rect(40, 50, 6, 6) + rect(74, 50, 6, 6)]],
    [
      [
        'ink',
        [41, 45, 43].map((x, at) => rect(x, 49 + 3 * at, 2, 2)).join('') +
          [75, 79, 77].map((x, at) => rect(x, 49 + 3 * at, 2, 2)).join(''),
      ],
    ],
    [['ink', 'M60 49l12 -2l4 5h-16h-16l4 -5z']],
    [['ink', `M42 35h14v12h-14zm2 2v8h10v-8zM64 35h14v12h-14zm2 2v8h10v-8z${rect(56, 39, 8, 2)}`]],
    [
      ['hat', 'M54 66l6 3l6 -3v8l-6 -3l-6 3z'],
      ['ink', rect(58, 67, 4, 5)],
    ],
  ],
}
/** Ears and hat are behind or above the head: the order of painting. */
const LAYERS: readonly Feature[] = ['ears', 'head', 'hat', 'mouth', 'eyes', 'extra']

/** The most letters on the tag of the symbol. */
const TAG_LETTERS = 6
/** Of the letters on it, in units of the drawing. */
const TAG_SIZE = 6

export interface MemeFaceProps {
  /** The name whose letters draw the face, as typed. See `Faces`, `FaceGrowing`. */
  name: string
  /** Its symbol, as shown: on a tag beside the face, and cut with a mark if it is long. See `FaceWithSymbol`. */
  symbol?: string
  /** A square picture for a list, without a text alternative: the name is beside it. */
  isSmall?: boolean
  /** Drawn muted, and named as an example: nothing is typed yet. See `FaceOfTheExample`. */
  isGhost?: boolean
}

/** A face from a name: with each letter one feature appears or changes. */
export function MemeFace({
  name,
  symbol = '',
  isSmall = false,
  isGhost = false,
}: MemeFaceProps): ReactElement {
  const face = faceOf(name)
  const letters = Array.from(symbol.trim())
  const tag =
    letters.length > TAG_LETTERS ? `${letters.slice(0, TAG_LETTERS - 1).join('')}…` : letters.join('')
  const seen = features.filter((feature) => face.drawn[feature] !== undefined)
  return (
    <svg
      className={styles.picture}
      viewBox={isSmall ? '22 0 76 76' : '0 0 120 76'}
      data-family={face.paper ?? undefined}
      {...(isSmall
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': `${isGhost ? 'Example: ' : ''}${wordsOfFace(face)}` })}
    >
      <path className={styles.tone.ground} d="M0 0h120v76h-120z" />
      <g className={isGhost ? styles.ghost : undefined}>
        {LAYERS.filter((feature) => seen.includes(feature)).map((feature) => {
          const variant = face.drawn[feature] ?? 0
          return (
            <g key={`${feature} ${variant}`} className={isSmall || isGhost ? undefined : stamped}>
              {DRAWINGS[feature][variant]?.map(([tone, d]) => (
                <path key={tone} className={styles.tone[tone]} fillRule="evenodd" d={d} />
              ))}
            </g>
          )
        })}
        {tag !== '' && !isSmall && (
          <g key={tag} className={isGhost ? undefined : stamped} aria-hidden>
            <path className={styles.tone.light} d="M90 50h26v14h-26l-5 -7z" />
            <text className={styles.tag} fontSize={TAG_SIZE} x="102" y="60" textAnchor="middle">
              {tag}
            </text>
          </g>
        )}
      </g>
    </svg>
  )
}
