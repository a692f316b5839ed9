// Questions and answers, collapsed; the browser opens them, also when it searches the page, and print shows all of them.
import type { ReactElement } from 'react'
import type { Question } from '../content/copy/offerCopy.ts'
import * as styles from './Accordion.css.ts'

export interface AccordionProps {
  /** Questions with their answers, in order; the first is open. Both are plain text. */
  questions: readonly Question[]
}

/** Each question as a heading that opens its answer. The first one is open. */
export function Accordion({ questions }: AccordionProps): ReactElement {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }, index) => (
        <details className={styles.entry} key={question} open={index === 0}>
          <summary>
            <h3 className={styles.question}>{question}</h3>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
