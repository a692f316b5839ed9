// The four families of services and products, in the order in which every list shows them.

/** A family of offers. It determines the color, the fold and the corner of the glyph. */
export type Family = 'build' | 'launch' | 'trade' | 'secure'

export interface FamilyText {
  readonly name: string
  /** The subject of the family as a few nouns, for legends. */
  readonly subject: string
  /** The same as a sentence, for the heads of lists. */
  readonly sentence: string
}

export const families: Readonly<Record<Family, FamilyText>> = {
  build: {
    name: 'Build',
    subject: 'Contracts, chains, interfaces',
    sentence: 'Smart contracts, networks and user interfaces.',
  },
  launch: {
    name: 'Launch',
    subject: 'Tokens, sales, votes',
    sentence: 'Tokens, sales and votes by members.',
  },
  trade: {
    name: 'Trade',
    subject: 'Markets, staking, trading',
    sentence: 'Markets, staking and trading tools.',
  },
  secure: {
    name: 'Secure',
    subject: 'Keys, audits, compliance, training',
    sentence: 'Key and code protection, compliance, and training.',
  },
}

export const familyOrder: readonly Family[] = ['build', 'launch', 'trade', 'secure']
