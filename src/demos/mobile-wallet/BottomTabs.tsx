// The bar at the foot of a phone's screen: tabs after the ARIA pattern, one tab stop, arrow keys choose at once.
import type { LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../../primitives/Icon.tsx'
import { tabForKey } from '../../primitives/tabKeys.ts'
import * as styles from './MobileWallet.css.ts'

export interface BottomTab<Key extends string> {
  key: Key
  label: string
  icon: LucideIcon
}

export interface BottomTabsProps<Key extends string> {
  /** What the tabs divide. */
  label: string
  tabs: readonly BottomTab<Key>[]
  selected: Key
  onSelect: (key: Key) => void
  /** The selected tab's panel; it stands above the bar. */
  children: ReactNode
}

/** A panel and the bar below it. When something in the panel chose another tab, the focus moves to the new panel. */
export function BottomTabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: BottomTabsProps<Key>): ReactElement {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(selected)
  const current = tabs.findIndex(({ key }) => key === selected)
  useEffect(() => {
    // The button that was pressed is gone; a tab of the bar keeps its focus.
    if (shown.current !== selected && !bar.current?.contains(document.activeElement)) panel.current?.focus()
    shown.current = selected
  }, [selected])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabForKey(event, current, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    onSelect(tab.key)
  }
  return (
    <>
      <div
        ref={panel}
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        tabIndex={0}
      >
        {children}
      </div>
      <div ref={bar} className={styles.bar} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            className={styles.tab}
            role="tab"
            id={`${id}-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.key === selected}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={(event) => {
              // Not every browser focuses a button that is clicked.
              event.currentTarget.focus()
              onSelect(tab.key)
            }}
          >
            <Icon icon={tab.icon} size={22} />
            {tab.label}
          </button>
        ))}
      </div>
    </>
  )
}
