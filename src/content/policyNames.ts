// The names of the policies are in the footer of every page; their texts are loaded when a visitor opens them.

/** The names on the buttons (Rules, Policies). */
export const policyNames = { privacy: 'Privacy Policy', cookies: 'Cookie Policy' } as const

/** One of the two policies. */
export type PolicyId = keyof typeof policyNames

/** The page with the text of both, for visitors without scripts. */
export const POLICIES_PAGE = '/about'
