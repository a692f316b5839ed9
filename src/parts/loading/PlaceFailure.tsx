// The message in the place of a part that did not load, among parts that did.
import type { ReactElement } from 'react'
import { row } from '../../primitives/Button.css.ts'
import { Button } from '../../primitives/Button.tsx'
import { failureWords, type LoadErrorProps } from './LoadError.tsx'

/** Tells the visitor why the part is missing, with a button that loads it again. */
export function PlaceFailure({
  what,
  kind,
  onRetry,
}: Pick<LoadErrorProps, 'what' | 'kind' | 'onRetry'>): ReactElement {
  const { sentence, action } = failureWords[kind]
  return (
    <div className={row}>
      <p role="alert">{`${what} ${sentence}`}</p>
      <Button size="small" onClick={onRetry}>
        {action}
      </Button>
    </div>
  )
}
