// "Make it yours": a company's name and color for the open demo (Rules, Made yours). Loaded when it is opened.
import { useEffect, useRef, useState, type ElementType, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useLayer } from '../../browser/layers.ts'
import { Button } from '../../primitives/Button.tsx'
import type { Brand } from '../../theme/brand.ts'
import type { BrandTones } from '../../theme/brandTones.ts'
import { BrandMark } from '../../patterns/brand/BrandMark.tsx'
import { BrandFields, movedWords } from './BrandFields.tsx'
import * as styles from './BrandSettings.css.ts'

export interface BrandSettingsProps {
  /** The id of its heading, which names the panel; unique on the page. */
  id: string
  /** The demo's current brand; null for the default. */
  brand: Brand | null
  /** The tones of its color, to say how far it was adjusted. See `Moved`. */
  tones: BrandTones | null
  /** Called with each change to a valid name and color; null when the brand is removed. */
  onChange: (brand: Brand | null) => void
  /** Closes the panel. Without it, the panel stays open and does not take the focus. See `Staying`. */
  onDone?: (() => void) | undefined
  /** The title above the fields. */
  title?: string
  /** The element of its heading: `h2`, `h3`. See `Staying`. */
  Title?: ElementType
  /** Only name and color, in one row, for pictures. See `Compact`. */
  isCompact?: boolean
}

/** Name, color, and the mark generated from the name. Invalid input stays as typed, with a message. */
export function BrandSettings({
  id,
  brand,
  tones,
  onChange,
  onDone,
  title = 'Make it yours',
  Title = 'h3',
  isCompact = false,
}: BrandSettingsProps): ReactElement {
  const first = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLElement>(null)
  const isPassing = onDone !== undefined
  useEffect(() => {
    if (isPassing) first.current?.focus()
  }, [isPassing])
  useLayer(isPassing, { inside: [panel], isBeside: true, onEscape: () => onDone?.() })
  // The fields are created again when the brand is removed.
  const [takenOff, setTakenOff] = useState(0)
  return (
    <section
      ref={panel}
      id={id}
      className={isCompact ? `${styles.panel} ${styles.compact}` : styles.panel}
      aria-labelledby={`${id}-title`}
    >
      <Title id={`${id}-title`} className={styles.title}>
        {title}
      </Title>
      <div className={styles.mark}>
        <BrandMark name={brand?.name || 'Make it yours'} />
      </div>
      <BrandFields key={takenOff} ref={first} brand={brand} onChange={onChange} />
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
            label="Remove brand"
            onClick={() => {
              flushSync(() => {
                setTakenOff(takenOff + 1)
                onChange(null)
              })
              // This button disappears.
              first.current?.focus()
            }}
          >
            Remove
          </Button>
        )}
      </div>
    </section>
  )
}
