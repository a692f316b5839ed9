// The policies' names stand in the footer of every page; their texts are loaded when somebody wants to read them.

/** The names on the buttons (Rules, Policies). */
export const policyNames = { privacy: 'Privacy Policy', cookies: 'Cookie Policy' } as const

/** One of the two policies. */
export type PolicyId = keyof typeof policyNames

/** Where both stand as text, for visitors without scripts. */
export const POLICIES_PAGE = '/about'
