// The lengths and numbers of the parts of a page's copy: used by copy.test.ts, shown in Workshop/Voice and copy.
import { TITLE_LENGTH } from '#src/parts/page/PageMetadata.tsx'

export interface Limit {
  /** Its name for writers. */
  readonly what: string
  readonly unit: 'characters' | 'words' | 'parts'
  readonly least: number
  readonly most: number
}

/** The longest title leaves space for a name of eight letters; a longer name is omitted. */
const ROOM_FOR_NAME = ' | '.length + 8

export const copyLimits = {
  title: {
    what: 'Title; the company’s name follows it',
    unit: 'characters',
    least: 1,
    most: TITLE_LENGTH - ROOM_FOR_NAME,
  },
  description: { what: 'Description, for search results', unit: 'characters', least: 70, most: 155 },
  outcome: { what: 'Outcome, under the name', unit: 'characters', least: 1, most: 170 },
  problemTitle: { what: 'Heading of the problem', unit: 'words', least: 2, most: 8 },
  caption: { what: 'Caption of the exhibit', unit: 'characters', least: 50, most: 110 },
  page: { what: 'The whole page', unit: 'words', least: 300, most: 900 },
  problem: { what: 'Paragraphs on the problem', unit: 'parts', least: 1, most: 2 },
  included: { what: 'What is included', unit: 'parts', least: 5, most: 7 },
  needs: { what: 'What is needed from the buyer', unit: 'parts', least: 3, most: 5 },
  related: { what: 'Offers ordered together with it', unit: 'parts', least: 3, most: 4 },
  canTry: { what: 'What can be tried in the demo', unit: 'parts', least: 2, most: 4 },
  canChange: { what: 'What can be made different', unit: 'parts', least: 4, most: 6 },
} as const satisfies Record<string, Limit>

/** Whether a length or a number is within its limit. */
export const isWithin = ({ least, most }: Limit, count: number): boolean => count >= least && count <= most
