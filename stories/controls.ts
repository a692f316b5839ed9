// Controls that choose among named values, for props that cannot be typed in: a state, an icon, a list.
import { demos } from '#src/content/demos.ts'
import { products, services } from '#src/content/offers.ts'
import { company } from '#src/content/company.ts'
import { brandTones } from '#src/theme/brandTones.ts'
import * as icons from './icons.ts'
import { realCompany } from './realCompany.ts'

/** A list to choose from; the chosen name stands for its value. */
export const oneOf = <Value>(named: Readonly<Record<string, Value>>) => ({
  options: Object.keys(named),
  mapping: named,
  control: { type: 'select' as const },
})

/** A thing to choose from several, by its name. */
export const oneByName = <Value extends { readonly name: string }>(all: readonly Value[]) =>
  oneOf(Object.fromEntries(all.map((one) => [one.name, one])))

export const demosByName = Object.fromEntries(demos.map((demo) => [demo.name, demo]))
/** Each icon that the library draws. */
export const iconsByName = { ...icons }
export const offersByName = Object.fromEntries([...services, ...products].map((offer) => [offer.path, offer]))
/** Lists of offers, as long as pages show them. */
export const offerLists = {
  services,
  products,
  'three services': services.slice(0, 3),
  'one product': products.slice(0, 1),
  none: [],
}

const inColor = (name: string, color: string) => ({
  name,
  color,
  tones: brandTones(color, 'launch'),
})
/** Brands with all that any part asks of one. */
export const clientsByName = {
  'violet: Orchard Cooperative': inColor('Orchard Cooperative', '#6741d9'),
  'yellow: Harbor': inColor('Harbor', '#f2b705'),
  'black: Noir': inColor('Noir', '#000000'),
  'of 40 letters': inColor('W'.repeat(40), '#c8102e'),
  'from right to left': inColor('تعاونية البستان', '#2b8a3e'),
}
/** Whose demo it is. */
export const brandsByName = { none: null, ...clientsByName }
export const tonesByName = Object.fromEntries(
  Object.entries(brandsByName).map(([name, brand]) => [name, brand?.tones ?? null]),
)

/** The company of this site, and one that shows what a real one has to. */
export const companiesByName = { 'a sample': company, 'a real one': realCompany }
export const detailsByName = { none: company.details, all: realCompany.details }
