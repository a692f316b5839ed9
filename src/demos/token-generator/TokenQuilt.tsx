// The quilt of a token: each entry changes it. The name makes its squares, the supply their number, the symbol the letters in
// its middle, the decimals the stitches on its seam, the network the frame.
import type { ReactElement } from 'react'
import { knownChains } from '../../primitives/chains.ts'
import { Mosaic } from '../../primitives/Mosaic.tsx'
import { on } from '../../primitives/SubjectMarks.css.ts'
import { labelOf } from '../../simulation/entries.ts'
import { stamped } from '../../theme/motion.css.ts'
import { squaresOf, type TokenDraft } from './tokenGenerator.ts'
import { networkOptions } from './tokenOptions.ts'
import * as styles from './TokenQuilt.css.ts'

/** The side of the picture, of a form in its frame, and of the patch in its middle. */
const SIDE = 176
const FORM = 22
const PATCH = 64
const FORMS_A_SIDE = SIDE / FORM
/** A chain's form is drawn in a square of 44. */
const FORM_SCALE = FORM / 44
const FAR = SIDE - FORM
/** The frame, with the quilt in its opening. */
const FRAME = `M0 0h${SIDE}v${SIDE}H0zM${FORM} ${FORM}v${FAR - FORM}h${FAR - FORM}v${-(FAR - FORM)}z`
/** The share of a stitch in its distance to the next one. */
const STITCH = 0.55
/** The places of the forms along the frame. */
const places = Array.from({ length: FORMS_A_SIDE ** 2 }, (_, index) => ({
  x: (index % FORMS_A_SIDE) * FORM,
  y: Math.floor(index / FORMS_A_SIDE) * FORM,
})).filter(({ x, y }) => x === 0 || y === 0 || x === FAR || y === FAR)

/** The size of a symbol's letters by their number, at most eight. */
const LETTER_SIZES = [44, 31, 21, 16, 12.5, 10.5, 9, 8] as const
/** From the middle of capitals to their base line, as a share of their size. */
const BASE = 0.36

/** Letters of a picture are not translated. */
const NO_WORD = { translate: 'no' } as const

export interface TokenQuiltProps {
  /** The token as entered so far. */
  draft: TokenDraft
  /** Covers its squares one by one while it is sewn. */
  isSewn?: boolean
}

/** The letters of a symbol that is too long for the picture. */
const LETTERS_OF_LONG = 4
/** The side of the sheet that is sewn, in squares. */
const SEWN = 8

/** A picture of all that was entered. See `Quilts`. */
export function TokenQuilt({ draft, isSewn = false }: TokenQuiltProps): ReactElement {
  const squares = squaresOf(draft.supply)
  const chain = knownChains[draft.network]
  // A picture has no quotes around what is typed: it takes letters and figures alone.
  const all = [...draft.symbol.replaceAll(/[^\p{L}\p{N}]/gu, '')]
  // A longer one is cut so short that no words can be read in it.
  const letters = all.length > LETTER_SIZES.length ? [...all.slice(0, LETTERS_OF_LONG), '…'] : all
  const size = LETTER_SIZES[letters.length - 1]
  const stitch = (FAR - FORM) / Number(draft.decimals)
  return (
    <div className={styles.quilt}>
      <div className={styles.squares}>
        <Mosaic
          seed={draft.name || 'Your token'}
          cols={squares}
          rows={squares}
          symmetry="fourfold"
          families={['trade', 'launch', 'build']}
          rest={0}
          ground="tint"
        />
      </div>
      <svg
        className={styles.frame}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        role="img"
        aria-label={`Quilt of ${squares} by ${squares} squares in the frame of ${labelOf(networkOptions, draft.network)}, with ${draft.decimals} stitches on each side`}
      >
        <path fill={chain.face} fillRule="evenodd" d={FRAME} />
        <g className={on[chain.on]}>
          {places.map(({ x, y }) => (
            <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${FORM_SCALE})`} d={chain.form} />
          ))}
        </g>
        <path
          className={styles.seam}
          strokeDasharray={`${stitch * STITCH} ${stitch * (1 - STITCH)}`}
          strokeDashoffset={-(stitch * (1 - STITCH)) / 2}
          d={`M${FORM} ${FORM}H${FAR}V${FAR}H${FORM}Z`}
        />
        {size && (
          <g className={stamped} {...NO_WORD} aria-hidden>
            <path
              className={styles.patch}
              d={`M${(SIDE - PATCH) / 2} ${(SIDE - PATCH) / 2}h${PATCH}v${PATCH}h${-PATCH}z`}
            />
            <text className={styles.letters} x={SIDE / 2} y={SIDE / 2 + size * BASE} fontSize={size}>
              {letters.join('')}
            </text>
          </g>
        )}
      </svg>
      {isSewn && (
        <svg className={styles.covers} aria-hidden viewBox={`0 0 ${SEWN} ${SEWN}`}>
          {Array.from({ length: SEWN }, (_, row) => (
            <rect key={row} className={styles.cover} y={row} width={SEWN} height={1.02} />
          ))}
        </svg>
      )}
    </div>
  )
}
