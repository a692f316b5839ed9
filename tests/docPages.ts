// The pages of docs as text, and the ids that their addresses have.
import { toId } from 'storybook/internal/csf'

/** By the path from here. */
export const docPages = import.meta.glob<string>('../stories/docs/**/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The id of a page: what it says itself, else what its title makes. Null for a text that is no page. */
export function idOfPage(source: string): string | null {
  const [, title, id] = /<Meta title="([^"]+)"(?: id="([^"]+)")?/.exec(source) ?? []
  return title === undefined ? null : toId(id ?? title, 'Docs')
}
