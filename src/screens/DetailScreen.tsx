// The page of one service or product: the outcome, the reasons, the steps, its demo, questions, and how to ask for it.
import { useRef, type ReactElement, type ReactNode } from 'react'
import { company } from '../content/company.ts'
import type { OfferCopy } from '../content/copy/offerCopy.ts'
import { demoByKey, demoHref } from '../content/demos.ts'
import { neighborsOf } from '../content/neighbors.ts'
import { offerLists, type Offer } from '../content/offers.ts'
import { borrowedName } from '../content/ownDemo.ts'
import { pageHref, siteUrl } from '../content/site.ts'
import { reviewNote } from '../content/steps.ts'
import { CallToAction } from '../parts/sections/CallToAction.tsx'
import { StillPlace, type StageSlot } from '../parts/demo/StagePlace.tsx'
import { DemoCard } from '../parts/sections/DemoCard.tsx'
import { NumberedSteps } from '../parts/sections/NumberedSteps.tsx'
import { PageTitle } from '../parts/page/PageHeader.tsx'
import { head as pageHead } from '../parts/page/PageHeader.css.ts'
import { PageMetadata } from '../parts/page/PageMetadata.tsx'
import { Neighbors } from './Neighbors.tsx'
import { Accordion } from './Accordion.tsx'
import { Section, SplitSection, Terms } from '../parts/sections/Section.tsx'
import { section } from '../parts/sections/Section.css.ts'
import { ProjectTerms } from './ProjectTerms.tsx'
import { TintSection } from './TintSection.tsx'
import { Checklist } from './Checklist.tsx'
import { row } from '../primitives/Button.css.ts'
import { ButtonLink } from '../primitives/Button.tsx'
import { Mosaic } from '../primitives/Mosaic.tsx'
import { Alert } from '../primitives/Text.tsx'
import { lead, notPrinted, onlyPrinted, sheet } from '../theme/global.css.ts'
import * as styles from './DetailScreen.css.ts'

export interface DetailScreenProps {
  /** The service or product: name, family, demo, address. */
  offer: Offer
  /** The text of its page. See `ShortestTexts`, `LongestTexts`. */
  copy: OfferCopy
  /** The picture that argues its case, drawn by the code of its kind. */
  exhibit: ReactNode
  /** The list of related offers; its code may load after the page's. */
  related: ReactNode
  /** The place where its demo plays; without it the demo does not play. */
  StagePlace?: StageSlot
}

/** `/services/{slug}` and `/products/{slug}` */
export function DetailScreen({
  offer,
  copy,
  exhibit,
  related,
  StagePlace = StillPlace,
}: DetailScreenProps): ReactElement {
  const { kind, slug, name, family, demo, path } = offer
  const list = offerLists[kind]
  const contactHref = pageHref(`/contact?about=${slug}`)
  const stepsPlace = useRef<HTMLDivElement>(null)
  const neighbors = neighborsOf(path)
  const borrowed = borrowedName(offer)
  const openDemo = demo && { demo: demoByKey(demo), href: demoHref(demo) }
  return (
    <div className={styles.page} data-family={family}>
      <PageMetadata title={copy.title} description={copy.description} path={path} />
      <div className={`${sheet} ${pageHead}`}>
        <nav className={`${styles.crumbs} ${notPrinted}`} aria-label="Breadcrumb">
          <ol className={styles.crumbList}>
            <li>
              <a className={styles.crumb} href={pageHref(list.path)}>
                {list.name}
              </a>
            </li>
            <li aria-current="page">{name}</li>
          </ol>
        </nav>
        <p className={onlyPrinted}>{`${siteUrl}${path}`}</p>
        <div className={styles.head}>
          <div className={styles.texts}>
            <PageTitle>{name}</PageTitle>
            <p className={`${lead} ${styles.sentence}`}>{copy.outcome}</p>
            {neighbors.length > 0 && (
              // Not printed, so that the hand-out stays on two sheets.
              <div className={notPrinted}>
                <Neighbors neighbors={neighbors} />
              </div>
            )}
            <div className={`${styles.actions} ${notPrinted}`}>
              <div className={row}>
                {openDemo && (
                  <ButtonLink variant="primary" href={openDemo.href}>
                    {borrowed === undefined ? 'Open live demo' : `Open ${borrowed} demo`}
                  </ButtonLink>
                )}
                <ButtonLink variant={openDemo ? 'secondary' : 'primary'} href={contactHref}>
                  Tell us what you need
                </ButtonLink>
              </div>
              {borrowed !== undefined && (
                <Alert>{`This is the ${borrowed}’s demo, with a sample for this product.`}</Alert>
              )}
            </div>
            {openDemo && <div ref={stepsPlace} className={styles.steps} />}
          </div>
          {openDemo ? (
            // The demo plays here once the page is idle.
            <StagePlace
              id={openDemo.demo.key}
              shownFor={slug}
              stepsPlace={stepsPlace}
              className={styles.stagePlace}
            >
              <DemoCard demo={openDemo.demo} href={openDemo.href} look="head" />
            </StagePlace>
          ) : (
            <div className={styles.fold}>
              <Mosaic seed={slug} cols={4} rows={4} families={[family]} rest={0} ground="tint" isCovering />
            </div>
          )}
        </div>
      </div>
      <SplitSection title={copy.problemTitle}>
        <div className={styles.problem}>
          {copy.problem.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </SplitSection>
      <div className={`${sheet} ${section}`}>{exhibit}</div>
      <Section title="What is included">
        <div className={styles.included}>
          <Terms items={copy.included} />
        </div>
      </Section>
      {copy.uses && (
        // Not printed, so that the hand-out stays on two sheets.
        <div className={notPrinted}>
          <SplitSection title="Used for">
            <Checklist items={copy.uses} isDense isFlowing />
          </SplitSection>
        </div>
      )}
      {openDemo && copy.demo && (
        <TintSection title="In the demo" note="A simulation with sample data.">
          <div className={styles.lists}>
            <div>
              <h3 className={styles.listHead}>What you can try</h3>
              <Checklist items={copy.demo.canTry} isOneColumn isDense />
            </div>
            <div>
              <h3 className={styles.listHead}>What you can change</h3>
              <Checklist items={copy.demo.canChange} isOneColumn isDense isFlowing />
            </div>
          </div>
        </TintSection>
      )}
      <Section title="How the project runs" aside={copy.stepsNote ?? reviewNote}>
        <NumberedSteps steps={copy.steps} family={family} />
      </Section>
      <ProjectTerms needs={copy.needs} terms={copy.terms} standards={copy.standards} />
      <SplitSection title="Questions">
        <Accordion questions={copy.questions} />
      </SplitSection>
      <div className={notPrinted}>
        <SplitSection title="Related services and products">
          <div className={styles.relatives}>{related}</div>
        </SplitSection>
      </div>
      <CallToAction
        title={copy.call.title}
        contactHref={contactHref}
        family={family}
      >{`${copy.call.text} We answer ${company.answer}, by email or on WhatsApp.`}</CallToAction>
    </div>
  )
}
