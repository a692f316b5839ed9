// The link from a demo to an inquiry about it, which takes along how the demo stands.
import type { ReactElement } from 'react'
import { ButtonLink } from '../../primitives/Button.tsx'
import type { DemoLink } from '../../simulation/momentLink.ts'
import type { Brand } from '../../theme/brand.ts'
import { contactHref } from './contactHref.ts'

export interface AskForYoursProps {
  /** What is asked for: the demo's key, or the slug of the service or product that it is shown for. */
  about: string
  /** In whose name the demo stands. */
  brand: Brand | null
  /** The link to the demo as it stands now. */
  linkNow: () => DemoLink
}

/** "Ask for your version": its address gets the moment when the link is used, as the demo may have moved on. */
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
