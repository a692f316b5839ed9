// The code of "Make it yours": loaded when its panel is opened, or when a link contains a brand.
export { BrandSettings } from './BrandSettings.tsx'
export { brandTones } from '../../theme/brandTones.ts'
export { brandOf, UNREADABLE_BRAND } from '../send/brandOf.ts'
