// The link from a demo to an inquiry about it. It contains the demo's current state.
import type { ReactElement } from 'react'
import { ButtonLink } from '../../primitives/Button.tsx'
import type { DemoLink } from '../../simulation/momentLink.ts'
import type { Brand } from '../../theme/brand.ts'
import { contactHref } from './contactHref.ts'

export interface AskForYoursProps {
  /** The topic: the demo's key, or the slug of the service or product whose page shows it. */
  about: string
  /** The brand of the demo. */
  brand: Brand | null
  /** The link to the demo in its current state. */
  linkNow: () => DemoLink
}

/** "Ask for your version": the moment is added to its address when the link is used, because the demo may have changed. */
export const AskForYours = ({ about, brand, linkNow }: AskForYoursProps): ReactElement => (
  <ButtonLink
    variant="primary"
    size="small"
    href={contactHref(about, brand, null)}
    onUse={(link) => {
      const made = linkNow()
      link.href = contactHref(about, brand, made.kind === 'moment' ? made.code : null)
    }}
  >
    Ask for your version
  </ButtonLink>
)
