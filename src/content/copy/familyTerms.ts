// What sets price and time for a family's kind of work, and what is handed over. Said once for each family, without any
// figure: those depend on what is asked for.
import type { Family } from '../families.ts'
import type { Term } from './offerCopy.ts'

const named = (price: string, time: string, handover: string): readonly Term[] => [
  { term: 'What sets the price', text: price },
  { term: 'What sets the time', text: time },
  { term: 'What is handed over', text: handover },
]

export const familyTerms: Readonly<Record<Family, readonly Term[]>> = {
  build: named(
    'How many contracts, screens and networks there are, how much of it is new, and which of your systems it has to join.',
    'How soon questions about the existing systems are answered, and whether an outside audit has to come before release.',
    'Source code with its tests, deployment scripts, documentation, and training for the people who will run it.',
  ),
  launch: named(
    'The number of rounds, rules and networks, and whether identity checks, vesting and a public site are part of it.',
    'The legal view on who may take part, the audit of what will hold money, and the date you announce.',
    'Contracts with their tests, owner keys on your own multisig, admin and public pages, and a runbook for the day itself.',
  ),
  trade: named(
    'Which venues, assets and payment methods are connected, how much traffic is expected, and who answers the users.',
    'Access to venues and data providers, licenses where you need them, and a trial with small amounts.',
    'The running system on servers of your choice, its source code and logs, documentation, and training for your staff.',
  ),
  secure: named(
    'How much there is to review or protect: lines of code, roles, devices, offices and countries.',
    'When the code or the documents stop changing, and how quickly findings are fixed and checked again.',
    'Findings or controls in writing, ranked by impact, with what was checked and what was not, and a session with your team.',
  ),
}
