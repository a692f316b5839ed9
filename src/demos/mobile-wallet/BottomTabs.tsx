// Phones side by side and the bar at the foot of the middle one (see useTabs for the logic of the tabs).
import type { IconNode } from 'lucide'
import { useEffect, useRef, useState, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../../primitives/Icon.tsx'
import { useTabs, type TabItem, type TabsChoice } from '../../primitives/useTabs.ts'
import * as styles from './BottomTabs.css.ts'

export interface BottomTab<Key extends string> extends TabItem<Key> {
  icon: IconNode
}

export interface BottomTabsProps<Key extends string> extends TabsChoice<Key, BottomTab<Key>> {
  /** The screen of a tab, the chosen one or another. See `Bar`. */
  screenOf: (key: Key) => ReactNode
}

const ICON_PX = 22

/** A pointer that goes as far sideways, in px, and less than half of it up or down, swipes. */
const SWIPE_PX = 56

/** Handlers of the chosen phone: a swipe to the left or to the right brings a neighbor. A curve is read, and a mouse selects text. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const isSwiped = useRef(false)
  return {
    onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      isSwiped.current = false
      from.current = (target as Element).closest(pointerType === 'mouse' ? 'figure, input' : 'figure')
        ? null
        : { x, y }
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const [x, y] = [clientX - from.current.x, clientY - from.current.y]
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return
      from.current = null
      isSwiped.current = true
      onSwipe(x < 0 === (getComputedStyle(currentTarget).direction === 'ltr') ? 1 : -1)
    },
    onPointerUp: () => {
      from.current = null
    },
    // What is below the pointer at its end is not pressed.
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (isSwiped.current) event.stopPropagation()
      isSwiped.current = false
    },
  }
}

/** Where a phone is: the last tab and the first are neighbors. */
function placeOf(index: number, chosen: number, count: number): keyof typeof styles.place {
  if (index === chosen) return 'middle'
  if (index === (chosen + 1) % count) return 'next'
  return index === (chosen + count - 1) % count ? 'previous' : 'away'
}

/**
 * A phone for each tab: the chosen one is in the middle and works, its neighbors are decoration, smaller and dimmed; a press on
 * one or a swipe brings it to the middle. On a narrow screen only the chosen one shows. When something in its screen chose another tab, the focus moves to the new screen.
 */
export function BottomTabs<Key extends string>({ screenOf, ...choice }: BottomTabsProps<Key>): ReactElement {
  const { list, tab, panel } = useTabs(choice)
  const { selected, tabs, onSelect } = choice
  const panelElement = useRef<HTMLDivElement>(null)
  const shown = useRef(selected)
  useEffect(() => {
    // The pressed button is out of reach; a tab of the bar keeps its focus.
    if (shown.current !== selected && !list.ref.current?.contains(document.activeElement))
      panelElement.current?.focus()
    shown.current = selected
  }, [selected, list.ref])
  const chosen = tabs.findIndex(({ key }) => key === selected)
  const swipe = useSwipe((step) => onSelect(tabs[(chosen + step + tabs.length) % tabs.length]!.key))
  // On a narrow screen the new screen slides in from the side of its tab.
  const [turn, setTurn] = useState<{ chosen: number; way: keyof typeof styles.turned }>({
    chosen,
    way: 'none',
  })
  if (turn.chosen !== chosen) setTurn({ chosen, way: chosen > turn.chosen ? 'forward' : 'back' })
  return (
    <div className={styles.phones}>
      {tabs.map(({ key, label }, index) => {
        const isChosen = index === chosen
        const place = placeOf(index, chosen, tabs.length)
        return (
          <div
            key={key}
            className={`${styles.phone} ${styles.place[place]}`}
            // What is in it is out of reach, so the press is the phone's; for the keyboard and screen readers there are tabs.
            {...(!isChosen && { 'aria-hidden': true, onClick: () => onSelect(key) })}
          >
            <div
              className={isChosen ? `${styles.screen} ${styles.turned[turn.way]}` : styles.screen}
              inert={!isChosen}
              {...(isChosen && {
                ...swipe,
                ref: panelElement,
                ...panel,
                // A frame scrolls to the top of a panel with a new name (parts/demo/useShowOpened.ts).
                'aria-labelledby': undefined,
                'aria-label': label,
              })}
            >
              {/* Behind the middle one nothing of it is seen. */}
              {place !== 'away' && screenOf(key)}
            </div>
            {/* As of the bar, which covers it in the middle. */}
            <div className={styles.drawnBar} aria-hidden>
              {tabs.map(({ key: other, icon }) => (
                <span key={other} className={other === key ? styles.drawnTabChosen : styles.drawnTab}>
                  <Icon icon={icon} size={ICON_PX} />
                </span>
              ))}
            </div>
          </div>
        )
      })}
      <div className={styles.bar} {...list}>
        {tabs.map(({ key, label, icon }, index) => (
          <button key={key} className={styles.tab} {...tab(index)}>
            <Icon icon={icon} size={ICON_PX} />
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
