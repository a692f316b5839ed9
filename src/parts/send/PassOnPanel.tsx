// The panel "Send" for a client: the link keeps the sender's name, note and last day (Rules, Sending a demo).
import { useState, type ReactElement } from 'react'
import { companyName } from '../../content/companyName.ts'
import { inQuotes } from '../../format/quoted.ts'
import { DialogFrame, DialogHead } from '../../primitives/Dialog.tsx'
import { TextField } from '../../primitives/Field.tsx'
import type { Cover } from './cover.ts'
import { SENDER_RULE } from './CoverFields.tsx'
import { SendActions, useCopying } from './SendActions.tsx'
import { Options } from './Options.tsx'
import {
  beginningOptions,
  firstBeginning,
  passedOnMessageOf,
  sentLink,
  WHERE_IT_STARTS,
  type Beginning,
} from './sending.ts'
import { readSenderName } from './sender.ts'
import type { SendPanelProps } from './SendPanel.tsx'
import { SentPreview } from './SentPreview.tsx'
import * as styles from './SendPanel.css.ts'

export interface PassOnPanelProps extends Pick<
  SendPanelProps,
  'demo' | 'brand' | 'start' | 'stands' | 'copyText' | 'share' | 'onClose' | 'returnFocusTo'
> {
  /** What came with the demo. */
  came: Cover
}

/** The client adds at most a name. Nothing is stored. */
export function PassOnPanel({
  demo,
  brand,
  came,
  start,
  stands,
  copyText,
  share = null,
  onClose,
  returnFocusTo,
}: PassOnPanelProps): ReactElement {
  const [beginning, setBeginning] = useState<Beginning>(() => firstBeginning(stands))
  const [typed, setTyped] = useState('')
  const name = readSenderName(typed)
  const copying = useCopying(copyText)
  const cover: Cover = { ...came, passedOnBy: name || came.passedOnBy }
  const link = sentLink({ start, stands, beginning, brand, cover })
  const message = passedOnMessageOf(demo, link, { beginning, cover: { ...cover, passedOnBy: name ?? '' } })
  const from = came.sender?.name ? inQuotes(came.sender.name) : 'The sender'
  return (
    <DialogFrame width="form" family={demo.family} onClose={onClose} returnFocusTo={returnFocusTo}>
      <DialogHead title="Pass this demo on" onClose={onClose} />
      <div className={styles.scroll}>
        <div className={styles.columns}>
          <div className={styles.form}>
            <p className={styles.fromNote}>
              {`${from} of ${companyName} stays the sender, and replies go there. What came with the demo goes along.`}
            </p>
            <TextField
              label="Your name"
              value={typed}
              onChange={setTyped}
              autoComplete="name"
              hint="Optional. The demo then says who passed it on. Your name is in the link only."
              error={name === null ? SENDER_RULE : undefined}
            />
            <section>
              <h3 className={styles.heading}>{WHERE_IT_STARTS}</h3>
              <Options
                label={WHERE_IT_STARTS}
                isLabelHidden
                options={beginningOptions(stands)}
                value={beginning}
                onChange={setBeginning}
              />
            </section>
          </div>
          <SentPreview link={link} message={message} />
        </div>
        <SendActions {...copying} links={[{ demo, link }]} message={message} share={share} />
      </div>
    </DialogFrame>
  )
}
