// A text beside elements.
import type { ReactNode } from 'react'

export interface WordsProps {
  /** A string gets a separate element; anything else is rendered unchanged. */
  children: ReactNode
}

/**
 * A text in a separate element, so that it may change, appear and disappear (see Docs/Writing a demo); whatever else is given,
 * as it is.
 */
export function Words({ children }: WordsProps): ReactNode {
  return typeof children === 'string' ? <span>{children}</span> : children
}
