// The same on a sheet of each theme.
import type { ReactNode } from 'react'
import { sheet } from './layout.css.ts'

export const inBothThemes = (shown: ReactNode) => (
  <>
    <div className={sheet} data-theme="light">
      {shown}
    </div>
    <div className={sheet} data-theme="dark">
      {shown}
    </div>
  </>
)
