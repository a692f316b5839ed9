// Questions and answers, folded; the browser unfolds them, also to search in them, and on paper all are open.
import type { ReactElement } from 'react'
import type { Question } from '../content/copy/offerCopy.ts'
import * as styles from './Questions.css.ts'

export interface QuestionsProps {
  /** Questions with their answers, in order; the first is open. Both are plain text. */
  questions: readonly Question[]
}

/** Each question as a heading that unfolds its answer. The first one shows how. */
export function Questions({ questions }: QuestionsProps): ReactElement {
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
