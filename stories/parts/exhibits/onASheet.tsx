// The place of an exhibit on a page, and a text that fits nowhere.
import type { ReactNode } from 'react'
import { sheet } from '#src/theme/global.css.ts'

export const onASheet = (exhibit: ReactNode) => <div className={sheet}>{exhibit}</div>

export const LONG = 'Verification of counterpartyidentification across jurisdictions'
