// What "Make it yours" needs: it comes when somebody wants it, or when a link brings a brand.
export { BrandPanel } from '#src/patterns/BrandPanel.tsx'
export { brandTones } from '#src/theme/brandTones.ts'
