/**
 * The one color that this site is made in, as `#rrggbb`; null for the palettes as they were drawn. Whoever takes the site on
 * for another company changes this and `src/content/company.ts` (Docs/Handbook, Make it yours).
 */
export const houseColor: string | null = null
