// How to reach us: a composer that prepares an inquiry in the browser, and the channels for sending it.
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { buyerQuestions } from '../content/buyerQuestions.ts'
import { company } from '../content/company.ts'
import { PageHeader } from '../parts/page/PageHeader.tsx'
import { PageMetadata } from '../parts/page/PageMetadata.tsx'
import { SplitSection, Terms } from '../parts/sections/Section.tsx'
import { useBrandTones } from '../patterns/brand/useBrandTones.ts'
import { row } from '../primitives/Button.css.ts'
import { Button, ButtonLink } from '../primitives/Button.tsx'
import { ExternalLink } from '../primitives/ExternalLink.tsx'
import { Select, TextField } from '../primitives/Field.tsx'
import { FoldArt } from '../primitives/Mosaic.tsx'
import { DescriptionList } from '../primitives/DescriptionList.tsx'
import { Alert } from '../primitives/Text.tsx'
import type { Entry } from '../simulation/entries.ts'
import { needsScripts, notPrinted, onlyWithoutScripts, sheet, visuallyHidden } from '../theme/global.css.ts'
import type { Brand } from '../theme/brand.ts'
import type { BrandTones } from '../theme/brandTones.ts'
import { AskedDemo } from './AskedDemo.tsx'
import * as styles from './ContactScreen.css.ts'
import {
  enteredText,
  demoAbout,
  demoLeft,
  inquiryText,
  isEmpty,
  isTooLongForLinks,
  mailLink,
  topicAbout,
  topicById,
  topicGroups,
  whatsAppLink,
  type Inquiry,
  type TopicId,
} from '../parts/inquiry/inquiry.ts'

const channels = [
  { key: 'Email', value: <a href={company.mailHref}>{company.supportEmail}</a> },
  { key: 'Phone', value: <a href={company.phoneHref}>{company.phone}</a> },
  {
    key: 'WhatsApp',
    value: <ExternalLink href={company.whatsappUrl}>Open a chat</ExternalLink>,
  },
  {
    key: 'Social media',
    value: (
      <span className={styles.elsewhere}>
        <ExternalLink href={company.linkedInUrl}>LinkedIn</ExternalLink>
        <ExternalLink href={company.twitterUrl}>Twitter</ExternalLink>
      </span>
    ),
  },
  { key: 'Response', value: company.claims.response },
]

const alsoAsked = Object.values(buyerQuestions).map(({ question, text }) => ({ term: question, text }))

const outcomeWords = {
  copied: 'Text copied.',
  refused: 'The browser did not allow copying. Select and copy this text:',
}

/** What an empty inquiry lacks. */
const NOTHING_YET = 'Write a message first, or choose a topic.'

export interface ContactScreenProps {
  /**
   * The value of `?about=`: a service or product slug, or a demo's key. Anything else is ignored.
   * See `PresetByService` and `PresetUnknown`.
   */
  about: string | null
  /**
   * The value of `#at=`: how the visitor left the demo that `about` names. Its link is part of the message while the topic
   * is that demo. See `DemoLeft`.
   */
  at?: string | null | undefined
  /** The brand of the demo, from `#for=` and `#color=`; part of the message with the demo. See `DemoMadeYours`. */
  brand?: Brand | null | undefined
  /** The tones of the brand's color; null while they load, or without a color. See `DemoMadeYours`. */
  tones?: BrandTones | null | undefined
  /** The visitor's entries in the demo: the message begins with them, and the visitor can edit it. See `DemoEntries`. */
  entries?: readonly Entry[]
  /** What the message lacks of the demo, in sentences. See `DemoTooLong`. */
  leftOut?: string | undefined
  /** What happens after a message arrives. */
  nextSteps: ReactNode
  /** The details of a real company, below the channels. See `OfARealCompany`. */
  companyRows?: ReactNode
  /** Copies a text; false if the browser refuses. See `Copied`, `CopyFailed` and `NothingToCopy`. */
  copyText: (text: string) => Promise<boolean>
}

/** `/contact` */
export default function ContactScreen({
  about,
  at = null,
  brand = null,
  tones = null,
  entries = [],
  leftOut,
  nextSteps,
  companyRows,
  copyText,
}: ContactScreenProps): ReactElement {
  // The page's address presets the topic, even if it is known only later; the visitor's choice takes precedence.
  const [choice, setChoice] = useState<{ about: string | null; topic: TopicId }>()
  const [name, setName] = useState('')
  /** The typed message; before that, the entries from the demo. */
  const [typed, setTyped] = useState<string>()
  const [copy, setCopy] = useState<{ text: string; outcome: keyof typeof outcomeWords }>()

  const topic = choice && choice.about === about ? choice.topic : topicAbout(about)
  const topicFamily = topicById(topic).family
  const isAsPreset = topic === topicAbout(about)
  const demo = isAsPreset ? demoLeft(about, at, brand) : null
  const asked = demoAbout(about)
  const entered = isAsPreset ? enteredText(entries) : ''
  const message = typed ?? entered
  const field = useRef<HTMLTextAreaElement>(null)
  const art = useRef<HTMLDivElement>(null)
  useBrandTones(art, demo === null ? null : tones)
  // A visitor can type before the demo's lines are known: they are inserted before the typed text, and the caret stays.
  const isPut = useRef(false)
  const putBefore = useEffectEvent(() => {
    if (!entered || isPut.current) return
    isPut.current = true
    if (!typed || !field.current) return
    field.current.setRangeText(`${entered}\n\n`, 0, 0, 'preserve')
    setTyped(field.current.value)
  })
  useEffect(() => putBefore(), [entered])
  /** The visitor wanted to send or copy it while it was empty. */
  const [isMissed, setIsMissed] = useState(false)
  const inquiry: Inquiry = { topic, demo, brand: demo === null ? null : brand, name, message }
  const text = inquiryText(inquiry)
  // The result of a copy applies to that text only.
  const result = copy?.text === text ? copy : undefined

  const isMissing = isEmpty(inquiry)
  /** Says what is missing, at its field; true if nothing is. */
  const isReady = () => {
    if (!isMissing) return true
    setIsMissed(true)
    field.current?.focus()
    return false
  }
  const openOnlyReady = (event: MouseEvent) => {
    if (!isReady()) event.preventDefault()
  }

  return (
    <>
      <PageMetadata
        path="/contact"
        title="Ask a question or describe a project"
        description={`Three lines are plenty: pick a topic and write. The message opens in your email app or WhatsApp, and you press send. ${company.claims.response}.`}
      />
      <PageHeader title="Say what you need." lead={`Three lines are plenty. We answer ${company.answer}.`} />
      <div className={sheet}>
        <div className={styles.columns} data-family={topicFamily}>
          <p className={onlyWithoutScripts}>
            The message form needs JavaScript. You can write, call or open a chat directly: the channels are
            on this page.
          </p>
          <section className={`${styles.composer} ${needsScripts}`} aria-labelledby="composer-title">
            <h2 className={visuallyHidden} id="composer-title">
              Write your inquiry
            </h2>
            {demo !== null && asked !== null && (
              <AskedDemo demo={asked} brand={brand} tones={tones} isAsLeft={at !== null} href={demo} />
            )}
            <Select
              label="What is it about?"
              value={topic}
              options={topicGroups}
              onChange={(next) => setChoice({ about, topic: next })}
            />
            <TextField
              label="Your name"
              value={name}
              onChange={setName}
              placeholder="First and last name"
              autoComplete="name"
            />
            <TextField
              label="Message"
              ref={field}
              value={message}
              onChange={setTyped}
              placeholder="For example: the staking demo, on Polygon, with a 14-day lock."
              error={isMissed && isMissing ? NOTHING_YET : undefined}
              isMultiline
            />
            {leftOut !== undefined && isAsPreset && (
              <Alert>
                <span>{leftOut}</span> <span>Back leads to the demo with all of it.</span>
              </Alert>
            )}
            <div className={row}>
              <ButtonLink variant="primary" href={mailLink(inquiry)} onPress={openOnlyReady}>
                Open in email app
              </ButtonLink>
              <ButtonLink href={whatsAppLink(inquiry)} isExternal onPress={openOnlyReady}>
                Open in WhatsApp
              </ButtonLink>
              <Button
                onClick={() => {
                  if (!isReady()) return
                  void copyText(text).then((isCopied) =>
                    setCopy({ text, outcome: isCopied ? 'copied' : 'refused' }),
                  )
                }}
              >
                Copy text
              </Button>
            </div>
            <div className={styles.told}>
              <p className={styles.status} role="status">
                {result && outcomeWords[result.outcome]}
              </p>
              {result?.outcome === 'refused' && <p className={styles.text}>{result.text}</p>}
              {isTooLongForLinks(inquiry) && (
                <Alert>Some apps cut off links this long. “Copy text” keeps the whole message.</Alert>
              )}
              <p className={styles.promise}>
                If your email app does not open, copy the text and send it to {company.supportEmail}.
              </p>
              <p className={styles.promise}>
                Nothing is sent to any server from this page. A button opens your message in your email app or
                in WhatsApp; you press send there.
              </p>
            </div>
          </section>
          <section aria-labelledby="channels-title">
            <h2 className={visuallyHidden} id="channels-title">
              Channels
            </h2>
            <div ref={art} className={`${styles.art} ${notPrinted}`}>
              <FoldArt art={topicFamily ?? 'launch'} />
            </div>
            <div className={styles.channels}>
              <DescriptionList items={channels} />
              {companyRows}
            </div>
          </section>
        </div>
      </div>
      <SplitSection title="What happens next">{nextSteps}</SplitSection>
      <SplitSection
        title="What buyers also ask"
        note="Where this site has no answer, put the question in your message."
      >
        <Terms items={alsoAsked} />
      </SplitSection>
    </>
  )
}
