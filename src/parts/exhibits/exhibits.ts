// The code of each kind of exhibit, loaded with the pages that show one of it.
import { createElement, type ComponentType, type ReactElement } from 'react'
import type { Exhibit, ExhibitKind, ExhibitOf } from '../../content/copy/exhibit.ts'
import type { FamilyName } from '../../theme/tokens.ts'
import type { ExhibitProps } from './ExhibitFrame.tsx'

type Loaders = {
  readonly [Kind in ExhibitKind]: () => Promise<ComponentType<ExhibitProps<ExhibitOf<Kind>>>>
}

/** The component of a kind. The compiler names a missing one. */
const loaders: Loaders = {
  book: async () => (await import('./BookExhibit.tsx')).BookExhibit,
  checks: async () => (await import('./ChecksExhibit.tsx')).ChecksExhibit,
  compare: async () => (await import('./CompareExhibit.tsx')).CompareExhibit,
  curve: async () => (await import('./CurveExhibit.tsx')).CurveExhibit,
  decisions: async () => (await import('./DecisionsExhibit.tsx')).DecisionsExhibit,
  finding: async () => (await import('./FindingExhibit.tsx')).FindingExhibit,
  ledger: async () => (await import('./LedgerExhibit.tsx')).LedgerExhibit,
  outline: async () => (await import('./OutlineExhibit.tsx')).OutlineExhibit,
  route: async () => (await import('./RouteExhibit.tsx')).RouteExhibit,
  screen: async () => (await import('./ScreenExhibit.tsx')).ScreenExhibit,
  threshold: async () => (await import('./ThresholdExhibit.tsx')).ThresholdExhibit,
  topology: async () => (await import('./TopologyExhibit.tsx')).TopologyExhibit,
  unlocks: async () => (await import('./UnlocksExhibit.tsx')).UnlocksExhibit,
  week: async () => (await import('./WeekExhibit.tsx')).WeekExhibit,
}

/** The source of a kind, for the page that shows one of it. */
export const exhibitSource = (kind: ExhibitKind): string =>
  `src/parts/exhibits/${kind.charAt(0).toUpperCase()}${kind.slice(1)}Exhibit.tsx`

/** An exhibit, when the code of its kind is loaded. */
export async function drawnExhibit(exhibit: Exhibit, family: FamilyName): Promise<ReactElement> {
  // The loader of its kind takes its data: the compiler does not follow that through the union.
  const load = loaders[exhibit.kind] as () => Promise<ComponentType<ExhibitProps<Exhibit>>>
  return createElement(await load(), { exhibit, family })
}
