// A demo's preview alone: the link that is sent where no site is beside the Storybook (Decisions, A preview alone).
import { StrictMode, type ReactElement } from 'react'
import { visuallyHidden } from '#src/theme/global.css.ts'
import { demoByKey, type DemoId } from '#src/content/demos.ts'
import { previewIdOf } from '../docs/demoAddresses.ts'
import { AtWorkView, Framed, type AtWork } from '../demos/Framed.tsx'

export interface AloneProps {
  id: DemoId
  atWork: AtWork
}

/** The demo in its frame, under a heading. */
export const Alone = ({ id, atWork }: AloneProps): ReactElement => (
  <StrictMode>
    <main>
      <h1 className={visuallyHidden}>{`${demoByKey(id).name}: demo`}</h1>
      <Framed id={id} storyId={previewIdOf(id)} atWork={atWork}>
        <AtWorkView />
      </Framed>
    </main>
  </StrictMode>
)
