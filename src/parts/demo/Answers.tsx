// Who sent a demo, and how to answer (Rules, Sending a demo). Loaded when a link names its sender.
import type { ReactElement } from 'react'
import { colleagueEmail } from '../../content/channels.ts'
import { company } from '../../content/company.ts'
import { inQuotes } from '../../format/quoted.ts'
import { TextLink } from '../../primitives/Button.tsx'
import { notPrinted } from '../../theme/global.css.ts'
import type { Sender } from '../send/sender.ts'
import * as styles from './Answers.css.ts'
import { replyMail, replyWhatsApp, type Answer } from './replyLinks.ts'

export interface AnswersProps {
  /** The content of a reply; its link and entries are those at the time of the call. */
  answer: () => Omit<Answer, 'sender'>
  /** Who sent the demo. */
  sender: Sender
}

/** Who sent the demo, and the two ways to answer. */
export function Answers({ answer, sender }: AnswersProps): ReactElement {
  const { name, reply } = sender
  const email = colleagueEmail(reply)
  return (
    <div className={styles.answers}>
      {name !== '' && (
        <p>
          From <bdi>{inQuotes(name)}</bdi>
        </p>
      )}
      {reply !== '' && (
        <span className={styles.reply}>
          <TextLink
            href={`mailto:${email}`}
            onUse={(link) => (link.href = replyMail({ ...answer(), sender }))}
          >
            {`Reply to ${email}`}
          </TextLink>
        </span>
      )}
      <span className={notPrinted}>
        <TextLink
          href={company.whatsappUrl}
          isExternal
          onUse={(link) => (link.href = replyWhatsApp({ ...answer(), sender }))}
        >
          WhatsApp
        </TextLink>
      </span>
    </div>
  )
}
