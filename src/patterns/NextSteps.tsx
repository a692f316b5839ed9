// What happens once somebody has written. Apart from the page, whose first load does without it.
import type { ReactElement } from 'react'
import { afterFirstMessage } from '../content/afterFirstMessage.ts'
import { Terms } from './Section.tsx'

/** What happens after the first message: a row for each step, with what it means. */
export function NextSteps(): ReactElement {
  return <Terms items={afterFirstMessage} />
}
