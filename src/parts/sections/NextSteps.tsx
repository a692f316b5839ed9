// What happens after a visitor's message. Loaded after the page.
import type { ReactElement } from 'react'
import { afterFirstMessage } from '../../content/afterFirstMessage.ts'
import { Terms } from './Section.tsx'

/** What happens after the first message: a row for each step, with what it means. */
export function NextSteps(): ReactElement {
  return <Terms items={afterFirstMessage} />
}
