// What "Make it yours" needs: loaded when its panel is opened, or when a link brings a brand.
export { BrandPanel } from './BrandPanel.tsx'
export { brandTones } from '../../theme/brandTones.ts'
