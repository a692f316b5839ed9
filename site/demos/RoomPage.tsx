// A page with several demos, to send to a client (Rules, One link for several demos). A tile opens its demo over the page.
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { PARAMETERS, paramsOf, withBrand, withParams } from '#src/address/address.ts'
import { withNoneOpen } from '#src/address/openDemo.ts'
import { demoByKey, type DemoId } from '#src/content/demos.ts'
import { CoverStrip } from '#src/parts/demo/CoverStrip.tsx'
import { SeveralDemos, tileId } from '#src/parts/demo/SeveralDemos.tsx'
import { useSender } from '#src/parts/demo/useSender.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'
import { brandOf, UNREADABLE_BRAND } from '#src/parts/send/brandOf.ts'
import { coverOf, isCovered, NO_COVER, withCover } from '#src/parts/send/cover.ts'
import { openingParams, roomLink, roomOf, type RoomDemo } from '#src/parts/send/room.ts'
import { brandTones } from '#src/theme/brandTones.ts'
import { goTo, keepMomentOnLeaving, useAddress } from './pageAddress.ts'
import { roomStart, startOf } from './pagesToSend.ts'

// The frame and the dialog of a demo: the tiles need neither.
const loadOver = () => import('./DemoOver.tsx')

/** The client of the link, in tones that begin with the first demo. */
function brandIn(words: string, [first]: readonly RoomDemo[]) {
  const { brand, isUnreadable } = brandOf(new URLSearchParams(words))
  const tones = brand?.color && first ? brandTones(brand.color, demoByKey(first.demo).family) : null
  return { brand: brand && { ...brand, tones }, isUnreadable }
}

const tileOf = (id: DemoId) => document.getElementById(tileId(id))

const NOWHERE = { search: '', hash: '' }

/** Marks the entry of the history that a tile has made: × goes back from it. */
interface HistoryState {
  readonly isOpenedHere?: boolean
}

export interface RoomPageProps {
  /** Called when the page is ready. */
  onAlive?: () => void
}

export function RoomPage({ onAlive }: RoomPageProps): ReactElement {
  const address = useAddress()
  const place = address ?? NOWHERE
  const said = paramsOf(place)
  // What is not of one demo.
  const words = paramsOf(withNoneOpen(place)).toString()
  const { demos, notice } = useMemo(() => roomOf(new URLSearchParams(words)), [words])
  const { brand, isUnreadable } = useMemo(() => brandIn(words, demos), [words, demos])
  const { cover, notice: coverNotice } = useMemo(() => coverOf(new URLSearchParams(words)), [words])
  const { drawn } = useSender(words, false)
  const key = said.get(PARAMETERS.demo)
  const open = demos.find(({ demo }) => demo === key)
  const { part, failure } = useLate(address && demos.length > 0 ? 'over' : null, loadOver)

  useEffect(() => {
    if (address && key !== null && !open) goTo(withNoneOpen(address), 'replace')
  }, [address, key, open])
  useEffect(keepMomentOnLeaving, [])
  const isAlive = address !== null
  useEffect(() => {
    if (isAlive) onAlive?.()
  }, [isAlive, onAlive])
  const linkTo = ({ demo, opening }: RoomDemo) =>
    withParams(withCover(withBrand(startOf(demo), brand), cover), opening)
  // The page of the demo alone needs none of this code.
  const openAlone = open && failure ? linkTo(open) : null
  useEffect(() => {
    if (openAlone !== null) window.location.replace(openAlone)
  }, [openAlone])
  // What the client did in a demo is there when it is opened again, and in a reply.
  const [left, setLeft] = useState<ReadonlyMap<DemoId, string>>(new Map())
  const asLeft = (one: RoomDemo): RoomDemo => {
    const moment = left.get(one.demo)
    const { about } = one.opening
    return moment === undefined
      ? one
      : { ...one, opening: { ...(about !== undefined && { about }), [PARAMETERS.moment]: moment } }
  }
  const placeOf = (one: RoomDemo) => {
    const { search, hash } = withNoneOpen(place)
    const { search: query, hash: fragment } = new URL(
      withParams(search + hash, openingParams(one)),
      window.location.href,
    )
    return { search: query, hash: fragment }
  }
  return (
    <>
      <SeveralDemos
        demos={address && demos}
        brand={brand}
        notice={[notice, isUnreadable && UNREADABLE_BRAND, coverNotice].filter(Boolean).join(' ')}
        link={address ? roomLink(roomStart(), demos.map(asLeft), brand, NO_COVER) : ''}
        linkTo={linkTo}
        onOpen={(one) => goTo(placeOf(asLeft(one)), 'push', { isOpenedHere: true } satisfies HistoryState)}
        {...drawn}
        cover={
          isCovered(cover)
            ? (answer) => <CoverStrip cover={cover} now={Date.now} answer={answer} isSeveral />
            : undefined
        }
      />
      {part && (
        <part.DemoOver
          id={open?.demo ?? null}
          place={place}
          about={said.get(PARAMETERS.about) ?? undefined}
          opener={tileOf}
          onLeave={(isAgain) => {
            const { isOpenedHere } = (window.history.state ?? {}) as HistoryState
            if (isOpenedHere && !isAgain) window.history.back()
            else goTo(withNoneOpen(window.location), 'replace', null)
          }}
          onOpenAt={(address) => goTo(address, 'replace')}
          onLeft={(id, link) => {
            // A tour is the link's, and what is too long for a link stays as it was before.
            if (link.kind === 'moment') setLeft((before) => new Map(before).set(id, link.code))
          }}
        />
      )}
    </>
  )
}
