// What happens once somebody has written. Apart from the page, whose first load does without it.
import type { ReactElement } from 'react'
import { afterFirstMessage } from '../content/afterFirstMessage.ts'
import { Terms } from './Section.tsx'

export function NextSteps(): ReactElement {
  return <Terms items={afterFirstMessage} />
}
