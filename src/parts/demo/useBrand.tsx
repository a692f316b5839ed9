// The brand of the demo during the visit: from a link or from the panel (Rules, Made yours).
import { Palette } from 'lucide'
import { useId, useMemo, useRef, useState, type ReactElement } from 'react'
import type { Branded } from './DemoFrame.tsx'
import { PARAMETERS } from '../../address/address.ts'
import { FootAction } from './FootAction.tsx'
import { LoadError } from '../loading/LoadError.tsx'
import { useLate } from '../loading/useLate.ts'
import type { Brand } from '../../theme/brand.ts'
import type { FamilyName } from '../../theme/tokens.ts'

// In the same function as its styles, so that a failure of either is caught.
const loadBranding = () => import('./branding.ts')

export interface BrandOfVisit {
  brand: Branded | null
  /** Replaces the brand from outside the panel, which closes. */
  setBrand: (brand: Brand | null) => void
  /** The message for a link with an invalid name or color. */
  notice: string | undefined
  /** Opens the panel. */
  tool: ReactElement
  /** The panel while it is open. */
  panel: ReactElement | null
}

/** `said` is the content of the address. */
export function useBrand(said: string, family: FamilyName): BrandOfVisit {
  const [brand, setBrand] = useState<Brand | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState(said)
  if (seen !== said) {
    setSeen(said)
    // Another demo starts at its first control.
    setIsOpen(false)
  }
  const tool = useRef<HTMLButtonElement>(null)
  const id = useId()

  const names = useMemo(() => new URLSearchParams(said), [said])
  const isByLink = names.has(PARAMETERS.brandName) || names.has(PARAMETERS.brandColor)
  const isWanted = isOpen || isByLink || (brand !== null && brand.color !== null)
  const { part: parts, failure, retry } = useLate(isWanted || null, loadBranding)
  const arrival = useMemo(() => (isByLink && parts ? parts.brandOf(names) : null), [isByLink, names, parts])
  const [taken, setTaken] = useState(arrival)
  if (taken !== arrival) {
    setTaken(arrival)
    if (arrival?.brand) setBrand(arrival.brand)
  }

  const color = brand?.color ?? null
  const tones = useMemo(
    () => (parts && color !== null ? parts.brandTones(color, family) : null),
    [parts, color, family],
  )
  const close = () => {
    setIsOpen(false)
    tool.current?.focus()
  }
  return {
    brand: brand && { ...brand, tones },
    setBrand: (next) => {
      setBrand(next)
      setIsOpen(false)
    },
    notice: arrival?.isUnreadable
      ? parts?.UNREADABLE_BRAND
      : failure && !isOpen
        ? `The name and color ${failure === 'stalled' ? 'are still loading' : 'could not be loaded'}.`
        : undefined,
    tool: (
      <FootAction
        icon={Palette}
        short="yours"
        ref={tool}
        isExpanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Make it yours
      </FootAction>
    ),
    panel: !isOpen ? null : parts ? (
      <parts.BrandSettings id={id} brand={brand} tones={tones} onChange={setBrand} onDone={close} />
    ) : failure ? (
      <LoadError what="This panel" kind={failure} onRetry={retry} onClose={close} />
    ) : null,
  }
}
