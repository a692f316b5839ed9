// What "Make it yours" needs: loaded when its panel is opened, or when a link brings a brand.
export { BrandPanel } from '#src/parts/demo/BrandPanel.tsx'
export { brandTones } from '#src/theme/brandTones.ts'
