// How visitors ask for what the site says: situations and questions in everyday words, separated by semicolons. Each text has its
// wordings in this folder, by its heading, so that the compiler names what is missing. To mend an answer, add an example here and
// run `npm run fit` (Handbook, The assistant).
import type { OfferCopy } from '../copy/offerCopy.ts'

/** Examples, separated by semicolons. */
export type Examples = string

/** Examples in English and in the other languages that the assistant reads. */
export type ExamplesByLanguage = Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it' | 'pt', Examples>>

/** How visitors ask for a demo: first the demo as a whole, then each sentence of what one can try in it. */
export type DemoWordings = readonly Examples[]

/** The heading of the wordings that ask what AI does in a product. */
export const AI_HEADING = 'What AI does'

/** Headings that every page of an offer has. */
type EveryHeading =
  | 'summary'
  | 'What sets the price'
  | 'What sets the timeline'
  | 'What is handed over'
  | 'What we need from you'

type TermsOf<Terms> = Terms extends readonly { readonly term: infer Term extends string }[] ? Term : never

/** The wordings of an offer's page: for each heading of its copy. */
export type WordingsOf<Copy extends OfferCopy> = Readonly<
  Record<
    | EveryHeading
    | TermsOf<Copy['included']>
    | TermsOf<Copy extends { standards: infer Standards } ? Standards : never>
    | Copy['steps'][number]['name']
    | Copy['questions'][number]['question']
    | (Copy extends { uses: readonly string[] } ? 'Used for' : never)
    | (Copy extends { demo: object } ? 'What you can change' : never),
    Examples
  >
> &
  // A product's; of products with the same text one is enough.
  Readonly<{ [Heading in typeof AI_HEADING]?: Examples }>
