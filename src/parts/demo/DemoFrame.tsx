// What stands around every demo: whose it is, that it is a demo, how to close it, and how to ask for one's own.
import { X } from 'lucide'
import { useRef, type ElementType, type ReactElement, type ReactNode, type Ref } from 'react'
import { company } from '../../content/company.ts'
import { IconButton } from '../../primitives/Button.tsx'
import { IconLink } from '../../primitives/IconLink.tsx'
import { Logo } from '../../primitives/Mosaic.tsx'
import { BrandName } from '../../patterns/brand/brandName.ts'
import { DemoFoot, type DemoFootProps } from './DemoFoot.tsx'
import { DemoHead } from './DemoHead.tsx'
import * as styles from './DemoFrame.css.ts'
import { useBrandTones } from '../../patterns/brand/useBrandTones.ts'

export interface DemoFrameProps extends DemoFootProps {
  /** × was pressed. See `Alone` for a page that × leads away from. */
  onClose: () => void
  /** The page that × leads to instead, also without scripts. See `Alone`. */
  closeHref?: string
  /** A page to send says who made the demo, also where it is in no client's name. See `Alone`. */
  isPageToSend?: boolean
  /** The elements that name and describe a dialog; a plain heading and paragraph when not given. */
  Title?: ElementType
  /** The element of the line below the title; a plain paragraph when not given. */
  Description?: ElementType
  /** What stands between head and demo while it is open: the panel "Make it yours". See `MakingItYours`. */
  panel?: ReactNode
  /** What went wrong beside the demo, above it. */
  failure?: ReactNode
  /** Where the demo stands, for its tour. */
  place?: Ref<HTMLDivElement>
  /** The demo. */
  children: ReactNode
}

/** Who made the demo, and for whom, in our own colors. */
const Sender = ({ client }: { client: string }) => (
  <p className={styles.sender}>
    <Logo size={26} />
    <span className={styles.senderWords}>
      <span>
        A demo by <b className={styles.senderName}>{company.name}</b>
      </span>
      {client !== '' && (
        <span>
          , prepared for{' '}
          <b className={styles.senderName}>
            <bdi>{client}</bdi>
          </b>
        </span>
      )}
    </span>
  </p>
)

/** The demo panel: head, the demo, and a bar at its foot. Only the demo scrolls, unless the window is very low. */
export function DemoFrame({
  onClose,
  closeHref,
  isPageToSend = false,
  Title = 'h2',
  Description = 'p',
  panel,
  failure,
  place,
  children,
  ...foot
}: DemoFrameProps): ReactElement {
  const { demo, brand } = foot
  const toned = useRef<HTMLDivElement>(null)
  useBrandTones(toned, brand?.tones ?? null)
  const client = brand?.name ?? ''
  return (
    <div className={styles.frame}>
      {(brand || isPageToSend) && <Sender client={client} />}
      <div ref={toned} className={styles.toned} data-family={demo.family}>
        <div className={styles.head}>
          <DemoHead demo={demo} client={client} Title={Title} Description={Description} isOpening />
          {closeHref === undefined ? (
            <IconButton className={styles.close} icon={X} label="Close demo" onClick={onClose} />
          ) : (
            <IconLink className={styles.close} icon={X} label="Close demo" href={closeHref} />
          )}
        </div>
        {panel}
        {failure}
        <div className={styles.scroll}>
          <div ref={place} className={styles.body}>
            <BrandName value={client}>{children}</BrandName>
          </div>
        </div>
        <DemoFoot {...foot} />
      </div>
    </div>
  )
}
