// What stands around every demo: whose it is, that it is a demo, how to close it, and how to ask for one's own.
import { X } from 'lucide'
import { useRef, type ElementType, type ReactElement, type ReactNode, type Ref } from 'react'
import { families } from '../content/families.ts'
import { FamilyBadge } from '../primitives/Badge.tsx'
import { IconButton } from '../primitives/Button.tsx'
import { IconLink } from '../primitives/IconLink.tsx'
import { Miniature } from '../primitives/Marks.tsx'
import { BrandMark } from './BrandMark.tsx'
import { BrandName } from './brandName.ts'
import { DemoFoot, type DemoFootProps } from './DemoFoot.tsx'
import * as styles from './DemoFrame.css.ts'
import { useBrandTones } from './useBrandTones.ts'

/** The label of every demo (Rules, Demo overlay). */
const DEMO_LABEL = 'Demo – can be customized as requested'

export interface DemoFrameProps extends DemoFootProps {
  /** × was pressed. See `Alone` for a page that × leads away from. */
  onClose: () => void
  /** The page that × leads to instead, also without scripts. See `Alone`. */
  closeHref?: string
  /** The elements that name and describe a dialog; a plain heading and paragraph when not given. */
  Title?: ElementType
  /** The element of the line below the title; a plain paragraph when not given. */
  Description?: ElementType
  /** What stands between head and demo while it is open: the panel "Make it yours". See `MakingItYours`. */
  panel?: ReactNode
  /** The player of a tour, above the demo. See `Toured`. */
  tour?: ReactNode
  /** Where the demo stands, for its tour. */
  place?: Ref<HTMLDivElement>
  /** The demo. */
  children: ReactNode
}

/** The demo panel: head, the demo, and a bar at its foot. Only the demo scrolls, unless the window is very low. */
export function DemoFrame({
  onClose,
  closeHref,
  Title = 'h2',
  Description = 'p',
  panel,
  tour,
  place,
  children,
  ...foot
}: DemoFrameProps): ReactElement {
  const { demo, brand } = foot
  const frame = useRef<HTMLDivElement>(null)
  useBrandTones(frame, brand?.tones ?? null)
  const company = brand?.name ?? ''
  return (
    <div ref={frame} className={styles.frame} data-family={demo.family}>
      <div className={styles.head}>
        {/* What a tile becomes as its demo opens (site/motion.ts). */}
        <div className={styles.tile} data-tile="head">
          {company ? <BrandMark name={company} /> : <Miniature demo={demo.key} />}
        </div>
        <div className={styles.texts}>
          <Title className={styles.title}>
            {company && (
              <span className={styles.company}>
                <bdi>{company}</bdi>{' '}
              </span>
            )}
            <span className={company ? styles.demoOf : undefined}>{demo.name}</span>
          </Title>
          <Description className={styles.label}>{DEMO_LABEL}</Description>
        </div>
        <span className={styles.badge}>
          <FamilyBadge family={demo.family}>{families[demo.family].name}</FamilyBadge>
        </span>
        {closeHref === undefined ? (
          <IconButton className={styles.close} icon={X} label="Close demo" onClick={onClose} />
        ) : (
          <IconLink className={styles.close} icon={X} label="Close demo" href={closeHref} />
        )}
      </div>
      {panel}
      {tour}
      <div className={styles.scroll}>
        <div ref={place} className={styles.body}>
          <BrandName value={company}>{children}</BrandName>
        </div>
      </div>
      <DemoFoot {...foot} />
    </div>
  )
}
