// Copies that only prove a layout: the shortest and the longest that a page may have.
import type { OfferCopy } from '#src/content/copy/offerCopy.ts'

const word = 'Verification'

/** Every list at its least, every text a few words. */
export const shortestCopy: OfferCopy = {
  title: 'Short',
  description: 'As short as a page may be, with the least of everything that has to be on it.',
  outcome: 'One thing that works.',
  problemTitle: 'Not yet',
  problem: ['It does not work yet.'],
  exhibit: {
    kind: 'checks',
    caption: 'It works.',
    name: 'It',
    checks: [{ name: 'Works', value: 'Yes', mark: 'good' }],
    conclusion: { mark: 'good', text: 'It does.' },
  },
  included: ['One', 'Two', 'Three', 'Four', 'Five'].map((term) => ({ term, text: 'It is in.' })),
  steps: [
    { name: 'Ask', sentence: 'You ask.' },
    { name: 'Draw', sentence: 'We draw.' },
    { name: 'Make', sentence: 'We make.' },
    { name: 'Give', sentence: 'We give.' },
  ],
  needs: ['A name', 'A rule', 'A date'],
  terms: { price: 'What is in.', time: 'Your date.', handover: 'You get the thing.' },
  related: ['/services/training', '/services/infrastructure', '/products/dao-builder'],
  questions: [
    { question: 'Why?', answer: 'So.' },
    { question: 'How?', answer: 'Like this.' },
    { question: 'When?', answer: 'Then.' },
  ],
  call: { title: 'What is it?', text: 'Say so.' },
}

const long = `${word} of counterparties across jurisdictions, custodians and settlement networks, `.repeat(3)

/** Every list at its most, long texts, long words. */
export const longestCopy: OfferCopy = {
  title: 'Long',
  description: 'As long as a page may be, with the most of everything that may be on it and long words.',
  outcome: `${long.slice(0, 160)} end.`,
  problemTitle: `${word} of counterparties across settlement networks`,
  problem: [`${long.repeat(2)}again.`, `${long.repeat(2)}and again.`],
  exhibit: {
    kind: 'decisionTable',
    caption: `${long}proven.`,
    columns: [word, `${word} one`, `${word} two`],
    rows: [
      [word, long, long],
      [`Counterparty${word.toLowerCase()}`, long, long],
    ],
  },
  included: Array.from({ length: 7 }, (_, at) => ({
    term: `Counterparty${word.toLowerCase()} ${at + 1}`,
    text: `${long}part ${at + 1}.`,
  })),
  steps: [
    { name: 'Interoperability', sentence: `${long}first.` },
    { name: 'Responsibilities', sentence: `${long}second.` },
    { name: 'Parameterization', sentence: `${long}third.` },
    { name: 'Decommissioning', sentence: `${long}fourth.` },
  ],
  needs: Array.from({ length: 5 }, (_, at) => `${long.slice(0, 90)} ${at + 1}`),
  terms: { price: `${long}price.`, time: `${long}time.`, handover: `${long}handover.` },
  standards: Array.from({ length: 4 }, (_, at) => ({
    term: `Standard ${at + 1}`,
    text: `${long}term ${at + 1}.`,
  })),
  demo: {
    canTry: Array.from({ length: 4 }, (_, at) => `${long}try ${at + 1}.`),
    canChange: Array.from({ length: 6 }, (_, at) => `${long.slice(0, 70)} ${at + 1}`),
  },
  related: [
    '/services/consulting-compliance',
    '/services/launchpad-development',
    '/products/enterprise-solutions',
    '/products/business-partner',
  ],
  questions: [
    { question: `${long.slice(0, 120)}one?`, answer: `${long.repeat(2)}one.` },
    { question: `${long.slice(0, 120)}two?`, answer: `${long.repeat(2)}two.` },
    { question: `${long.slice(0, 120)}three?`, answer: `${long.repeat(2)}three.` },
  ],
  call: { title: `${long.slice(0, 80)}?`, text: `${long}now.` },
}
