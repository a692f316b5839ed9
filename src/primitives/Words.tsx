// Where a text stands beside elements.
import type { ReactNode } from 'react'

export interface WordsProps {
  /** A string gets an element of its own; anything else is drawn as it is. */
  children: ReactNode
}

/**
 * A text in an element of its own, so that it may change, come and go (see Docs/Writing a demo); whatever else is given,
 * as it is.
 */
export function Words({ children }: WordsProps): ReactNode {
  return typeof children === 'string' ? <span>{children}</span> : children
}
