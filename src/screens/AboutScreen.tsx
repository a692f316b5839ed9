// Who we are: the four kinds of work, the facts, and what a client can expect. Claims come only from the company's list.
import type { ReactElement } from 'react'
import { aiByProduct } from '../content/aiByProduct.ts'
import { company, sampleSentence, type CompanyKnown } from '../content/company.ts'
import { DEMO_LABEL } from '../content/demos.ts'
import { families, familyOrder, type Family } from '../content/families.ts'
import { CallToAction } from '../parts/sections/CallToAction.tsx'
import { KeyFigures } from '../parts/sections/KeyFigures.tsx'
import { PageHeader } from '../parts/page/PageHeader.tsx'
import { PageMetadata } from '../parts/page/PageMetadata.tsx'
import type { Term } from '../content/copy/offerCopy.ts'
import { Section, SplitSection, Terms } from '../parts/sections/Section.tsx'
import { FoldTile } from '../primitives/Mosaic.tsx'
import { sheet } from '../theme/global.css.ts'
import * as styles from './AboutScreen.css.ts'

const work: Readonly<Record<Family, string>> = {
  build:
    'We develop smart contracts (programs on a blockchain), networks, and explorers (sites that show each transaction), with their user interfaces.',
  launch: 'We set up tokens, token sales, treasuries and voting.',
  trade: 'We build exchanges, marketplaces and reward pools.',
  secure: 'We build wallets and compliance checks, audit smart contracts and train teams.',
}

const expectations: readonly Term[] = [
  {
    term: 'A demo first',
    text: 'Open any demo on the home page, on any screen.',
  },
  {
    term: 'Clear figures',
    text: 'In the demos, every estimate and every sample figure is marked as such.',
  },
  { term: 'Made to order', text: 'We change names, rules, networks and screens to fit your business.' },
  {
    term: 'AI where it helps',
    text: 'In your product, AI uses models and data you approve. In the demos, its scores are fixed samples.',
  },
  { term: 'Fast answers', text: `${company.claims.response}, by email or on WhatsApp.` },
]

const introduction = `${company.name} is a blockchain and AI services company, founded in ${company.claims.founded}.`

export interface AboutScreenProps {
  /** The company on the page; by default the company of this site. See `OfARealCompany`. */
  who?: Pick<CompanyKnown, 'name' | 'isSample'>
}

/** `/about` */
export default function AboutScreen({ who = company }: AboutScreenProps): ReactElement {
  const sample = sampleSentence(who)
  return (
    <div className={styles.page}>
      <PageMetadata
        path="/about"
        title="Software you can try before we talk"
        description={`${introduction} See what we build, what AI does in it, and what you can expect from us.`}
      />
      <PageHeader
        title={
          <>
            We would rather <br className={styles.statementBreak} />
            show you.
          </>
        }
      />
      <div className={sheet}>
        <div className={styles.lead}>
          <p className={styles.statement}>
            {/* One text: a second one that starts within a line would shift when the fonts load. */}
            {`${introduction} We design, build and secure software for businesses. You can try working demos on this site, so our first conversation starts with a concrete example.`}
          </p>
          <p className={styles.note}>
            {`You need no account. Every demo runs on fixed sample data and is labeled “${DEMO_LABEL}”.`}
          </p>
        </div>
      </div>
      <Section title="Four kinds of work" isTitleHidden>
        <ul className={styles.kinds}>
          {familyOrder.map((family) => (
            <li className={styles.kind} key={family} data-family={family}>
              <span className={styles.fold}>
                <FoldTile family={family} />
              </span>
              <div className={styles.kindTexts}>
                <h3 className={styles.kindName}>{families[family].name}</h3>
                <p className={styles.kindText}>{work[family]}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <SplitSection title="What you can expect">
        <Terms items={expectations} />
      </SplitSection>
      <Section title={`${company.name} by the numbers`} isTitleHidden>
        <KeyFigures facts={company.facts} />
        {sample && <p className={styles.sample}>{`${sample} These figures are part of the sample.`}</p>}
      </Section>
      <div id="ai">
        <Section
          title="What AI does, product by product"
          aside="AI suggests, drafts and flags. People, or rules that they set, decide."
        >
          <div className={styles.uses}>
            <Terms items={aiByProduct} />
          </div>
        </Section>
      </div>
      <CallToAction title="Tell us about your project." family="secure">
        Start with the demo closest to your product. Tell us what is missing, by email or on WhatsApp. We
        answer {company.answer}.
      </CallToAction>
    </div>
  )
}
