// "Make it yours": a company's name and color for the demo at work (Rules, Made yours). It comes when it is opened.
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ElementType,
  type ReactElement,
  type RefObject,
} from 'react'
import { Button } from '../../primitives/Button.tsx'
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
import { BrandMark } from '../../patterns/brand/BrandMark.tsx'
import * as styles from './BrandPanel.css.ts'

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
function movedWords({ moved }: BrandTones): string {
  const paper = direction(moved.paper)
  const ink = direction(moved.ink)
  if (paper === null && ink === null) return ''
  const where =
    paper === ink
      ? paper
      : [paper && `${paper} in the light theme`, ink && `${ink} in the dark theme`].filter(Boolean).join(', ')
  return `The color is shown ${where ?? ''}, so that it can be read.`
}

export interface BrandPanelProps {
  /** The id of its heading, which names the panel; one of a kind on the page. */
  id: string
  /** What the demo stands in now; null for the house's own. */
  brand: Brand | null
  /** The tones made of its color, to say how far that was moved. See `Moved`. */
  tones: BrandTones | null
  /** With every change that is a name and a color; null once it is taken off. */
  onChange: (brand: Brand | null) => void
  /** Puts the panel away. Without it, it stays, and does not take the focus. See `Staying`. */
  onDone?: (() => void) | undefined
  /** What is asked for, above the fields. */
  title?: string
  /** The element of its heading: `h2`, `h3`. See `Staying`. */
  Title?: ElementType
  /** Only name and color, in a row: for pictures. See `Compact`. */
  isCompact?: boolean
}

/** Name, color, and the mark that is folded from the name. What cannot be used is said in words, and kept as typed. */
export function BrandPanel({
  id,
  brand,
  tones,
  onChange,
  onDone,
  title = 'Make it yours',
  Title = 'h3',
  isCompact = false,
}: BrandPanelProps): ReactElement {
  const group = useId()
  const first = useRef<HTMLInputElement>(null)
  const isPassing = onDone !== undefined
  useEffect(() => {
    if (isPassing) first.current?.focus()
  }, [isPassing])
  useEscapeBefore(first, onDone)
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
    <section
      id={id}
      className={isCompact ? `${styles.panel} ${styles.compact}` : styles.panel}
      aria-labelledby={`${id}-title`}
    >
      <Title id={`${id}-title`} className={styles.title}>
        {title}
      </Title>
      <div className={styles.mark}>
        <BrandMark name={readName || 'Make it yours'} />
      </div>
      <div className={styles.name}>
        <TextField
          ref={first}
          label="Company name"
          value={name}
          onChange={(next) => change(next, hex)}
          placeholder="For example Orchard Cooperative"
          autoComplete="organization"
          error={
            readName === null
              ? `Use letters, spaces and & . , ' - ( ), at most ${MOST_BRAND_DIGITS} digits, and ${LONGEST_BRAND_NAME} characters in all.`
              : undefined
          }
        />
      </div>
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
      <div className={styles.hex}>
        <TextField
          label="Hex"
          value={hex}
          onChange={(next) => change(name, next)}
          placeholder="#1c5bd9"
          error={isHexWrong ? 'Three or six digits, from 0 to 9 and a to f.' : undefined}
        />
      </div>
      <p className={styles.said} aria-live="polite">
        {tones && <span key={movedWords(tones)}>{movedWords(tones)}</span>}
      </p>
      <div className={styles.actions}>
        {onDone && (
          <Button size="small" variant="primary" onClick={onDone}>
            Done
          </Button>
        )}
        {brand && (
          <Button
            size="small"
            onClick={() => {
              setName('')
              setHex('')
              onChange(null)
              // This button goes.
              first.current?.focus()
            }}
          >
            Take it off
          </Button>
        )}
      </div>
    </section>
  )
}

/** Escape in the panel closes the panel, not the demo around it, whose dialog would hear of it first. */
function useEscapeBefore(inside: RefObject<HTMLElement | null>, onEscape?: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const panel = inside.current?.closest('section')
      if (event.key !== 'Escape' || !(event.target instanceof Node) || !panel?.contains(event.target)) return
      if (!latest.current) return
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [inside])
}
