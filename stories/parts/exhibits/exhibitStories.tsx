// What the stories of all kinds of exhibits have in common: their place on a page, what can be chosen, and a text that fits nowhere.
import type { ComponentType } from 'react'
import { sheet } from '#src/theme/global.css.ts'
import type { FamilyName } from '#src/theme/tokens.ts'
import { oneOf } from '../../controls.ts'

/** The place of an exhibit on a page. */
export const onASheet = {
  decorators: [
    (Story: ComponentType) => (
      <div className={sheet}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' as const },
}

/** For the meta of a kind: an exhibit in its family, and others to choose from, each by the slug of its offer. */
export const exhibitOf = <Exhibit,>(
  named: Readonly<Record<string, Exhibit>>,
  exhibit: Exhibit,
  family: FamilyName,
) => ({
  ...onASheet,
  argTypes: { exhibit: oneOf(named) },
  args: { exhibit, family },
})

export const LONG = 'Verification of counterpartyidentification across jurisdictions'
