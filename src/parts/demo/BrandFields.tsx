// The fields for a client's name and color, as typed; for "Make it yours" and for "Send" (Rules, Made yours). Each stands in
// a cell of the grid around it: `name`, `color` and `hex`.
import { useId, useState, type ReactElement, type Ref } from 'react'
import { FieldGroup, TextField } from '../../primitives/Field.tsx'
import {
  brandColors,
  brandFrom,
  LONGEST_BRAND_NAME,
  MOST_BRAND_DIGITS,
  readBrandColor,
  readBrandName,
  type Brand,
} from '../../theme/brand.ts'
import type { BrandTones } from '../../theme/brandTones.ts'
import * as styles from './BrandFields.css.ts'

/** What a name may hold, for a client's name and for a sender's. */
export const NAME_RULE = `Use letters, spaces and & . , ' - ( ), at most ${MOST_BRAND_DIGITS} digits, and ${LONGEST_BRAND_NAME} characters in all.`

/** Differences of lightness, in OKLCH, that are seen, and that are seen at once. */
const SEEN = 0.02
const PLAIN = 0.1
const MUCH = 0.3

function direction(moved: number): string | null {
  const size = Math.abs(moved)
  if (size < SEEN) return null
  const word = moved < 0 ? 'darker' : 'lighter'
  return size < PLAIN ? `a little ${word}` : size < MUCH ? word : `much ${word}`
}

/** By how much the color had to be moved, in words; '' where it stands as it was chosen. */
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
  /** The brand that the fields begin with. */
  brand: Brand | null
  /** With every change that is a name and a color; null once both are blank. */
  onChange: (brand: Brand | null) => void
  /** What the name is of: "Company name", "Client's name". */
  label?: string
  /** The first field, to give it the focus. */
  ref?: Ref<HTMLInputElement>
}

/** What cannot be used is said in words, and kept as typed. */
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
