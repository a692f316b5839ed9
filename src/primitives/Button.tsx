// Everything that is pressed: buttons, and links that look like them.
import { ArrowRight, type IconNode } from 'lucide'
import { type ComponentProps, type ReactElement, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import type { FamilyName } from '../theme/tokens.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import * as styles from './Button.css.ts'
import { Icon } from './Icon.tsx'
import { newTab } from './newTab.ts'
import { Words } from './Words.tsx'

/** `primary`: one per view or card, with a flap. `stop`: ends something that runs. `onFace`: on a family's face. */
export type ButtonVariant = 'primary' | 'secondary' | 'stop' | 'onFace'
/** `small` for rows and cards; 44 px high on narrow screens. */
export type ButtonSize = 'normal' | 'small'

interface Look {
  /**
   * `primary` once in a place, for what one came for; `stop` ends something that runs; `onFace` stands on a family's face.
   * See `Variants`.
   * @default 'secondary'
   */
  variant?: ButtonVariant
  /**
   * Its height: `normal` is 48 px, `small` 40 px, and 44 px where it is narrow. See `Small`.
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
  /** Left out where the form around it says what happens, or while it cannot be pressed. */
  onClick?: () => void
  /** Sends the form around it, once the browser finds nothing missing in it. See `Submit`. */
  isSubmit?: boolean
  /** Cannot be pressed now. The reason stands in words beside it. See `Disabled`. */
  isDisabled?: boolean
  /** Whether what it opens is open. */
  isExpanded?: boolean
  /** The id of what it opens. */
  controls?: string
  /** The id of the text that says more, a reason for being disabled for instance. */
  describedBy?: string | undefined
  /** Names it where its words alone would be ambiguous ("Stake in Ether Core"); must contain its words. */
  label?: string
  /** Stands before the words and says nothing of its own. See `WithIcon`. */
  icon?: IconNode
  /** The button, to give it the focus. */
  ref?: Ref<HTMLButtonElement>
}

/** A button that acts. */
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
  return (
    <button
      ref={ref}
      type={isSubmit ? 'submit' : 'button'}
      className={classOf(look)}
      onClick={onClick}
      disabled={isDisabled}
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
  /** What it leads to, or what one does there. */
  children: ReactNode
  /** Where it leads: a path of this site, or a whole address with `isExternal`. */
  href: string
  /** Opens in a new tab. See `External`. */
  isExternal?: boolean
  /** Called as it is about to be followed, in whatever way: it may still be told where it leads. */
  onUse?: (link: HTMLAnchorElement) => void
}

/** The handlers of a link that is told where it leads as it is about to be followed. */
function usedBy(onUse: ((link: HTMLAnchorElement) => void) | undefined) {
  const use = onUse && (({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => onUse(currentTarget))
  return { onPointerDown: use, onKeyDown: use, onClick: use }
}

/** A link that looks like a button. */
export function ButtonLink({ children, href, isExternal, onUse, ...look }: ButtonLinkProps): ReactElement {
  return (
    <a className={classOf(look)} href={href} {...usedBy(onUse)} {...(isExternal ? newTab : {})}>
      <Words>{children}</Words>
      {isExternal && <span className={visuallyHidden}>(opens in a new tab)</span>}
    </a>
  )
}

export interface TextLinkProps {
  /** What it leads to; can be understood by itself. */
  children: ReactNode
  /** Where it leads: a path of this site, or a whole address with `isExternal`. */
  href: string
  /** An arrow that says "onward". See `TextWithArrow`. */
  hasArrow?: boolean
  /** Opens in a new tab. */
  isExternal?: boolean
  /** Called as it is about to be followed, in whatever way: it may still be told where it leads. */
  onUse?: (link: HTMLAnchorElement) => void
}

/** A link that stands by itself. */
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
  /** What is seen, 20 px wide; the label says it in words. */
  icon: IconNode
  /** What pressing it does. */
  onClick: () => void
  /** The pointer or the focus is on it: it is likely to be pressed. */
  onApproach?: () => void
  /** For one that stays pressed: whether it is. See `Toggle`, `Pressed`. */
  isPressed?: boolean
  /** Whether what it opens is open. See `Expanded`. */
  isExpanded?: boolean
  /** The id of what it opens. */
  controls?: string
  /** The keys that do the same, as `aria-keyshortcuts` names them: "Control+K Meta+K". */
  keyShortcuts?: string
  /** A class of the place it stands in, for its margins. */
  className?: string
  /** The button, to give it the focus. */
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
  /** Where the demo opens: the address of a page with `?demo=`. */
  href: string
  /** What the demo is of; the accessible name is "Live Demo: …". */
  subject: string
  /** The demo's own name where it belongs to another product; the link then says it. See `BorrowedDemo`. */
  shows?: string | undefined
  /** The family whose face the place around it has. See `LiveDemo`. */
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
