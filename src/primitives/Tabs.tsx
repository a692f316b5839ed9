// Tabs after the ARIA pattern: one tab stop, arrow keys choose at once.
import { useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { tabForKey } from './tabKeys.ts'
import * as styles from './Tabs.css.ts'

/** One tab: its key and the words on it. */
export interface TabItem<Key extends string> {
  key: Key
  label: string
}

export interface TabsProps<Key extends string> {
  /** What the tabs divide. */
  label: string
  tabs: readonly TabItem<Key>[]
  selected: Key
  onSelect: (key: Key) => void
  /** The selected tab's panel. */
  children: ReactNode
}

/** Brings a tab that is half outside its line into it. */
const showWhole = (tab?: HTMLElement) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Index cards on an ink line; on narrow screens the line scrolls sideways. */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Key>): ReactElement {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex((tab) => tab.key === selected)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabForKey(event, current, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onSelect(tab.key)
    const element = list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]
    element?.focus()
    showWhole(element)
  }
  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
              onSelect(tab.key)
              showWhole(event.currentTarget)
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}
