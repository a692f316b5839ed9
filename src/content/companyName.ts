// The name of the company: apart from the rest that is known of it, since the page of a demo needs no more.

/** A sample, replaced with the rest of company.ts (Rules, Company). */
export const companyName = 'Fourfold'
