// The link from a demo to an inquiry about it.
import { PARAMETERS, withBrand, withParams } from '../../address/address.ts'
import { pageHref } from '../../content/site.ts'
import type { Brand } from '../../theme/brand.ts'

/** The link to an inquiry about a demo, with its brand and its current moment. */
export const contactHref = (about: string, brand: Brand | null, code: string | null): string =>
  withParams(withBrand(withParams(pageHref('/contact'), { [PARAMETERS.about]: about }), brand), {
    [PARAMETERS.moment]: code,
  })
