// The demo that a visitor comes from to the contact page, with its picture in the client's color.
import { useRef, type ReactElement } from 'react'
import { demoByKey, type DemoId } from '../content/demos.ts'
import { inQuotes } from '../format/quoted.ts'
import { useBrandTones } from '../patterns/brand/useBrandTones.ts'
import { DemoThumbnail } from '../primitives/Marks.tsx'
import type { Brand } from '../theme/brand.ts'
import type { BrandTones } from '../theme/brandTones.ts'
import * as styles from './AskedDemo.css.ts'

export interface AskedDemoProps {
  /** The demo. */
  demo: DemoId
  /** The client's name and color; null for the company's. See `ForAClient`. */
  brand: Brand | null
  /** The tones of the color; null while they load, or without a color. */
  tones: BrandTones | null
  /** Whether the message has a link to the demo as it was left; otherwise to the demo with its brand. See `Empty`. */
  isAsLeft: boolean
  /** The link to the demo. */
  href: string
}

/** What the message says about a demo. */
function held(brand: Brand | null, isAsLeft: boolean): string {
  const made = brand && [
    brand.name && `the name ${inQuotes(brand.name)}`,
    brand.color && `the color ${brand.color}`,
  ]
  const link = isAsLeft
    ? 'a link to the demo as you left it, with everything you typed there.'
    : 'a link to the branded demo.'
  return `Your message includes ${made ? `${made.filter(Boolean).join(', ')}, and ` : ''}${link}`
}

/** Its picture, whom it was prepared for, and what the message says of it. */
export function AskedDemo({ demo, brand, tones, isAsLeft, href }: AskedDemoProps): ReactElement {
  const toned = useRef<HTMLDivElement>(null)
  useBrandTones(toned, tones)
  const { name, family } = demoByKey(demo)
  return (
    <div ref={toned} className={styles.asked} data-family={family}>
      <div className={styles.tile}>
        <DemoThumbnail demo={demo} />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{`${name} demo`}</p>
        {brand?.name && (
          <p className={styles.client}>
            <span>Prepared for </span>
            <bdi>{inQuotes(brand.name)}</bdi>
          </p>
        )}
        <p className={styles.held}>
          <span>{held(brand, isAsLeft)}</span> <a href={href}>Open the demo again</a>
        </p>
      </div>
    </div>
  )
}
