// What AI does in each product, for the about page. The text of a product is `ai` in its copy; as in copy/sentences.ts, the
// build keeps only that of each copy.
import type { Term } from './copy/offerCopy.ts'
import { products, type Offer } from './offers.ts'

const texts = import.meta.glob<string>('./copy/products/*.ts', { eager: true, import: 'ai', query: '?ai' })

function aiIn({ path, slug }: Offer): string {
  const text = texts[`./copy${path}.ts`]
  if (!text)
    throw new Error(
      `${path} does not say what AI does in it: write \`export const ai = '…'\` in src/content/copy/products/${slug}.ts. Without AI it begins "No AI.".`,
    )
  return text
}

const hasNone = (text: string) => text.startsWith('No AI.')

/** "Contract builder" inside a list of names; "DAO builder" keeps its letters. */
const insideList = (name: string) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())

function listed([first, ...rest]: readonly Offer[]): string {
  const names = [first?.name ?? '', ...rest.map(({ name }) => insideList(name))]
  return names.length === 2 ? names.join(' and ') : names.join(', ')
}

/** What AI does in some products, in one text. */
export interface AiUse extends Term {
  readonly products: readonly Offer[]
}

/** For the about page: what each product's copy says, products with the same text together, those without AI last. */
export const aiByProduct: readonly AiUse[] = [...new Set(products.map(aiIn))]
  .toSorted((one, other) => Number(hasNone(one)) - Number(hasNone(other)))
  .map((text) => {
    const sharing = products.filter((product) => aiIn(product) === text)
    return { term: listed(sharing), text, products: sharing }
  })
