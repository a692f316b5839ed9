// The page of one service or product: what it does, its demo, its relatives, and how to ask for it.
import type { ReactElement } from 'react'
import { families } from '../content/families.ts'
import { demoSentences } from '../content/sentences.ts'
import { CallPanel } from '../patterns/CallPanel.tsx'
import { DemoTile } from '../patterns/DemoTile.tsx'
import { EntryList } from '../patterns/EntryList.tsx'
import { PageTitle } from '../patterns/PageHead.tsx'
import { head as pageHead } from '../patterns/PageHead.css.ts'
import { PageMeta } from '../patterns/PageMeta.tsx'
import { SplitSection, Terms } from '../patterns/Section.tsx'
import { row } from '../primitives/Button.css.ts'
import { ButtonLink } from '../primitives/Button.tsx'
import { Fold } from '../primitives/Mosaic.tsx'
import { Note } from '../primitives/Text.tsx'
import { lead, sheet } from '../theme/global.css.ts'
import * as styles from './DetailScreen.css.ts'
import { entryOf, sentenceOf } from './offerSentences.ts'
import { relativesOf, type Offer } from './offers.ts'

const MOST_RELATIVES = 4
const lists = {
  service: { name: 'Services', href: '/services' },
  product: { name: 'Products', href: '/products' },
}

export interface DetailScreenProps {
  offer: Offer
}

/** Head with the demo's tile or the family's fold, the demo, others of the family, and the call. */
export function DetailScreen({ offer }: DetailScreenProps): ReactElement {
  const { kind, slug, name, family, demo, demoHref, borrowsDemo } = offer
  const sentence = sentenceOf(offer)
  const list = lists[kind]
  const contactHref = `/contact?about=${slug}`
  const openDemo = demo && demoHref !== undefined ? { demo, href: demoHref } : undefined
  return (
    <>
      <PageMeta
        title={name}
        description={`${sentence} ${
          openDemo ? 'Open the live demo, then tell us what to change.' : 'Tell us what yours has to do.'
        }`}
      />
      <div className={`${sheet} ${pageHead}`} data-family={family}>
        <nav className={styles.crumbs} aria-label="Breadcrumb">
          <ol className={styles.crumbList}>
            <li>
              <a className={styles.crumb} href={list.href}>
                {list.name}
              </a>
            </li>
            <li aria-current="page">{name}</li>
          </ol>
        </nav>
        <div className={styles.head}>
          <div className={styles.texts}>
            <PageTitle>{name}</PageTitle>
            <p className={`${lead} ${styles.sentence}`}>{sentence}</p>
            <div className={styles.actions}>
              <div className={row}>
                {openDemo && (
                  <ButtonLink variant="primary" href={openDemo.href}>
                    Open live demo
                  </ButtonLink>
                )}
                <ButtonLink variant={openDemo ? 'secondary' : 'primary'} href={contactHref}>
                  Ask about this {kind}
                </ButtonLink>
              </div>
              {openDemo && borrowsDemo && (
                <Note>
                  {name} borrows the demo of another product: {openDemo.demo.name}.
                </Note>
              )}
            </div>
          </div>
          {openDemo ? (
            <DemoTile demo={openDemo.demo} href={openDemo.href} look="head" />
          ) : (
            <div className={styles.fold}>
              <Fold family={family} />
            </div>
          )}
        </div>
      </div>
      {openDemo && (
        <SplitSection title="In the demo" note="A simulation on sample data. Nothing is sent to a network.">
          <Terms
            items={[
              { term: 'What you can try', text: demoSentences[openDemo.demo.key] },
              {
                term: 'What you can change',
                text: 'The demo is a starting point, not the limit. It can be customized as requested.',
              },
            ]}
          />
        </SplitSection>
      )}
      <SplitSection title={`More in ${families[family].name}`} note={families[family].sentence}>
        <div className={styles.relatives}>
          <EntryList entries={relativesOf(offer, MOST_RELATIVES).map(entryOf)} />
        </div>
      </SplitSection>
      <CallPanel title="What should yours do?" contactHref={contactHref}>
        Tell us the network, the rules and the people who will use it. We answer within 24 hours, by mail or
        on WhatsApp.
      </CallPanel>
    </>
  )
}
