// Buttons, and links that look like buttons.
import { ArrowRight, type IconNode } from 'lucide'
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'
import { useAfterFrame } from '../browser/useAfterFrame.ts'
import type { FamilyName } from '../theme/tokens.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import * as styles from './Button.css.ts'
import { Icon } from './Icon.tsx'
import { newTab } from './newTab.ts'
import { Words } from './Words.tsx'

/** `primary`: one per view or card, with a flap. `stop`: ends a running process. `onFace`: on a family's face. */
export type ButtonVariant = 'primary' | 'secondary' | 'stop' | 'onFace'
/** `small` for rows and cards; 44 px high on narrow screens. */
export type ButtonSize = 'normal' | 'small'

interface Look {
  /**
   * `primary` once per view, for the main action; `stop` ends a running process; `onFace` is for a family's face.
   * See `Variants`.
   * @default 'secondary'
   */
  variant?: ButtonVariant
  /**
   * Its height: `normal` is 48 px, `small` is 40 px, and 44 px on narrow screens. See `Small`.
   * @default 'normal'
   */
  size?: ButtonSize
}

const classOf = ({ variant = 'secondary', size = 'normal' }: Look) =>
  [
    styles.button,
    size === 'small' && styles.small,
    variant === 'primary' && styles.primary,
    variant === 'primary' && size === 'small' && styles.smallPrimary,
    variant === 'stop' && styles.stop,
    variant === 'onFace' && styles.onFace,
    styles.disabled,
  ]
    .filter(Boolean)
    .join(' ')

export interface ButtonProps extends Look {
  /** Verb and object. */
  children: ReactNode
  /** Omitted if the form around it handles the press, or while the button is disabled. */
  onClick?: () => void
  /** Submits the form around it, if the browser finds no missing field. See `Submit`. */
  isSubmit?: boolean
  /** Disabled. A text beside it gives the reason. See `Disabled`. */
  isDisabled?: boolean
  /** Whether what it opens is open. */
  isExpanded?: boolean
  /** The id of what it opens. */
  controls?: string
  /** The id of a describing text, for example the reason for being disabled. */
  describedBy?: string | undefined
  /** The accessible name if the visible label is ambiguous ("Stake in Ether Core"); must contain the label. */
  label?: string
  /** The icon before the label, hidden from screen readers. See `WithIcon`. */
  icon?: IconNode
  /** The button element, for setting the focus. */
  ref?: Ref<HTMLButtonElement>
}

/** A button that performs an action. */
export function Button({
  children,
  onClick,
  isSubmit = false,
  isDisabled = false,
  isExpanded,
  controls,
  describedBy,
  label,
  icon,
  ref,
  ...look
}: ButtonProps): ReactElement {
  // A press that disables the button moves the focus first.
  const wasDisabled = useAfterFrame(isDisabled)
  return (
    <button
      ref={ref}
      type={isSubmit ? 'submit' : 'button'}
      className={classOf(look)}
      onClick={isDisabled ? undefined : onClick}
      disabled={isDisabled && wasDisabled}
      aria-disabled={isDisabled && !wasDisabled ? true : undefined}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-describedby={describedBy}
      aria-label={label}
    >
      {icon && <Icon icon={icon} size={18} />}
      <Words>{children}</Words>
    </button>
  )
}

export interface ButtonLinkProps extends Look {
  /** The label: the target, or the action there. */
  children: ReactNode
  /** The target: a path of this site, or a full address with `isExternal`. */
  href: string
  /** Opens in a new tab. See `External`. */
  isExternal?: boolean
  /** Called just before the link is followed, by any means; the caller may still change its target. */
  onUse?: (link: HTMLAnchorElement) => void
  /** Called when it is pressed; the caller may prevent that it is followed. */
  onPress?: (press: MouseEvent) => void
}

/** The handlers of a link whose address is completed just before it is followed. */
function usedBy(onUse: ((link: HTMLAnchorElement) => void) | undefined) {
  const use = onUse && (({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => onUse(currentTarget))
  return { onPointerDown: use, onKeyDown: use, onClick: use }
}

/** A link that looks like a button. */
export function ButtonLink({
  children,
  href,
  isExternal,
  onUse,
  onPress,
  ...look
}: ButtonLinkProps): ReactElement {
  const used = usedBy(onUse)
  return (
    <a
      className={classOf(look)}
      href={href}
      {...used}
      onClick={(press) => {
        used.onClick?.(press)
        onPress?.(press)
      }}
      {...(isExternal ? newTab : {})}
    >
      <Words>{children}</Words>
      {isExternal && <span className={visuallyHidden}>(opens in a new tab)</span>}
    </a>
  )
}

export interface TextLinkProps {
  /** The target, in words that make sense without context. */
  children: ReactNode
  /** The target: a path of this site, or a full address with `isExternal`. */
  href: string
  /** Shows an arrow after the label. See `TextWithArrow`. */
  hasArrow?: boolean
  /** Opens in a new tab. */
  isExternal?: boolean
  /** Called just before the link is followed, by any means; the caller may still change its target. */
  onUse?: (link: HTMLAnchorElement) => void
}

/** A standalone link. */
export function TextLink({
  children,
  href,
  hasArrow = false,
  isExternal = false,
  onUse,
}: TextLinkProps): ReactElement {
  return (
    <a className={styles.textLink} href={href} {...usedBy(onUse)} {...(isExternal ? newTab : {})}>
      {children}
      {isExternal && <span className={visuallyHidden}>(opens in a new tab)</span>}
      {hasArrow && <Icon icon={ArrowRight} size={18} />}
    </a>
  )
}

export interface IconButtonProps {
  /** Its accessible name. */
  label: string
  /** The visible icon, 20 px wide; the label describes it. */
  icon: IconNode
  /** What pressing it does. */
  onClick: () => void
  /** Called when the pointer or the focus reaches it: a press is likely. */
  onApproach?: () => void
  /** For a toggle: whether it is pressed. See `Toggle`, `Pressed`. */
  isPressed?: boolean
  /** Whether what it opens is open. See `Expanded`. */
  isExpanded?: boolean
  /** The id of what it opens. */
  controls?: string
  /** The keyboard shortcuts in the syntax of `aria-keyshortcuts`: "Control+K Meta+K". */
  keyShortcuts?: string
  /** A class from the parent, for margins. */
  className?: string
  /** The button element, for setting the focus. */
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows an icon only. */
export function IconButton({
  label,
  icon,
  onClick,
  onApproach,
  isPressed,
  isExpanded,
  controls,
  keyShortcuts,
  className,
  ref,
}: IconButtonProps): ReactElement {
  return (
    <button
      ref={ref}
      type="button"
      className={className ? `${styles.iconButton} ${className}` : styles.iconButton}
      onClick={onClick}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-keyshortcuts={keyShortcuts}
    >
      <Icon icon={icon} size={24} />
    </button>
  )
}

export interface LiveDemoLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'className'> {
  /** The address that opens the demo: a page with `?demo=`. */
  href: string
  /** The subject of the demo; the accessible name is "Live Demo: …". */
  subject: string
  /** The name of the demo if it belongs to another product; the link then shows it. See `BorrowedDemo`. */
  shows?: string | undefined
  /** The family of the surrounding face. See `LiveDemo`. */
  family: FamilyName
}

/** "Live Demo" (Rules, Header): a link that opens a demo over the page. */
export function LiveDemoLink({ href, subject, shows, family, ...rest }: LiveDemoLinkProps): ReactElement {
  return (
    <a
      {...rest}
      className={styles.liveDemo}
      href={href}
      data-family={family}
      aria-label={shows === undefined ? `Live Demo: ${subject}` : `Live Demo: ${shows}, for ${subject}`}
    >
      {shows === undefined ? 'Live Demo' : `Live Demo: ${shows}`}
    </a>
  )
}
