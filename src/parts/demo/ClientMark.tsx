// A client's mark at the head of a demo: the logo that this browser keeps for that client, or the mark generated from the name
// (Rules, Sending a demo).
import { useEffect, useRef, type ReactElement } from 'react'
import { keptKeys, useKept } from '../../browser/kept.ts'
import { drawPicture } from '../../browser/picture.ts'
import { BrandMark } from '../../patterns/brand/BrandMark.tsx'
import { logoOf, readLogos } from '../send/sentLinks.ts'
import * as styles from './ClientMark.css.ts'

export interface ClientMarkProps {
  /** The client's name, not blank. */
  client: string
}

/** Decorative, because the client's name is beside it. */
export function ClientMark({ client }: ClientMarkProps): ReactElement {
  const logo = logoOf(readLogos(useKept(keptKeys.logo)), client)
  return logo ? <Picture picture={logo.picture} /> : <BrandMark name={client} />
}

function Picture({ picture }: { picture: string }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) void drawPicture(canvas.current, picture)
  }, [picture])
  return <canvas ref={canvas} className={styles.picture} aria-hidden />
}
