// The page of a link to several demos: its sender, and a tile for each demo (Rules, One link for several demos).
import { useRef, type ReactElement, type ReactNode } from 'react'
import { withBrand } from '../../address/address.ts'
import { isPlainPress } from '../../browser/plainPress.ts'
import { demoSentenceOf } from '../../content/copy/demoSentences.ts'
import { demoByKey, type DemoId } from '../../content/demos.ts'
import { pageHref } from '../../content/site.ts'
import { BrandMark } from '../../patterns/brand/BrandMark.tsx'
import { useBrandTones } from '../../patterns/brand/useBrandTones.ts'
import { ButtonLink, TextLink } from '../../primitives/Button.tsx'
import { DemoThumbnail } from '../../primitives/Marks.tsx'
import { needsScripts, onlyPrinted, onlyWithoutScripts } from '../../theme/global.css.ts'
import type { BrandTones } from '../../theme/brandTones.ts'
import type { FamilyName } from '../../theme/tokens.ts'
import { MOST_DEMOS, type RoomDemo } from '../send/room.ts'
import type { Branded } from './DemoFrame.tsx'
import * as head from './DemoHead.css.ts'
import * as styles from './SeveralDemos.css.ts'
import { SenderLine } from './SenderLine.tsx'
import type { DrawnOfSender } from './useSender.tsx'

export interface SeveralDemosProps extends Omit<DrawnOfSender, 'arrived'> {
  /** The demos of the link, at most six; null before the link is read. See `Opening`, `NoDemos`. */
  demos: readonly RoomDemo[] | null
  /** The client's name and color; null for the company's. */
  brand: Branded | null
  /** What could not be read. See `SomeLeftOut`. */
  notice?: string | undefined
  /** The link to all demos, without what goes with them. */
  link: string
  /** The link to one of them, which is also the target of its tile. */
  linkTo: (demo: RoomDemo) => string
  /** A tile was pressed: its demo opens over the page. */
  onOpen: (demo: RoomDemo) => void
}

/** The id of the tile of a demo, which gets the focus back. */
export const tileId = (demo: DemoId): string => `tile-${demo}`

/** The way to all demos, for a link that names none. */
const AllDemos = () => <TextLink href={pageHref('/products')}>See all products and their demos</TextLink>

/** The page: a bar in the company's colors, the sender's words, and the tiles in the client's color. */
export function SeveralDemos({
  demos,
  brand,
  notice,
  link,
  linkTo,
  onOpen,
  cover,
  mark,
  printed,
  askFor,
}: SeveralDemosProps): ReactElement {
  const client = brand?.name ?? ''
  const tones = brand?.tones ?? null
  const [first] = demos ?? []
  // Not by the helper of the demos, which would bring their shared code to this page.
  const count = demos?.length ?? 0
  const what =
    count === 0 ? 'the demos of a link that was cut off' : count === 1 ? '1 demo' : `${count} demos`
  const answer = { what, client, link: { kind: 'start', link }, entries: [] } as const
  const ask = (
    <ButtonLink
      variant="primary"
      size="small"
      href={askFor?.({ ...answer, isSeveral: true }) ?? withBrand(pageHref('/contact'), brand)}
    >
      Ask for your version
    </ButtonLink>
  )
  return (
    <main className={styles.page}>
      <div className={`${head.bar} ${head.sent}`}>
        {first && (
          <Toned className={head.tile} tones={tones} family={demoByKey(first.demo).family}>
            {client === '' ? (
              <DemoThumbnail demo={first.demo} />
            ) : (
              (mark?.(client) ?? <BrandMark name={client} />)
            )}
          </Toned>
        )}
        <div className={head.texts}>
          <h1 id="page-title" tabIndex={-1} className={`${head.title} ${head.titleOfSent}`}>
            {first ? what : 'Demos to try'}
          </h1>
          <p className={head.label}>Each can be customized as requested</p>
          <SenderLine client={client} isSeveral />
        </div>
        <div className={styles.ask}>{ask}</div>
      </div>
      {first && cover?.(() => answer)}
      {notice && <p className={styles.notice}>{notice}</p>}
      {!demos ? (
        <div className={styles.texts}>
          <p className={needsScripts}>Opening the demos…</p>
          <div className={onlyWithoutScripts}>
            <p>
              Your browser reads from the link which demos it opens. This needs JavaScript, which is turned
              off.
            </p>
            <AllDemos />
          </div>
        </div>
      ) : !first ? (
        <div className={styles.texts}>
          <p>This link opens no demo. It may have been cut off: ask its sender to send it again.</p>
          <AllDemos />
        </div>
      ) : (
        <Toned className={styles.toned} tones={tones}>
          <ul
            className={
              demos.length % 2 === 0 && demos.length < MOST_DEMOS ? styles.columns.two : styles.columns.three
            }
          >
            {demos.map((one) => (
              <Tile key={one.demo} one={one} href={linkTo(one)} onOpen={onOpen} />
            ))}
          </ul>
        </Toned>
      )}
      <div className={styles.askBelow}>{ask}</div>
      <p className={styles.note}>Simulations. Nothing here is sent to a network.</p>
      {first && printed?.(() => link)}
    </main>
  )
}

interface TonedProps {
  className: string
  tones: BrandTones | null
  family?: FamilyName
  children: ReactNode
}

/** A part in the client's color. The bar is in the company's own colors. */
function Toned({ className, tones, family, children }: TonedProps): ReactElement {
  const part = useRef<HTMLDivElement>(null)
  useBrandTones(part, tones)
  return (
    <div ref={part} className={className} data-family={family}>
      {children}
    </div>
  )
}

interface TileProps {
  one: RoomDemo
  href: string
  onOpen: (demo: RoomDemo) => void
}

/** Where its demo opens; '' for its start. */
const openingWords = ({ opening }: RoomDemo): string =>
  opening.at !== undefined
    ? 'Opens as it was left for you.'
    : opening.tour !== undefined
      ? 'Begins with a short tour.'
      : ''

/** A link, which opens the demo over the page, or its own page in another tab. */
function Tile({ one, href, onOpen }: TileProps): ReactElement {
  const demo = demoByKey(one.demo)
  const words = openingWords(one)
  return (
    <li className={styles.tile} data-family={demo.family}>
      <div className={styles.picture}>
        <DemoThumbnail demo={demo.key} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a
            id={tileId(demo.key)}
            className={styles.open}
            href={href}
            onClick={(press) => {
              if (!isPlainPress(press)) return
              press.preventDefault()
              onOpen(one)
            }}
          >
            {demo.name}
          </a>
        </h2>
        <p className={styles.sentence}>{demoSentenceOf(demo)}</p>
        {words !== '' && <p className={styles.opening}>{words}</p>}
        <p className={`${styles.address} ${onlyPrinted}`}>{href}</p>
      </div>
    </li>
  )
}
