// What a conversation may begin with: four questions that fit the page, and the way to a person.
import { ArrowRight } from 'lucide'
import { memo, type ReactElement } from 'react'
import { row } from '../primitives/Button.css.ts'
import { Button, ButtonLink } from '../primitives/Button.tsx'
import { Icon } from '../primitives/Icon.tsx'
import * as styles from './Starters.css.ts'

export interface StartersProps {
  /** As a visitor would ask them. See `Open`. */
  questions: readonly string[]
  /** One of them was pressed: it is asked. */
  onAsk: (question: string) => void
  /** The demo of the page that is open; null where it has none. See `StartersOfAPage`. */
  demoHref: string | null
  /** "Talk to a person" was pressed: the contact form shall open. */
  onPerson: () => void
}

/** Buttons, one below the other. */
export const Starters = memo(function Starters({
  questions,
  onAsk,
  demoHref,
  onPerson,
}: StartersProps): ReactElement {
  return (
    <div className={styles.starters}>
      <ul className={styles.list} aria-label="Questions to begin with">
        {questions.map((question) => (
          <li className={styles.item} key={question}>
            <button className={styles.question} type="button" onClick={() => onAsk(question)}>
              {question}
              <Icon icon={ArrowRight} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <div className={row}>
        {demoHref !== null && (
          <ButtonLink size="small" href={demoHref}>
            Open live demo
          </ButtonLink>
        )}
        <Button size="small" onClick={onPerson}>
          Talk to a person
        </Button>
      </div>
      <p className={styles.note}>What you type stays in this page. Nothing is sent.</p>
    </div>
  )
})
