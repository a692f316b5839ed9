/**
 * The one color that this site is made in, as `#rrggbb`; null for the palettes as they were drawn. To make the site
 * another company's, change this and `src/content/company.ts` (Docs/Handbook, Make it yours).
 */
export const houseColor: string | null = null
