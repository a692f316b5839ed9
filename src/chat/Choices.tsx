// What else may be meant: each is a button that answers.
import { ArrowRight } from 'lucide'
import { memo, useId, type ReactElement } from 'react'
import { Icon } from '../primitives/Icon.tsx'
import type { Choice } from './rules.ts'
import * as styles from './Starters.css.ts'

export interface ChoicesProps {
  /** At most four, the likeliest first. See `UnsureAnswer`. */
  choices: readonly Choice[]
  /** One of them was pressed: it is answered. */
  onChoose: (choice: Choice) => void
}

/** Buttons, one below the other, as the questions to begin with. */
export const Choices = memo(function Choices({ choices, onChoose }: ChoicesProps): ReactElement {
  const caption = useId()
  return (
    <div>
      <p className={styles.caption} id={caption}>
        {'Or is it one of these? '}
      </p>
      <ul className={styles.list} aria-labelledby={caption}>
        {choices.map((choice) => (
          <li className={styles.item} key={choice.label}>
            <button className={styles.question} type="button" onClick={() => onChoose(choice)}>
              <span>{choice.label}</span>
              <Icon icon={ArrowRight} size={18} />
            </button>{' '}
          </li>
        ))}
      </ul>
    </div>
  )
})
