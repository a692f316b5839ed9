// The four families that everything offered belongs to, and the one order in which they are shown.

/** A family of offers. It picks the color, the fold and the glyph's corner of whatever belongs to it. */
export type Family = 'build' | 'launch' | 'trade' | 'secure'

export interface FamilyText {
  readonly name: string
  /** What the family is about, as a few nouns: for legends. */
  readonly subject: string
  /** The same as a sentence: for the heads of lists. */
  readonly sentence: string
}

export const families: Readonly<Record<Family, FamilyText>> = {
  build: {
    name: 'Build',
    subject: 'Contracts, chains, interfaces',
    sentence: 'Contracts, chains and the interfaces people use.',
  },
  launch: {
    name: 'Launch',
    subject: 'Tokens, sales, organizations',
    sentence: 'Tokens, sales and the organizations that form around them.',
  },
  trade: {
    name: 'Trade',
    subject: 'Markets, pools, trading',
    sentence: 'Markets, pools and the tools to trade on them.',
  },
  secure: {
    name: 'Secure',
    subject: 'Keys, audits, rules, training',
    sentence: 'Keys, audits, rules and the people who apply them.',
  },
}

export const familyOrder: readonly Family[] = ['build', 'launch', 'trade', 'secure']
