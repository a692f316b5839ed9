// Questions and answers, all open: nothing has to be pressed to read, search or print them.
import type { ReactElement } from 'react'
import type { Question } from '../content/copy/offerCopy.ts'
import * as styles from './Questions.css.ts'

export interface QuestionsProps {
  questions: readonly Question[]
}

/** Each question as a heading over its answer. */
export function Questions({ questions }: QuestionsProps): ReactElement {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <div className={styles.entry} key={question}>
          <h3 className={styles.question}>{question}</h3>
          <p className={styles.answer}>{answer}</p>
        </div>
      ))}
    </div>
  )
}
