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
  orderBook: async () => (await import('./OrderBookExhibit.tsx')).OrderBookExhibit,
  checks: async () => (await import('./ChecksExhibit.tsx')).ChecksExhibit,
  comparison: async () => (await import('./ComparisonExhibit.tsx')).ComparisonExhibit,
  curve: async () => (await import('./CurveExhibit.tsx')).CurveExhibit,
  decisionTable: async () => (await import('./DecisionTableExhibit.tsx')).DecisionTableExhibit,
  finding: async () => (await import('./FindingExhibit.tsx')).FindingExhibit,
  accessTable: async () => (await import('./AccessTableExhibit.tsx')).AccessTableExhibit,
  documentOutline: async () => (await import('./DocumentOutlineExhibit.tsx')).DocumentOutlineExhibit,
  route: async () => (await import('./RouteExhibit.tsx')).RouteExhibit,
  productScreen: async () => (await import('./ProductScreenExhibit.tsx')).ProductScreenExhibit,
  thresholdBars: async () => (await import('./ThresholdBarsExhibit.tsx')).ThresholdBarsExhibit,
  systemLayers: async () => (await import('./SystemLayersExhibit.tsx')).SystemLayersExhibit,
  unlockStairs: async () => (await import('./UnlockStairsExhibit.tsx')).UnlockStairsExhibit,
  weekPlan: async () => (await import('./WeekPlanExhibit.tsx')).WeekPlanExhibit,
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
