// Workshop/Voice and copy: what may be said and what may not is read from the tests, and every example from the content.
import { Suspense, use, useState, type ReactElement } from 'react'
import { company } from '#src/content/company.ts'
import { demoSentenceOf } from '#src/content/copy/demoSentences.ts'
import { loadCopy } from '#src/content/copy/loadCopy.ts'
import { sentenceOf } from '#src/content/copy/sentences.ts'
import { demos } from '#src/content/demos.ts'
import { families, familyOrder } from '#src/content/families.ts'
import { offers } from '#src/content/offers.ts'
import { steps } from '#src/content/steps.ts'
import { shortAddress } from '#src/format/address.ts'
import { abbreviatedUsd, price } from '#src/format/money.ts'
import { MISSING, plainNumber } from '#src/format/number.ts'
import { signedPercent } from '#src/format/percent.ts'
import { failureWords } from '#src/parts/loading/LoadError.tsx'
import { TextField } from '#src/primitives/Field.tsx'
import { Table } from '#src/primitives/Table.tsx'
import { DescriptionList } from '#src/primitives/DescriptionList.tsx'
import { Alert } from '#src/primitives/Text.tsx'
import { muted } from '#src/theme/global.css.ts'
import { deniedExamples } from '#tests/claimExamples.ts'
import { denied, faultsIn, type Denied } from '#tests/claims.ts'
import { copyLimits, type Limit } from '#tests/copyLimits.ts'
import { plainFaultsIn, plainWords, rewrites } from '#tests/plainEnglish.ts'
import * as styles from './Voice.css.ts'

/** The first service or product, and the first demo, of each family. */
const firstOffers = familyOrder.flatMap((family) => offers.find((offer) => offer.family === family) ?? [])
const firstDemos = familyOrder.flatMap((family) => demos.find((demo) => demo.family === family) ?? [])

/** Sentences of the site, before and after the guide was applied. */
export const Rewrites = (): ReactElement => (
  <Table
    label="Before and after"
    rows={rewrites}
    rowKey={({ before }) => before}
    columns={[
      { key: 'page', head: 'Page', isRowHead: true, cell: ({ page }) => page },
      { key: 'before', head: 'Before', cell: ({ before }) => <s>{before}</s> },
      { key: 'after', head: 'After', cell: ({ after }) => after },
    ]}
  />
)

/** The words that the guide replaces, and with what. */
export const WordsReplaced = (): ReactElement => (
  <Table
    label="Words we replace"
    rows={plainWords}
    rowKey={({ name }) => name}
    columns={[
      { key: 'name', head: 'Word', isRowHead: true, cell: ({ name }) => name },
      { key: 'instead', head: 'Write', cell: ({ instead }) => instead },
    ]}
  />
)

/** The texts of the site about the company, its offers and its work. */
export function InOurWords(): ReactElement {
  return (
    <>
      <p className={styles.statement}>{company.headline}</p>
      <p>{company.tagline}</p>
      <DescriptionList
        items={[
          ...familyOrder.map((family) => ({ key: families[family].name, value: families[family].sentence })),
          ...firstOffers.map((offer) => ({ key: offer.name, value: sentenceOf(offer) })),
          ...firstDemos.map((demo) => ({ key: `${demo.name}, demo`, value: demoSentenceOf(demo) })),
          ...steps.map(({ name, sentence }) => ({ key: `Step: ${name}`, value: sentence })),
        ]}
      />
    </>
  )
}

/** What happened, then what to do. */
export function Failures(): ReactElement {
  return (
    <div className={styles.sentences}>
      {Object.values(failureWords).map(({ sentence, action }) => (
        <Alert key={sentence} tone="bad">
          <span>{`The demo ${sentence} `}</span>
          <b>{action}</b>
        </Alert>
      ))}
    </div>
  )
}

/** The only claims that may be made of the company, word for word. */
export const Claims = (): ReactElement => (
  <DescriptionList items={Object.entries(company.claims).map(([key, value]) => ({ key, value }))} />
)

const examplesOf = ({ name }: Denied) =>
  deniedExamples.filter((text) => faultsIn(text).some((fault) => fault.startsWith(`${name}: `)))

/** What no text may say, by name, each with sentences that a test refuses. */
export function DeniedTexts(): ReactElement {
  return (
    <Table
      label="What no text may say"
      rows={denied}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', head: 'What no text says', isRowHead: true, cell: ({ name }) => name },
        {
          key: 'examples',
          head: 'Examples that a test refuses',
          cell: (one: Denied) => (
            <span className={styles.examples}>
              {examplesOf(one).map((text) => (
                <s key={text}>{text}</s>
              ))}
            </span>
          ),
        },
      ]}
    />
  )
}

/** A field for a new text, checked like every text of the site. */
export function TryAText(): ReactElement {
  const [text, setText] = useState(deniedExamples[0] ?? '')
  const faults = [...faultsIn(text), ...plainFaultsIn(text)]
  return (
    <>
      <TextField label="Your text" value={text} onChange={setText} isMultiline />
      <div className={styles.result} role="status">
        {text.trim() !== '' &&
          (faults.length > 0 ? (
            faults.map((fault) => (
              <Alert key={fault} tone="bad">
                <span>{fault}</span>
              </Alert>
            ))
          ) : (
            <Alert tone="good">No fault found.</Alert>
          ))}
      </div>
    </>
  )
}

const bounds = ({ unit, least, most }: Limit) => `${least > 1 ? `${least} to ` : 'at most '}${most} ${unit}`

/** The shortest and the longest that pages have, of those parts that are one text. */
const measured = Promise.all(offers.map(({ path }) => loadCopy(path))).then((copies) =>
  Object.fromEntries(
    (['title', 'description', 'outcome'] as const).map((part) => {
      const texts = copies.map((copy) => copy[part]).toSorted((one, other) => one.length - other.length)
      return [part, [texts[0] ?? '', texts.at(-1) ?? '']] as const
    }),
  ),
)

function Measured(): ReactElement {
  const found = use(measured)
  return (
    <Table
      label="How long the parts of a page are"
      rows={Object.entries(copyLimits)}
      rowKey={([part]) => part}
      columns={[
        { key: 'part', head: 'Part', isRowHead: true, cell: ([, { what }]) => what },
        { key: 'bounds', head: 'Length', cell: ([, limit]) => bounds(limit) },
        {
          key: 'examples',
          head: 'The shortest and the longest now',
          cell: ([part]) => (
            <span className={styles.examples}>
              {(found[part] ?? []).map((text) => (
                <span key={text} className={styles.said}>
                  <span>{text}</span>
                  <span className={muted}>{` ${text.length}`}</span>
                </span>
              ))}
            </span>
          ),
        },
      ]}
    />
  )
}

/** The allowed length of each part of a page, with the lengths on the site. */
export const Lengths = (): ReactElement => (
  <Suspense>
    <Measured />
  </Suspense>
)

const ADDRESS = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

/** How figures are written, by the functions that write them. */
export function FiguresWritten(): ReactElement {
  return (
    <DescriptionList
      items={[
        { key: 'Large sums', value: [2.5e12, 48_200_000, 1500].map(abbreviatedUsd).join(' · ') },
        { key: 'Prices', value: [67_412, 3.5, 0.000_012].map(price).join(' · ') },
        { key: 'Amounts', value: `${plainNumber(0.6712, 6)} ETH · ${plainNumber(1_250_000, 0)} AIZ` },
        { key: 'Changes', value: [1.84, -0.62, 0].map(signedPercent).join(' · ') },
        { key: 'Addresses', value: shortAddress(ADDRESS) },
        { key: 'Not known', value: MISSING },
      ]}
    />
  )
}
