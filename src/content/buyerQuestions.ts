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
    text: 'We name no people on this site and do not say who works here. Ask who would work on your project.',
  },
  exists: {
    question: 'What exists today, beyond the demo?',
    text: 'Every demo runs today, in your browser and on sample data. We do not say here how much of a product is finished beyond its demo: ask about the one you need.',
  },
  pilot: {
    question: 'Can we start with a small project or a pilot?',
    text: 'The smallest start that we name is technical advisory: one decision, answered in writing. Software starts from the closest demo. We state no minimum order here.',
  },
  maintenance: {
    question: 'Who maintains it after the handover?',
    text: 'Your own team or another company can continue with what is handed over. Training prepares your team for that. We do not say here whether we maintain a system afterward: ask us.',
  },
  warranty: {
    question: 'Is there a warranty or a service agreement?',
    text: 'We do not say anything about warranty, liability or service levels on this site. Agree on them in writing before you order.',
  },
} as const satisfies Record<string, BuyerQuestion>

export type BuyerQuestionId = keyof typeof buyerQuestions
