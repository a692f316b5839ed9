// Who we are: the four kinds of work, the facts, and what a client can expect. No claim beyond those of the company's list.
import type { ReactElement } from 'react'
import { aiByProduct } from '../content/aiUses.ts'
import { company, sampleSentence, type CompanyKnown } from '../content/company.ts'
import { DEMO_LABEL } from '../content/demos.ts'
import { families, familyOrder, type Family } from '../content/families.ts'
import { CallPanel } from '../parts/sections/CallPanel.tsx'
import { Facts } from '../parts/sections/Facts.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import { PageMeta } from '../parts/page/PageMeta.tsx'
import type { Term } from '../content/copy/offerCopy.ts'
import { Section, SplitSection, Terms } from '../parts/sections/Section.tsx'
import { FamilyGlyph } from '../primitives/Marks.tsx'
import { Fold } from '../primitives/Mosaic.tsx'
import { sheet } from '../theme/global.css.ts'
import * as styles from './AboutScreen.css.ts'

const work: Readonly<Record<Family, string>> = {
  build:
    'One crease down the middle. Contracts, chains, explorers and the interfaces that sit on top of them.',
  launch: 'One crease, corner to corner, pointing up. Tokens, sales, treasuries and votes.',
  trade: 'Two corners meet in the middle. Exchanges, marketplaces and staking pools.',
  secure: 'Four corners to the center: a closed envelope. Wallets, audits, compliance and training.',
}

const expectations: readonly Term[] = [
  {
    term: 'A demo first',
    text: 'Open one from the wall on the home page, on any screen. It needs no account.',
  },
  { term: 'Plain numbers', text: 'An estimate is called an estimate. Sample data is called sample data.' },
  { term: 'Made to order', text: 'Names, rules, networks and screens change until the product is yours.' },
  {
    term: 'AI where it helps',
    text: 'Scores and analysis in the demos are fixed sample values. In your product they come from models and data you approve.',
  },
  { term: 'An answer', text: `${company.claims.response}, by email or on WhatsApp.` },
]

const introduction = `${company.name} is a blockchain and AI services company, founded in ${company.claims.founded}.`

export interface AboutScreenProps {
  /** Whose page it is; the company's own when not given. See `OfARealCompany`. */
  who?: Pick<CompanyKnown, 'name' | 'isSample'>
}

/** `/about` */
export default function AboutScreen({ who = company }: AboutScreenProps): ReactElement {
  const sample = sampleSentence(who)
  return (
    <>
      <PageMeta
        path="/about"
        title="About us"
        description={`${introduction} We would rather show you than tell you: the demos are open.`}
      />
      <PageHead
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
            {/* One text: a second one, from the middle of a line, would shift when the letters come. */}
            {`${introduction} We design, build and secure software for businesses, and we put working demos of it on this site so that a first conversation starts from something real.`}
          </p>
          <p className={styles.note}>
            {`Nothing here needs an account. Every demo runs on fixed sample data and says at its top: “${DEMO_LABEL}”.`}
          </p>
          {sample && <p className={styles.note}>{sample}</p>}
        </div>
      </div>
      <Section title="Four kinds of work" isTitleHidden>
        <div className={styles.families}>
          <div className={styles.sheet} aria-hidden>
            {familyOrder.map((family) => (
              <Fold key={family} family={family} />
            ))}
          </div>
          <ul className={styles.kinds}>
            {familyOrder.map((family) => (
              <li className={styles.kind} key={family}>
                <h3 className={styles.kindName}>
                  <FamilyGlyph family={family} size={22} />
                  {families[family].name}
                </h3>
                <p className={styles.kindText}>{work[family]}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section title={`${company.name} in numbers`} isTitleHidden>
        <Facts facts={company.facts} />
      </Section>
      <SplitSection title="What you can expect">
        <Terms items={expectations} />
      </SplitSection>
      <div id="ai">
        <SplitSection
          title="What AI does, product by product"
          note="It suggests, explains and points out. Decisions and keys stay with people."
        >
          <Terms items={aiByProduct} />
        </SplitSection>
      </div>
      <CallPanel title="Bring us the odd one." family="secure" seed="About">
        The demo that nearly fits is a good place to start. Say what is missing, by email or on WhatsApp, and
        we answer {company.answer}.
      </CallPanel>
    </>
  )
}
