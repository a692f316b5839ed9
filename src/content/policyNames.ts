// The policies' names stand in the footer of every page; their texts are loaded when somebody wants to read them.

/** SPEC section 2, Footer. */
export const policyNames = { privacy: 'Privacy Policy', cookies: 'Cookie Policy' } as const

/** One of the two policies. */
export type PolicyId = keyof typeof policyNames
