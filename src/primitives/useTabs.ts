// Tabs by the ARIA pattern, without styles: one tab stop, arrow keys select immediately and wrap around, Home and End
// go to the ends.
import { useId, useRef, type KeyboardEvent, type MouseEvent } from 'react'

/** One tab: its key and the words on it. */
export interface TabItem<Key extends string> {
  key: Key
  label: string
}

export interface TabsChoice<Key extends string, Item extends TabItem<Key> = TabItem<Key>> {
  /** The label of the tab list. */
  label: string
  /** Tabs from left to right, each with its key and its words. */
  tabs: readonly Item[]
  /** The key of the chosen tab. */
  selected: Key
  /** The key of the tab that was chosen, by pointer or by arrow key. */
  onSelect: (key: Key) => void
}

interface TabsOptions {
  /** The direction of the tabs; in a vertical list the arrow keys of both directions work. */
  isVertical?: boolean
  /** Called with a tab once it was chosen. */
  onChosen?: (tab: HTMLElement) => void
}

/** The tab for a key, counted from 0; undefined for other keys. */
function tabForKey(key: string, current: number, count: number, isVertical: boolean): number | undefined {
  const last = count - 1
  const next = current === last ? 0 : current + 1
  const previous = current === 0 ? last : current - 1
  return {
    ArrowRight: next,
    ArrowLeft: previous,
    Home: 0,
    End: last,
    ...(isVertical && { ArrowDown: next, ArrowUp: previous }),
  }[key]
}

/** The attributes and handlers for the list, its tabs and their panel. */
export function useTabs<Key extends string>(
  { label, tabs, selected, onSelect }: TabsChoice<Key>,
  { isVertical = false, onChosen }: TabsOptions = {},
) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex(({ key }) => key === selected)
  const select = (index: number) => {
    const tab = tabs[index]
    if (tab) onSelect(tab.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabForKey(event.key, current, tabs.length, isVertical)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    const element = list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]
    element?.focus()
    if (element) onChosen?.(element)
  }
  return {
    list: {
      ref: list,
      role: 'tablist',
      'aria-label': label,
      ...(isVertical && { 'aria-orientation': 'vertical' as const }),
      onKeyDown,
    },
    tab: (index: number) => ({
      type: 'button' as const,
      role: 'tab',
      id: `${id}-${index}`,
      'aria-controls': `${id}-panel`,
      'aria-selected': index === current,
      tabIndex: index === current ? 0 : -1,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        // Safari does not focus a button that is clicked, and the arrow keys start at the focus.
        currentTarget.focus()
        select(index)
        onChosen?.(currentTarget)
      },
    }),
    panel: { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${current}`, tabIndex: 0 },
  }
}
