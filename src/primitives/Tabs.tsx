// Tabs as index cards (see useTabs for how they work).
import type { ReactElement, ReactNode } from 'react'
import * as styles from './Tabs.css.ts'
import { useTabs, type TabsChoice } from './useTabs.ts'

export interface TabsProps<Key extends string> extends TabsChoice<Key> {
  /** The selected tab's panel. */
  children: ReactNode
}

/** Scrolls a partly hidden tab into view. */
const showWhole = (tab: HTMLElement) => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Index cards on an ink line; on narrow screens the line scrolls sideways. */
export function Tabs<Key extends string>({ children, ...choice }: TabsProps<Key>): ReactElement {
  const { list, tab, panel } = useTabs(choice, { onChosen: showWhole })
  return (
    <div>
      <div className={styles.list} {...list}>
        {choice.tabs.map(({ key, label }, index) => (
          <button key={key} className={styles.tab} {...tab(index)}>
            {label}
          </button>
        ))}
      </div>
      <div className={styles.panel} {...panel}>
        {children}
      </div>
    </div>
  )
}
