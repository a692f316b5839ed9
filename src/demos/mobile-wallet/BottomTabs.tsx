// The bar at the bottom of a phone's screen (see useTabs for the logic of the tabs).
import type { IconNode } from 'lucide'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../../primitives/Icon.tsx'
import { useTabs, type TabItem, type TabsChoice } from '../../primitives/useTabs.ts'
import * as styles from './MobileWallet.css.ts'

export interface BottomTab<Key extends string> extends TabItem<Key> {
  icon: IconNode
}

export interface BottomTabsProps<Key extends string> extends TabsChoice<Key, BottomTab<Key>> {
  /** The selected tab's panel, above the bar. */
  children: ReactNode
}

/** A panel and the bar below it. When something in the panel chose another tab, the focus moves to the new panel. */
export function BottomTabs<Key extends string>({ children, ...choice }: BottomTabsProps<Key>): ReactElement {
  const { list, tab, panel } = useTabs(choice)
  const { selected } = choice
  const panelElement = useRef<HTMLDivElement>(null)
  const shown = useRef(selected)
  useEffect(() => {
    // The pressed button is gone; a tab of the bar keeps its focus.
    if (shown.current !== selected && !list.ref.current?.contains(document.activeElement))
      panelElement.current?.focus()
    shown.current = selected
  }, [selected, list.ref])
  return (
    <>
      <div ref={panelElement} className={styles.panel} {...panel}>
        {children}
      </div>
      <div className={styles.bar} {...list}>
        {choice.tabs.map(({ key, label, icon }, index) => (
          <button key={key} className={styles.tab} {...tab(index)}>
            <Icon icon={icon} size={22} />
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
