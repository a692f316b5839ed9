// The fields for a client's name and color, as typed; for "Make it yours" and for "Send" (Rules, Made yours). Each has
// a cell of the surrounding grid: `name`, `color` and `hex`.
import { useId, useState, type ReactElement, type Ref } from 'react'
import { FieldGroup, TextField } from '../../primitives/Field.tsx'
import { brandColors, brandFrom, readBrandColor, type Brand } from '../../theme/brand.ts'
import { LONGEST_NAME, MOST_NAME_DIGITS, MOST_NAME_WORDS, readBrandName } from '../send/names.ts'
import type { BrandTones } from '../../theme/brandTones.ts'
import * as styles from './BrandFields.css.ts'

/** What a client's or a sender's name may be. */
export const NAME_RULE = `Use letters of one alphabet, spaces and & . , ' - ( ). At most ${MOST_NAME_WORDS} words, ${MOST_NAME_DIGITS} digits and ${LONGEST_NAME} characters; no sentence and not our own name.`

/** Differences of lightness, in OKLCH, that are visible, and that are obvious. */
const SEEN = 0.02
const PLAIN = 0.1
const MUCH = 0.3

function direction(moved: number): string | null {
  const size = Math.abs(moved)
  if (size < SEEN) return null
  const word = moved < 0 ? 'darker' : 'lighter'
  return size < PLAIN ? `a little ${word}` : size < MUCH ? word : `much ${word}`
}

/** How far the color was adjusted, in words; '' if it is shown as chosen. */
export function movedWords({ moved }: BrandTones): string {
  const paper = direction(moved.paper)
  const ink = direction(moved.ink)
  if (paper === null && ink === null) return ''
  const where =
    paper === ink
      ? paper
      : [paper && `${paper} in the light theme`, ink && `${ink} in the dark theme`].filter(Boolean).join(', ')
  return `The color is shown ${where ?? ''}, so that text is readable.`
}

export interface BrandFieldsProps {
  /** The initial brand of the fields. */
  brand: Brand | null
  /** Called with each change to a valid name and color; null when both are blank. */
  onChange: (brand: Brand | null) => void
  /** The label of the name field: "Company name", "Client's name". */
  label?: string
  /** Receives the first field, for the focus. */
  ref?: Ref<HTMLInputElement>
}

/** Invalid input stays as typed, with a message. */
export function BrandFields({
  brand,
  onChange,
  label = 'Company name',
  ref,
}: BrandFieldsProps): ReactElement {
  const group = useId()
  const [name, setName] = useState(brand?.name ?? '')
  const [hex, setHex] = useState(brand?.color ?? '')
  const readName = readBrandName(name)
  const readColor = readBrandColor(hex)
  const change = (nextName: string, nextHex: string) => {
    setName(nextName)
    setHex(nextHex)
    const isHexUsable = nextHex.trim() === '' || readBrandColor(nextHex) !== null
    const usable = readBrandName(nextName) ?? brand?.name ?? ''
    onChange(brandFrom(usable, isHexUsable ? readBrandColor(nextHex) : (brand?.color ?? null)))
  }
  const isHexWrong = hex.trim() !== '' && readColor === null
  return (
    <>
      <div className={styles.name}>
        <TextField
          ref={ref}
          label={label}
          value={name}
          onChange={(next) => change(next, hex)}
          placeholder="For example Orchard Cooperative"
          autoComplete="organization"
          error={readName === null ? NAME_RULE : undefined}
        />
      </div>
      <div className={styles.color}>
        <FieldGroup label="Color">
          <div className={styles.swatches}>
            {brandColors.map(({ color, name: colorName }) => (
              <label key={color} className={`${styles.swatch} ${styles.swatchOf[color]}`}>
                <input
                  className={styles.swatchInput}
                  type="radio"
                  name={group}
                  value={color}
                  checked={readColor === color}
                  aria-label={colorName}
                  onChange={() => change(name, color)}
                />
              </label>
            ))}
            <input
              className={styles.picker}
              type="color"
              aria-label="Any other color"
              value={readColor ?? '#808080'}
              onChange={(event) => change(name, event.target.value)}
            />
          </div>
        </FieldGroup>
      </div>
      <div className={styles.hex}>
        <TextField
          label="Hex"
          value={hex}
          onChange={(next) => change(name, next)}
          placeholder="#1c5bd9"
          error={isHexWrong ? 'Three or six digits, from 0 to 9 and a to f.' : undefined}
        />
      </div>
    </>
  )
}
