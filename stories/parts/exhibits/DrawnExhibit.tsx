// An exhibit of any kind, drawn without loading: for stories of whole pages.
import type { ComponentType, ReactElement } from 'react'
import type { Exhibit, ExhibitKind, ExhibitOf } from '#src/content/copy/exhibit.ts'
import { BookExhibit } from '#src/parts/exhibits/BookExhibit.tsx'
import { ChecksExhibit } from '#src/parts/exhibits/ChecksExhibit.tsx'
import { CompareExhibit } from '#src/parts/exhibits/CompareExhibit.tsx'
import { CurveExhibit } from '#src/parts/exhibits/CurveExhibit.tsx'
import { DecisionsExhibit } from '#src/parts/exhibits/DecisionsExhibit.tsx'
import type { ExhibitProps } from '#src/parts/exhibits/ExhibitFrame.tsx'
import { FindingExhibit } from '#src/parts/exhibits/FindingExhibit.tsx'
import { LedgerExhibit } from '#src/parts/exhibits/LedgerExhibit.tsx'
import { OutlineExhibit } from '#src/parts/exhibits/OutlineExhibit.tsx'
import { RouteExhibit } from '#src/parts/exhibits/RouteExhibit.tsx'
import { ScreenExhibit } from '#src/parts/exhibits/ScreenExhibit.tsx'
import { ThresholdExhibit } from '#src/parts/exhibits/ThresholdExhibit.tsx'
import { TopologyExhibit } from '#src/parts/exhibits/TopologyExhibit.tsx'
import { UnlocksExhibit } from '#src/parts/exhibits/UnlocksExhibit.tsx'
import { WeekExhibit } from '#src/parts/exhibits/WeekExhibit.tsx'

const kinds: { readonly [Kind in ExhibitKind]: ComponentType<ExhibitProps<ExhibitOf<Kind>>> } = {
  book: BookExhibit,
  checks: ChecksExhibit,
  compare: CompareExhibit,
  curve: CurveExhibit,
  decisions: DecisionsExhibit,
  finding: FindingExhibit,
  ledger: LedgerExhibit,
  outline: OutlineExhibit,
  route: RouteExhibit,
  screen: ScreenExhibit,
  threshold: ThresholdExhibit,
  topology: TopologyExhibit,
  unlocks: UnlocksExhibit,
  week: WeekExhibit,
}

export function DrawnExhibit({ exhibit, family }: ExhibitProps<Exhibit>): ReactElement {
  const Kind = kinds[exhibit.kind] as ComponentType<ExhibitProps<Exhibit>>
  return <Kind exhibit={exhibit} family={family} />
}
