// The link from a demo to an inquiry about it.
import { PARAMETERS, withBrand, withSaid } from '../../address/address.ts'
import { pageHref } from '../../content/site.ts'
import type { Brand } from '../../theme/brand.ts'

/** The link to an inquiry about a demo: in whose name it was made, and the moment that it stands at. */
export const contactHref = (about: string, brand: Brand | null, code: string | null): string =>
  withSaid(withBrand(withSaid(pageHref('/contact'), { [PARAMETERS.about]: about }), brand), {
    [PARAMETERS.moment]: code,
  })
