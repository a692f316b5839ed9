// What one sends to a client: every demo with its links, in the client's name and color, each to be copied, or all as a mail
// (Rules, A page to send).
import { useMemo, useRef, useState, type ReactElement } from 'react'
import { PARAMETERS, withBrand, withSaid } from '#src/address/address.ts'
import { company } from '#src/content/company.ts'
import { demoSentenceOf } from '#src/content/copy/demoSentences.ts'
import { demoIds, demoPagePath, demos, type Demo, type DemoId } from '#src/content/demos.ts'
import { BrandMark } from '#src/patterns/brand/BrandMark.tsx'
import { BrandPanel } from '#src/parts/demo/BrandPanel.tsx'
import { useBrandTones } from '#src/patterns/brand/useBrandTones.ts'
import { Button } from '#src/primitives/Button.tsx'
import { Miniature } from '#src/primitives/Marks.tsx'
import { newTab } from '#src/primitives/newTab.ts'
import type { Brand } from '#src/theme/brand.ts'
import { brandTones } from '#src/theme/brandTones.ts'
import { code, visuallyHidden } from '#src/theme/global.css.ts'
import { NO_SITE, siteAt } from '#storybook/links/siteLinks.ts'
import { previewIdOf, storyOf } from './demoAddresses.ts'
import * as styles from './DemoLinks.css.ts'
import { productPage } from './productPage.css.ts'

/** The ids of all previews that the links lead to. */
export const previewIds: readonly string[] = demoIds.map(previewIdOf)

interface Link {
  name: string
  address: string
}

/** The demo's page on the site, or its story where there is no site. */
function pageOf(id: DemoId, here: string, brand: Brand | null): string {
  const site = siteAt(here)
  return site === null ? storyOf(id, here) : withBrand(`${site}${demoPagePath(id)}`, brand)
}

/** The links that can be sent; the first is the usual one. Without a site there is the story alone. */
function linksOf(id: DemoId, here: string, brand: Brand | null, end: string | null): Link[] {
  const page = pageOf(id, here, brand)
  if (siteAt(here) === null) return [{ name: 'Story', address: page }]
  return [
    { name: 'Live', address: page },
    { name: 'Tour', address: withSaid(page, { [PARAMETERS.tour]: '' }) },
    ...(end === null ? [] : [{ name: 'At its end', address: withSaid(page, { [PARAMETERS.moment]: end }) }]),
    { name: 'Story', address: storyOf(id, here) },
  ]
}

/** A mail about the chosen demos: a sentence and a link for each. */
function mailOf(chosen: readonly Demo[], here: string, brand: Brand | null): string {
  const intro = brand?.name
    ? `Demos by ${company.name}, in the name of ${brand.name}:`
    : `Demos by ${company.name}:`
  const lines = chosen.map(
    (demo) => `${demo.name}\n${demoSentenceOf(demo)}\n${pageOf(demo.key, here, brand)}`,
  )
  return [intro, ...lines, `${company.claims.demos}.`].join('\n\n')
}

const REFUSED = 'The browser did not allow copying. Select the text to copy it.'

export interface DemoLinksProps {
  /** The address of this page: links to stories lead to where it is served from. */
  here: string
  /** Where each demo's tour ends, as `at` says it. */
  ends: Readonly<Record<string, string | null>>
  /** False when the browser refuses; never rejects. See `CopyRefused`. */
  copyText: (text: string) => Promise<boolean>
}

/** A client's name and color, then the demos in the order of the wall, each with its links and a button to copy each of them. */
export function DemoLinks({ here, ends, copyText }: DemoLinksProps): ReactElement {
  const [brand, setBrand] = useState<Brand | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<DemoId>>(new Set())
  const [copy, setCopy] = useState<{ text: string; isCopied: boolean } | null>(null)
  const copyNow = (text: string) => void copyText(text).then((isCopied) => setCopy({ text, isCopied }))
  const mail = mailOf(
    demos.filter(({ key }) => chosen.has(key)),
    here,
    brand,
  )
  const noticeOf = (text: string) => (copy?.text === text ? (copy.isCopied ? 'Copied' : REFUSED) : '')
  return (
    <div className={productPage}>
      {siteAt(here) === null && <p className={styles.alone}>{NO_SITE}</p>}
      <BrandPanel
        id="client"
        title="For whom?"
        Title="h2"
        brand={brand}
        tones={brand?.color ? brandTones(brand.color, 'launch') : null}
        onChange={setBrand}
      />
      <ul className={styles.list}>
        {demos.map((demo) => (
          <DemoRow
            key={demo.key}
            demo={demo}
            brand={brand}
            links={linksOf(demo.key, here, brand, ends[demo.key] ?? null)}
            isChosen={chosen.has(demo.key)}
            onChoose={(isChosen) => {
              const next = new Set(chosen)
              if (isChosen) next.add(demo.key)
              else next.delete(demo.key)
              setChosen(next)
            }}
            noticeOf={noticeOf}
            onCopy={copyNow}
          />
        ))}
      </ul>
      <section className={styles.mail} aria-labelledby="mail-title">
        <h2 id="mail-title" className={styles.name}>
          All as a mail
        </h2>
        <p>
          {chosen.size === 0
            ? 'Choose demos above: the mail has a sentence and a link for each.'
            : `${chosen.size} chosen.`}
        </p>
        {chosen.size > 0 && <pre className={styles.mailText}>{mail}</pre>}
        <div className={styles.mailActions}>
          <Button variant="primary" isDisabled={chosen.size === 0} onClick={() => copyNow(mail)}>
            Copy all as a mail
          </Button>
          <span className={styles.notice} role="status">
            {noticeOf(mail)}
          </span>
        </div>
      </section>
    </div>
  )
}

interface DemoRowProps {
  demo: Demo
  brand: Brand | null
  links: readonly Link[]
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  noticeOf: (text: string) => string
  onCopy: (text: string) => void
}

function DemoRow({ demo, brand, links, isChosen, onChoose, noticeOf, onCopy }: DemoRowProps): ReactElement {
  const { key, name, family } = demo
  const row = useRef<HTMLLIElement>(null)
  const color = brand?.color ?? null
  const tones = useMemo(() => (color === null ? null : brandTones(color, family)), [color, family])
  useBrandTones(row, tones)
  return (
    <li ref={row} className={styles.demo} data-family={family}>
      <div className={styles.preview}>
        <div className={styles.tile}>
          <Miniature demo={key} />
        </div>
        {brand?.name && (
          <div className={styles.mark}>
            <BrandMark name={brand.name} />
          </div>
        )}
      </div>
      <div className={styles.texts}>
        <h2 className={styles.name}>
          {brand?.name && <bdi className={styles.client}>{brand.name}</bdi>}
          <span>{name}</span>
        </h2>
        <p className={styles.sentence}>{demoSentenceOf(demo)}</p>
        <label className={styles.choice}>
          <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
          <span>In the mail</span>
          <span className={visuallyHidden}>{`: ${name}`}</span>
        </label>
      </div>
      <dl className={styles.links}>
        {links.map((link) => (
          <div key={link.name} className={styles.link}>
            <dt className={styles.linkName}>{link.name}</dt>
            <dd className={styles.address}>
              <span className={code}>{link.address}</span>
              <span className={styles.notice} role="status">
                {noticeOf(link.address)}
              </span>
            </dd>
            <dd className={styles.action}>
              <a
                className={styles.open}
                href={link.address}
                aria-label={`Open ${link.name}: ${name} (opens in a new tab)`}
                {...newTab}
              >
                Open
              </a>
              <Button size="small" label={`Copy ${link.name}: ${name}`} onClick={() => onCopy(link.address)}>
                Copy
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
