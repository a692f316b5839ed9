// The link from an open demo to an inquiry about it.
import type { DemoControls } from '../../simulation/demoRun.ts'
import type { Brand } from '../../theme/brand.ts'
import { withEntered } from '../inquiry/withEntered.ts'
import { contactHref } from './contactHref.ts'

/** With the moment of the demo, or with its entries where the moment is too long for a link. */
export function contactHrefNow(
  about: string,
  brand: Brand | null,
  opened: Pick<DemoControls, 'linkTo' | 'getEntries'> | undefined,
): string {
  const start = contactHref(about, brand, null)
  const made = opened?.linkTo(start)
  if (made?.kind === 'tooLong') return withEntered(start, made.why, opened?.getEntries() ?? [])
  return made?.kind === 'moment' ? made.link : start
}
