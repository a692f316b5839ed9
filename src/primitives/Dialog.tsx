// A modal panel over the page: focus stays inside, Escape and a click on the backdrop close it. It brings Radix along,
// so this module is loaded when a dialog opens, not with the page.
import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { useBackdropPress } from '../browser/backdropPress.ts'
import { focusTitle } from '../browser/focusTitle.ts'
import { useLayer } from '../browser/layers.ts'
import type { FamilyName } from '../theme/tokens.ts'
import { IconButton } from './Button.tsx'
import * as styles from './Dialog.css.ts'

/** The dialog's name, for a panel that draws its own head; it takes the focus when the dialog opens. */
export const DialogTitle = (title: ComponentProps<typeof RadixDialog.Title>): ReactElement => (
  <RadixDialog.Title {...title} tabIndex={-1} />
)
/** One line that describes the dialog, for a panel that draws its own head. */
export const DialogDescription = RadixDialog.Description

export interface DialogFrameProps {
  /** Called by Escape, by a click on the backdrop, and by close controls in the panel. */
  onClose: () => void
  /** 1200 px for tables, 1040 for forms, 760 for text; on narrow screens always the whole screen. */
  width: 'wide' | 'form' | 'text'
  /** As high as the window allows, so that it keeps its size while its content changes. */
  isTall?: boolean
  /** The element that gets the focus back. If it is gone or not given, the browser decides. */
  returnFocusTo?: () => HTMLElement | null
  /** Sets the family's colors inside. */
  family?: FamilyName
  /** Must contain a `DialogTitle`. */
  children: ReactNode
}

/** Backdrop and panel; its head and body are children. */
export function DialogFrame({
  onClose,
  width,
  isTall = false,
  returnFocusTo,
  family,
  children,
}: DialogFrameProps): ReactElement {
  const backdrop = useBackdropPress(onClose)
  return (
    // Radix is not asked when to close: it knows its own layers only.
    <RadixDialog.Root open>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.backdrop} {...backdrop}>
          <RadixDialog.Content
            className={[styles.panel, styles.width[width], isTall && styles.tall].filter(Boolean).join(' ')}
            data-family={family}
            // Screen readers read the title, and the next Tab goes to the first control.
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              if (event.target instanceof HTMLElement) focusTitle(event.target)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocusTo?.()?.focus({ preventScroll: true })
            }}
          >
            <EscapeOf onClose={onClose} />
            {children}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** In the panel, which is drawn later than the frame: of two frames that open together the inner one is on top. */
function EscapeOf({ onClose }: Pick<DialogFrameProps, 'onClose'>): null {
  useLayer(true, { onEscape: onClose })
  return null
}

export interface DialogHeadProps extends Pick<DialogFrameProps, 'onClose'> {
  /** The heading and the accessible name of the dialog. */
  title: string
}

/** The head of a dialog: its title, and ×. */
export const DialogHead = ({ title, onClose }: DialogHeadProps): ReactElement => (
  <div className={styles.head}>
    <DialogTitle className={styles.title}>{title}</DialogTitle>
    <IconButton className={styles.close} icon={X} label="Close" onClick={onClose} />
  </div>
)

export interface DialogProps extends Omit<DialogFrameProps, 'width' | 'children'>, DialogHeadProps {
  /** The text; it scrolls below the title. */
  children: ReactNode
}

/** A dialog for a text to read: title, close, body that scrolls. */
export function Dialog({ title, children, ...frame }: DialogProps): ReactElement {
  return (
    <DialogFrame {...frame} width="text">
      <DialogHead title={title} onClose={frame.onClose} />
      {/* Keyboard users can scroll it, too. */}
      <div className={styles.body} tabIndex={0} role="group" aria-label={title}>
        {children}
      </div>
    </DialogFrame>
  )
}
