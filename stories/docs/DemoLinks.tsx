// The links to all demos for a client: sorted, searched, in the client's name and color, each to be copied (Rules, A page to send).
// Several in one message are the panel "Send" of a demo.
import { useMemo, useRef, useState, type ReactElement } from 'react'
import { PARAMETERS, withBrand, withParams } from '#src/address/address.ts'
import { demoSentenceOf } from '#src/content/copy/demoSentences.ts'
import { demoPagePath, demos, type Demo, type DemoId } from '#src/content/demos.ts'
import { BrandMark } from '#src/patterns/brand/BrandMark.tsx'
import { BrandSettings } from '#src/parts/demo/BrandSettings.tsx'
import { useBrandTones } from '#src/patterns/brand/useBrandTones.ts'
import { counted } from '#src/format/counted.ts'
import { Button } from '#src/primitives/Button.tsx'
import { Select, TextField, type Option } from '#src/primitives/Field.tsx'
import { DemoThumbnail } from '#src/primitives/Marks.tsx'
import { newTab } from '#src/primitives/newTab.ts'
import { families } from '#src/theme/tokens.ts'
import type { Brand } from '#src/theme/brand.ts'
import { brandTones } from '#src/theme/brandTones.ts'
import { code } from '#src/theme/global.css.ts'
import { NO_SITE, siteAt } from '#storybook/links/siteLinks.ts'
import { storyOf } from './demoAddresses.ts'
import * as styles from './DemoLinks.css.ts'
import { productPage } from './productPage.css.ts'

interface Link {
  name: string
  address: string
}

/** The demo's page on the site, or its story where there is no site. */
function pageOf(id: DemoId, here: string, brand: Brand | null): string {
  const site = siteAt(here)
  return withBrand(site === null ? storyOf(id, here) : `${site}${demoPagePath(id)}`, brand)
}

/** The links that can be sent; the first is the usual one. Without a site there is the story alone. */
function linksOf(id: DemoId, here: string, brand: Brand | null, end: string | null): Link[] {
  const page = pageOf(id, here, brand)
  if (siteAt(here) === null) return [{ name: 'Story', address: page }]
  return [
    { name: 'Live', address: page },
    { name: 'Tour', address: withParams(page, { [PARAMETERS.tour]: '' }) },
    ...(end === null
      ? []
      : [{ name: 'At its end', address: withParams(page, { [PARAMETERS.moment]: end }) }]),
    { name: 'Story', address: withBrand(storyOf(id, here), brand) },
  ]
}

/** The orders of the list. */
const ORDERS = {
  name: (one: Demo, other: Demo) => one.name.localeCompare(other.name, 'en'),
  family: (one: Demo, other: Demo) => families.indexOf(one.family) - families.indexOf(other.family),
  wall: () => 0,
} as const
type Order = keyof typeof ORDERS
const ORDER_OPTIONS: readonly Option<Order>[] = [
  { value: 'name', label: 'By name' },
  { value: 'family', label: 'By family' },
  { value: 'wall', label: 'As on the home page' },
]

/** Whether the texts of a demo contain all words of a search. */
function isFound(demo: Demo, search: string): boolean {
  const said = `${demo.name} ${demo.family} ${demoSentenceOf(demo)}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

const REFUSED = 'The browser did not allow copying. Select the text to copy it.'

export interface DemoLinksProps {
  /** The address of this page: links to stories lead to where it is served from. */
  here: string
  /** Where each demo's tour ends, as `at` says it. */
  ends: Readonly<Record<string, string | null>>
  /** False when the browser refuses; never rejects. See `CopyFailed`. */
  copyText: (text: string) => Promise<boolean>
}

/** A client's name and color, then the demos, each with its links and a button to copy each of them. */
export function DemoLinks({ here, ends, copyText }: DemoLinksProps): ReactElement {
  const [brand, setBrand] = useState<Brand | null>(null)
  const [copy, setCopy] = useState<{ text: string; isCopied: boolean } | null>(null)
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>('name')
  const copyNow = (text: string) => void copyText(text).then((isCopied) => setCopy({ text, isCopied }))
  const found = demos.toSorted(ORDERS[order]).filter((demo) => isFound(demo, search.trim()))
  const noticeOf = (text: string) => (copy?.text === text ? (copy.isCopied ? 'Copied' : REFUSED) : '')
  return (
    <div className={productPage}>
      {siteAt(here) === null && <p className={styles.alone}>{NO_SITE}</p>}
      <BrandSettings
        id="client"
        title="For whom?"
        Title="h2"
        brand={brand}
        tones={brand?.color ? brandTones(brand.color, 'launch') : null}
        onChange={setBrand}
      />
      <div className={styles.tools}>
        <TextField label="Find a demo" kind="search" value={search} onChange={setSearch} />
        <Select label="Order" value={order} options={ORDER_OPTIONS} onChange={setOrder} />
        <p className={styles.found} role="status">
          {counted(found.length, 'demo')}
        </p>
      </div>
      <ul className={styles.list}>
        {found.map((demo) => (
          <DemoRow
            key={demo.key}
            demo={demo}
            brand={brand}
            links={linksOf(demo.key, here, brand, ends[demo.key] ?? null)}
            noticeOf={noticeOf}
            onCopy={copyNow}
          />
        ))}
      </ul>
    </div>
  )
}

interface DemoRowProps {
  demo: Demo
  brand: Brand | null
  links: readonly Link[]
  noticeOf: (text: string) => string
  onCopy: (text: string) => void
}

function DemoRow({ demo, brand, links, noticeOf, onCopy }: DemoRowProps): ReactElement {
  const { key, name, family } = demo
  const row = useRef<HTMLLIElement>(null)
  const color = brand?.color ?? null
  const tones = useMemo(() => (color === null ? null : brandTones(color, family)), [color, family])
  useBrandTones(row, tones)
  return (
    <li ref={row} className={styles.demo} data-family={family}>
      <div className={styles.preview}>
        <div className={styles.tile}>
          <DemoThumbnail demo={key} />
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
