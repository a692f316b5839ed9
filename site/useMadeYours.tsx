// Whose demo it is, for the visit: as a link brought it, and as it is chosen in the panel (Rules, Made yours).
import { Palette } from 'lucide'
import { useEffect, useId, useMemo, useRef, useState, type ReactElement } from 'react'
import type { Branded } from '#src/patterns/DemoFoot.tsx'
import { FootAction } from '#src/patterns/FootAction.tsx'
import { PartFailure, type FailureKind } from '#src/patterns/PartFailure.tsx'
import { brandOf, type Brand } from '#src/theme/brand.ts'
import type { FamilyName } from '#src/theme/tokens.ts'
import type * as branding from './branding.ts'
import { tryAgain, whyFailed } from './failure.ts'

type Branding = typeof branding
// Apart from what is done with it: else its styles' failure would be nobody's.
const loadBranding = () => import('./branding.ts')

export interface MadeYours {
  brand: Branded | null
  /** Said of a link whose name or color is none. */
  notice: string | undefined
  /** Opens the panel. */
  tool: ReactElement
  /** The panel while it is open. */
  panel: ReactElement | null
}

/** `search` is the query that the demo was opened by. */
export function useMadeYours(search: string, family: FamilyName): MadeYours {
  const arrival = useMemo(() => brandOf(new URLSearchParams(search)), [search])
  const [brand, setBrand] = useState<Brand | null>(arrival.brand)
  const [isOpen, setIsOpen] = useState(false)
  const [seenSearch, setSeenSearch] = useState(search)
  if (seenSearch !== search) {
    setSeenSearch(search)
    if (arrival.brand) setBrand(arrival.brand)
    // Another demo begins with its own first control.
    setIsOpen(false)
  }
  const [parts, setParts] = useState<Branding | null>(null)
  const [failure, setFailure] = useState<FailureKind | null>(null)
  const tool = useRef<HTMLButtonElement>(null)
  const id = useId()

  const isWanted = isOpen || (brand !== null && brand.color !== null)
  useEffect(() => {
    if (!isWanted) return
    let isStillWanted = true
    loadBranding().then(
      (loaded) => isStillWanted && setParts(loaded),
      async () => {
        const kind = await whyFailed()
        if (isStillWanted) setFailure(kind)
      },
    )
    return () => {
      isStillWanted = false
    }
  }, [isWanted])

  const color = brand?.color ?? null
  const tones = useMemo(
    () => (parts && color !== null ? parts.brandTones(color, family) : null),
    [parts, color, family],
  )
  const close = () => {
    setIsOpen(false)
    tool.current?.focus()
  }
  const retry = async () => {
    if (failure === 'updated') {
      window.location.reload()
      return
    }
    setFailure(null)
    const result = await tryAgain(async () => setParts(await loadBranding()))
    if (result !== 'loaded') setFailure(result)
  }

  return {
    brand: brand && { ...brand, tones },
    notice: arrival.isUnreadable
      ? "The name or the color in the link could not be read: the demo stands in the house's own."
      : failure && !isOpen
        ? 'The color could not be loaded.'
        : undefined,
    tool: (
      <FootAction icon={Palette} ref={tool} isExpanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Make it yours
      </FootAction>
    ),
    panel: !isOpen ? null : parts ? (
      <parts.BrandPanel id={id} brand={brand} tones={tones} onChange={setBrand} onDone={close} />
    ) : failure ? (
      <PartFailure what="This panel" kind={failure} onRetry={() => void retry()} onClose={close} />
    ) : null,
  }
}
