// What stands around every demo: whose it is, that it is a demo, how to close it, and how to ask for one's own.
import { X } from 'lucide-react'
import { useState, type ElementType, type ReactElement, type ReactNode } from 'react'
import { families } from '../content/families.ts'
import type { Demo } from '../content/demos.ts'
import { FamilyBadge } from '../primitives/Badge.tsx'
import { IconButton } from '../primitives/Button.tsx'
import { Miniature } from '../primitives/Marks.tsx'
import * as styles from './DemoFrame.css.ts'

/** The label of every demo (RESOLUTIONS, Demo overlay). */
const DEMO_LABEL = 'Demo – can be customized as requested'

export interface DemoFrameProps {
  demo: Demo
  onClose: () => void
  /** The address that opens this demo; "Copy link" copies it. */
  link: string
  /** False when the browser refuses; never rejects. The link is then shown, to be copied by hand. See `CopyRefused`. */
  copyText: (text: string) => Promise<boolean>
  /** The elements that name and describe a dialog; a plain heading and paragraph when not given. */
  Title?: ElementType
  Description?: ElementType
  /** The demo. */
  children: ReactNode
}

/** The demo panel: head, the demo, and a foot. Head stays, the rest scrolls. */
export function DemoFrame({
  demo,
  onClose,
  link,
  copyText,
  Title = 'h2',
  Description = 'p',
  children,
}: DemoFrameProps): ReactElement {
  const [copy, setCopy] = useState<'none' | 'copied' | 'refused'>('none')
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
        <div className={styles.foot}>
          <p>
            Simulation. Nothing here is sent to a network.{' '}
            <span className={styles.sampleNote}>A dashed edge marks a sample control: it has no action.</span>
          </p>
          <div className={styles.footActions}>
            <button
              type="button"
              className={styles.footAction}
              onClick={() => void copyText(link).then((isCopied) => setCopy(isCopied ? 'copied' : 'refused'))}
            >
              Copy link
            </button>
            <a className={styles.footAction} href={`/contact?about=${demo.key}`}>
              Ask for your version
            </a>
          </div>
          <p className={styles.link} role="status" hidden={copy === 'none'}>
            {copy === 'copied' && 'Link copied.'}
            {copy === 'refused' && `The browser did not allow copying. The link is ${link}`}
          </p>
        </div>
      </div>
    </div>
  )
}
