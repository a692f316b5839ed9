// An exhibit of any kind, drawn without loading: for stories of whole pages.
import type { ComponentType, ReactElement } from 'react'
import type { Exhibit } from '#src/content/copy/exhibit.ts'
import type { ExhibitProps } from '#src/parts/exhibits/ExhibitFrame.tsx'
import { exhibitSource } from '#src/parts/exhibits/exhibits.ts'

const sources = import.meta.glob<Record<string, ComponentType<ExhibitProps<Exhibit>>>>(
  '/src/parts/exhibits/*Exhibit.tsx',
  { eager: true },
)

export function DrawnExhibit({ exhibit, family }: ExhibitProps<Exhibit>): ReactElement {
  const [Kind] = Object.values(sources[`/${exhibitSource(exhibit.kind)}`] ?? {})
  if (!Kind) throw new Error(`There is no ${exhibitSource(exhibit.kind)}.`)
  return <Kind exhibit={exhibit} family={family} />
}
