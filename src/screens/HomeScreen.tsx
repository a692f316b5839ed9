// The home page: the wall of demos first, then services and products, the facts, and the steps of a project.
import type { ReactElement } from 'react'
import { aiInSum } from '../content/aiUses.ts'
import { company } from '../content/company.ts'
import { demoHref, demos } from '../content/demos.ts'
import { families, familyOrder } from '../content/families.ts'
import { offerLists, offers } from '../content/offers.ts'
import { steps } from '../content/steps.ts'
import { pageHref } from '../content/site.ts'
import { CallToAction } from '../parts/sections/CallToAction.tsx'
import { DemoCard } from '../parts/sections/DemoCard.tsx'
import { KeyFigures } from '../parts/sections/KeyFigures.tsx'
import { FamilyColumns } from './FamilyColumns.tsx'
import { HomeStory, type BeatSlot } from '../parts/story/HomeStory.tsx'
import { NumberedSteps } from '../parts/sections/NumberedSteps.tsx'
import { PageTitle } from '../parts/page/PageHeader.tsx'
import { PageMetadata } from '../parts/page/PageMetadata.tsx'
import { Section } from '../parts/sections/Section.tsx'
import { section } from '../parts/sections/Section.css.ts'
import { ButtonLink, TextLink } from '../primitives/Button.tsx'
import { FamilyGlyph } from '../primitives/Marks.tsx'
import { Mosaic } from '../primitives/Mosaic.tsx'
import { sheet, visuallyHidden } from '../theme/global.css.ts'
import * as styles from './HomeScreen.css.ts'

/** The demo of the first button: the page's story plays it, too. */
const FIRST_DEMO = 'staking'

export interface HomeScreenProps {
  /** Draws the scenes of the story with the demo; without it the stages stay empty. */
  BeatPlace?: BeatSlot
}

/** `/` */
export default function HomeScreen({ BeatPlace }: HomeScreenProps): ReactElement {
  return (
    <>
      <PageMetadata
        path="/"
        title="Blockchain and AI, made to order"
        description="Try working demos of wallets, exchanges, token tools and trading bots in your browser, then tell us what to change for your business."
      />
      <section className={`${sheet} ${styles.hero}`} aria-labelledby="page-title">
        <div className={styles.wall}>
          <div className={styles.title}>
            <p className={styles.tagline}>{company.tagline}</p>
            <PageTitle className={styles.headline}>{company.headline}</PageTitle>
          </div>
          <div className={styles.lead}>
            <p>{`${company.name} builds blockchain and AI software for businesses. Each tile is a working demo with sample data. Try one, then tell us what you want to change.`}</p>
            <div className={styles.actions}>
              <ButtonLink variant="primary" href={demoHref(FIRST_DEMO)}>
                Open a demo
              </ButtonLink>
              <ButtonLink href={pageHref('/contact')}>Tell us what you need</ButtonLink>
            </div>
            <p className={styles.hint}>Tap a tile to open its demo.</p>
          </div>
          <ul className={styles.tiles} aria-label="Demos">
            {demos.map((demo) => (
              <li key={demo.key}>
                <DemoCard demo={demo} href={demoHref(demo.key)} />
              </li>
            ))}
            {styles.filler && (
              <li className={styles.filler} aria-hidden>
                <Mosaic seed="wall" cols={styles.fillerColumns} rows={3} rest={0} isCovering />
              </li>
            )}
          </ul>
        </div>
        <nav className={styles.legend} aria-label="Services by family">
          {familyOrder.map((family) => (
            <a
              className={styles.legendLink}
              key={family}
              href={pageHref(`/services#${family}`)}
              data-family={family}
            >
              <FamilyGlyph family={family} size={22} />
              <span>
                <b className={styles.legendName}>{families[family].name}</b>
                <span className={styles.legendSubject}>{families[family].subject}</span>
              </span>
            </a>
          ))}
        </nav>
      </section>
      <Section
        title="See a demo in action"
        aside="This is the staking demo. You can try, brand and send every demo the same way."
      >
        <HomeStory BeatPlace={BeatPlace} />
      </Section>
      <Section
        title="Our services and products"
        aside={
          <div className={styles.lists}>
            {Object.values(offerLists).map(({ name, path }) => (
              <TextLink key={path} href={pageHref(path)} hasArrow>
                {`All ${name.toLowerCase()}`}
              </TextLink>
            ))}
          </div>
        }
      >
        <FamilyColumns offers={offers} />
      </Section>
      <section className={`${sheet} ${section}`} aria-labelledby="ai-title">
        <div className={styles.ai}>
          <div className={styles.aiHead}>
            <h2 className={styles.aiTitle} id="ai-title">
              What AI does in our products
            </h2>
            <TextLink href={pageHref('/about#ai')} hasArrow>
              AI, product by product
            </TextLink>
          </div>
          <div className={styles.usesPlace}>
            <dl className={styles.uses}>
              {aiInSum.map(({ term, text }) => (
                <div className={styles.use} key={term}>
                  <dt className={styles.useTerm}>{term}</dt>
                  <dd className={styles.useText}>{text}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.aiNote}>In the demos, AI scores are fixed sample values.</p>
          </div>
        </div>
      </section>
      <section className={`${sheet} ${styles.facts}`} aria-labelledby="facts-title">
        <h2 className={visuallyHidden} id="facts-title">{`${company.name} by the numbers`}</h2>
        <KeyFigures facts={company.facts} />
      </section>
      <div className={`${sheet} ${section} ${styles.end}`}>
        <section className={styles.steps} aria-labelledby="steps-title">
          <h2 className={styles.stepsTitle} id="steps-title">
            Four steps from brief to handover
          </h2>
          <NumberedSteps steps={steps} look="rows" />
        </section>
        <CallToAction title="Is a demo close to what you need?" isBeside>
          {`Tell us what to change, by email or on WhatsApp. We answer ${company.answer}.`}
        </CallToAction>
      </div>
    </>
  )
}
