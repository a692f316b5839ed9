// What a buyer asks before writing and no page answers: answered by how a project runs, or by saying that this site does not say.
// The contact page shows them all; the assistant answers with them, too (companyQuestions.ts).

interface BuyerQuestion {
  readonly question: string
  /** What this site says, and what it does not. Nothing that is not stated elsewhere. */
  readonly text: string
}

export const buyerQuestions = {
  team: {
    question: 'Who is on the team?',
    text: 'This site does not name the team. Ask who would work on your project before you order.',
  },
  exists: {
    question: 'What exists today, beyond the demo?',
    text: 'Every demo runs today, on sample data. Products start from existing software and are adapted to you; how much of it is finished differs per product, so ask about yours. Services are work done for you.',
  },
  pilot: {
    question: 'Can we start with a small project or a pilot?',
    text: 'Yes. The smallest start is technical advisory: one decision, answered in writing. For software, name the closest demo and the part you need first. No minimum order is listed.',
  },
  maintenance: {
    question: 'Who maintains it after the handover?',
    text: 'Your own team or another company can continue with what is handed over. Training prepares your team for that. Ask whether we can maintain it, and on which terms.',
  },
  warranty: {
    question: 'Is there a warranty or a service agreement?',
    text: 'This site states no terms. Agree on warranty, liability and service levels in writing before you order.',
  },
} as const satisfies Record<string, BuyerQuestion>

export type BuyerQuestionId = keyof typeof buyerQuestions
