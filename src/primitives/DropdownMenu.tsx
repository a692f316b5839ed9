// A menu anchored to a place in the page. Its trigger is a separate plain button, so that this module, and
// Radix with it, is loaded only when a menu opens.
import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { useCallback, type ReactElement, type ReactNode, type Ref } from 'react'
import { useLayer } from '../browser/layers.ts'
import * as styles from './DropdownMenu.css.ts'

/** One entry; `asChild` with a link makes the link the entry. */
export const MenuItem = RadixMenu.Item
/** Entries that belong together. */
export const MenuGroup = RadixMenu.Group
/** A group's name. */
export const MenuLabel = RadixMenu.Label

// Radix passes its trigger's props to the child; only its place matters here.
const Anchor = ({ ref }: { ref?: Ref<HTMLSpanElement> }) => <span ref={ref} className={styles.anchor} />

export interface DropdownMenuProps {
  /** The trigger: it names the menu, gets the focus back, and handles its own presses. */
  trigger: HTMLElement
  /** Closes the menu: after a choice, after Escape, or when the focus leaves it. */
  onClose: () => void
  /** Opened by a key: the first entry takes the focus. See `OpenedByKey`. */
  isByKeyboard: boolean
  /** `MenuGroup`, `MenuLabel` and `MenuItem`, in the order of the arrow keys. */
  children: ReactNode
}

/** An open menu, in the landmark of its trigger. Arrow keys move, a letter jumps, Escape and a click outside close. */
export function DropdownMenu({ trigger, onClose, isByKeyboard, children }: DropdownMenuProps): ReactElement {
  useLayer(true, { onEscape: onClose })
  // When the menu is mounted, which is later than this component: Radix keeps a focus that is already inside.
  const focusFirst = useCallback(
    (menu: HTMLDivElement | null) => {
      if (isByKeyboard) menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
    },
    [isByKeyboard],
  )
  return (
    <RadixMenu.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixMenu.Trigger asChild>
        <Anchor />
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={trigger.closest<HTMLElement>('nav')}>
        <RadixMenu.Content
          ref={focusFirst}
          className={styles.menu}
          align="end"
          sideOffset={-8}
          collisionPadding={16}
          avoidCollisions={false}
          aria-labelledby={trigger.id}
          // The menu scrolls: it must be able to hold the focus.
          tabIndex={0}
          onInteractOutside={(event) => {
            if (trigger.contains(event.target as Node)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // After a click elsewhere the focus stays there.
            if (!document.activeElement || document.activeElement === document.body) trigger.focus()
          }}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  )
}
