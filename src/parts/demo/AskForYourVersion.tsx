// The link from a demo to an inquiry about it. It contains the demo's current state.
import type { ReactElement } from 'react'
import { ButtonLink } from '../../primitives/Button.tsx'
import type { DemoControls } from '../../simulation/demoRun.ts'
import type { Brand } from '../../theme/brand.ts'
import { contactHref } from './contactHref.ts'
import { contactHrefNow } from './contactHrefNow.ts'

export interface AskForYourVersionProps {
  /** The topic: the demo's key, or the slug of the service or product whose page shows it. */
  about: string
  /** The brand of the demo. */
  brand: Brand | null
  /** The open demo. */
  opened?: Pick<DemoControls, 'linkTo' | 'getEntries'> | undefined
  /** The email to the sender of the demo, in its state at the time of the call; undefined where no reply address is known. */
  toSender?: (() => string) | undefined
}

/**
 * "Ask for your version": an email to the sender of the demo, or the contact page. The moment is added to its address when the link is
 * used, because the demo may have changed. See `ToItsSender`.
 */
export const AskForYourVersion = ({
  about,
  brand,
  opened,
  toSender,
}: AskForYourVersionProps): ReactElement => (
  <ButtonLink
    variant="primary"
    size="small"
    href={toSender ? toSender() : contactHref(about, brand, null)}
    onUse={(link) => (link.href = toSender ? toSender() : contactHrefNow(about, brand, opened))}
  >
    Ask for your version
  </ButtonLink>
)
