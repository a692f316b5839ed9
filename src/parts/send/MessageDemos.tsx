// The demos of one message: the open one, and those that are added (Rules, Sending a demo).
import { X } from 'lucide'
import { useId, useRef, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { demoByKey, type Demo, type DemoId } from '../../content/demos.ts'
import { counted } from '../../format/counted.ts'
import { IconButton } from '../../primitives/Button.tsx'
import { Select } from '../../primitives/Field.tsx'
import { DemoThumbnail } from '../../primitives/Marks.tsx'
import type { DemoLink } from '../../simulation/momentLink.ts'
import { addable, beginningsOf, type Chosen } from './desk.ts'
import { Options } from './Options.tsx'
import { MOST_DEMOS } from './room.ts'
import { beginningOptions, firstBeginning, WHERE_IT_STARTS, type Beginning } from './sending.ts'
import * as styles from './SendPanel.css.ts'

export interface MessageDemosProps {
  /** The open demo. */
  demo: Demo
  /** Where it begins. */
  beginning: Beginning
  /** Another beginning was chosen for it. */
  onBeginning: (beginning: Beginning) => void
  /** The link to it in its current state. */
  stands: DemoLink
  /** The other demos of the message. See `SeveralDemos`. */
  others: readonly Chosen[]
  /** Called with each change to them. */
  onOthers: (others: readonly Chosen[]) => void
  /** The link to another demo in the state in which it was left, or at its start. */
  leftAt: (demo: DemoId) => DemoLink
  /** A demo was added or removed: a sentence to announce. */
  onTold: (sentence: string) => void
  /** Below several demos: how their links are sent. */
  children?: ReactNode
}

/** Each has its beginning. */
export function MessageDemos({
  demo,
  beginning,
  onBeginning,
  stands,
  others,
  onOthers,
  leftAt,
  onTold,
  children,
}: MessageDemosProps): ReactElement {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOne = others.length === 0
  const offered = addable([demo.key, ...others.map((one) => one.demo)])
  const tell = (name: string, done: string, count: number) =>
    onTold(`${name} ${done}. ${counted(count, 'demo')} in this message.`)
  const add = (added: DemoId | '') => {
    if (added === '') return
    onOthers([...others, { demo: added, beginning: firstBeginning(leftAt(added)) }])
    tell(demoByKey(added).name, 'added', others.length + 2)
  }
  const remove = (removed: DemoId) => {
    // The pressed button disappears.
    flushSync(() => onOthers(others.filter((one) => one.demo !== removed)))
    heading.current?.focus()
    tell(demoByKey(removed).name, 'removed', others.length)
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {isOne ? WHERE_IT_STARTS : 'Where each demo starts'}
      </h3>
      {!isOne && <p className={styles.demoName}>{demo.name}</p>}
      <Options
        label={WHERE_IT_STARTS}
        isLabelHidden
        options={beginningOptions(stands)}
        value={beginning}
        onChange={onBeginning}
      />
      {!isOne && (
        <ul className={styles.demos}>
          {others.map((one) => {
            const { name } = demoByKey(one.demo)
            return (
              <li key={one.demo} className={styles.demoRow}>
                <span className={styles.demoMark}>
                  <DemoThumbnail demo={one.demo} />
                </span>
                <Select
                  label={name}
                  value={one.beginning}
                  options={beginningsOf(leftAt(one.demo))}
                  onChange={(next) =>
                    onOthers(others.map((other) => (other === one ? { ...one, beginning: next } : other)))
                  }
                />
                <IconButton icon={X} label={`Remove ${name}`} onClick={() => remove(one.demo)} />
              </li>
            )
          })}
        </ul>
      )}
      <div className={styles.addDemo}>
        {offered.length > 0 ? (
          <Select
            label="Add a demo to this message"
            value=""
            options={[
              { value: '' as DemoId | '', label: 'Choose a demo' },
              ...offered.map(({ key, name }) => ({ value: key, label: name })),
            ]}
            onChange={add}
          />
        ) : (
          <p className={styles.fromNote}>{`A message has at most ${MOST_DEMOS} demos.`}</p>
        )}
      </div>
      {!isOne && <div className={styles.addDemo}>{children}</div>}
    </section>
  )
}
