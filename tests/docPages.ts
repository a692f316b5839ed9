// The pages of docs as text, and the ids in their addresses.
import { toId } from 'storybook/internal/csf'

/** By the path from here. */
export const docPages = import.meta.glob<string>('../stories/docs/**/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The id of a page: its own, or the one from its title. Null for a text that is not a page. */
export function idOfPage(source: string): string | null {
  const [, title, id] = /<Meta title="([^"]+)"(?: id="([^"]+)")?/.exec(source) ?? []
  return title === undefined ? null : toId(id ?? title, 'Docs')
}
