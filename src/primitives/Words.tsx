// A text beside elements.
import type { ReactNode } from 'react'
import { unbroken } from './Words.css.ts'

export interface WordsProps {
  /** A string gets a separate element; anything else is rendered unchanged. */
  children: ReactNode
}

/** A gain or a loss: Firefox may break a line between its sign and its dollars. */
const SIGNED = /([+−]\$[\d.,]*\d)/u

/**
 * A text in a separate element, so that it may change, appear and disappear (see Docs/Writing a demo); whatever else is given,
 * as it is.
 */
export function Words({ children }: WordsProps): ReactNode {
  if (typeof children !== 'string') return children
  const pieces = children.split(SIGNED)
  return (
    <span>
      {pieces.length === 1
        ? children
        : pieces.map((piece, at) => (
            <span key={at} className={at % 2 === 1 ? unbroken : undefined}>
              {piece}
            </span>
          ))}
    </span>
  )
}
