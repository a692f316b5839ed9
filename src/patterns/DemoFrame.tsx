// What stands around every demo: whose it is, that it is a demo, how to close it, and how to ask for one's own.
import { X } from 'lucide'
import type { ElementType, ReactElement, ReactNode } from 'react'
import { families } from '../content/families.ts'
import { FamilyBadge } from '../primitives/Badge.tsx'
import { IconButton } from '../primitives/Button.tsx'
import { Miniature } from '../primitives/Marks.tsx'
import { DemoFoot, type DemoFootProps } from './DemoFoot.tsx'
import * as styles from './DemoFrame.css.ts'

/** The label of every demo (Rules, Demo overlay). */
const DEMO_LABEL = 'Demo – can be customized as requested'

export interface DemoFrameProps extends DemoFootProps {
  onClose: () => void
  /** The elements that name and describe a dialog; a plain heading and paragraph when not given. */
  Title?: ElementType
  Description?: ElementType
  /** The demo. */
  children: ReactNode
}

/** The demo panel: head, the demo, and a bar at its foot. Only the demo scrolls, unless the window is very low. */
export function DemoFrame({
  onClose,
  Title = 'h2',
  Description = 'p',
  children,
  ...foot
}: DemoFrameProps): ReactElement {
  const { demo } = foot
  return (
    <div className={styles.frame} data-family={demo.family}>
      <div className={styles.head}>
        <div className={styles.tile}>
          <Miniature demo={demo.key} />
        </div>
        <div className={styles.texts}>
          <Title className={styles.title}>{demo.name}</Title>
          <Description className={styles.label}>{DEMO_LABEL}</Description>
        </div>
        <span className={styles.badge}>
          <FamilyBadge family={demo.family}>{families[demo.family].name}</FamilyBadge>
        </span>
        <IconButton className={styles.close} icon={X} label="Close demo" onClick={onClose} />
      </div>
      <div className={styles.scroll}>
        <div className={styles.body}>{children}</div>
      </div>
      <DemoFoot {...foot} />
    </div>
  )
}
