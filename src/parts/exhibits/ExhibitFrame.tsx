// The panel of an exhibit: one picture that argues the case of a page, and the sentence that it proves.
import { useId, type ReactElement, type ReactNode } from 'react'
import type { Fact, Verdict } from '../../content/copy/exhibit.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import type { FamilyName } from '../../theme/tokens.ts'
import * as styles from './ExhibitFrame.css.ts'

/** What every kind of exhibit takes. */
export interface ExhibitProps<SomeExhibit> {
  /** The data, from the copy of the offer. */
  exhibit: SomeExhibit
  /** The family of the page: the surface of the panel. See `EachFamily`. */
  family: FamilyName
}

export interface ExhibitFrameProps {
  /** What the picture proves, in one sentence. */
  caption: string
  /** The family: Build's panel is the slab, Trade's a sheet with an edge, the others have their tint. */
  family: FamilyName
  /**
   * The caption is `beside` the picture from 768 px, or `over` a picture that needs the whole width.
   * @default 'beside'
   */
  layout?: keyof typeof styles.layout
  /** The picture, with the same in words. */
  children: ReactNode
}

/** A caption, the mark "Sample", and the picture. */
export function ExhibitFrame({
  caption,
  family,
  layout = 'beside',
  children,
}: ExhibitFrameProps): ReactElement {
  const id = useId()
  return (
    <figure
      aria-labelledby={id}
      className={`${styles.frame} ${styles.layout[layout]} ${styles.look[family]}`}
      data-family={family}
      data-theme={family === 'build' ? 'dark' : undefined}
    >
      <figcaption className={styles.caption}>
        <p id={id} className={styles.sentence}>
          {caption}
        </p>
        <StatusBadge tone="outline">Sample</StatusBadge>
      </figcaption>
      <div className={styles.picture}>{children}</div>
    </figure>
  )
}

export interface VerdictMarkProps {
  /** What it says; the words beside it say the same. See `WithItsParts`. */
  mark: Verdict
}

/** A full, half or hollow square: decoration beside the words. */
export const VerdictMark = ({ mark }: VerdictMarkProps): ReactElement => (
  <span className={styles.mark[mark]} aria-hidden />
)

export interface ConcludedProps {
  /** What the sentence says of the subject. See `WithItsParts`. */
  mark: Verdict
  /** One sentence. See `WithItsParts`. */
  text: string
}

/** What follows from the picture, in one sentence. */
export const Concluded = ({ mark, text }: ConcludedProps): ReactElement => (
  <p className={styles.conclusion}>
    <VerdictMark mark={mark} /> <span>{text}</span>
  </p>
)

export interface FactListProps {
  /** Pairs in reading order. See `WithItsParts`. */
  items: readonly Fact[]
}

/** Facts side by side, each name over its value. */
export const FactList = ({ items }: FactListProps): ReactElement => (
  <dl className={styles.facts}>
    {items.map(({ name, value }) => (
      <div key={name}>
        <dt className={styles.factName}>{name}</dt> <dd className={styles.factValue}>{value}</dd>
      </div>
    ))}
  </dl>
)

export interface CodeLinesProps {
  /** A line of a program each. See `WithItsParts`. */
  lines: readonly string[]
}

/** Lines of a program; long ones wrap. */
export const CodeLines = ({ lines }: CodeLinesProps): ReactElement => (
  <code className={styles.code} translate="no">
    {lines.map((line) => (
      <span key={line} className={styles.codeLine}>{`${line}\n`}</span>
    ))}
  </code>
)
