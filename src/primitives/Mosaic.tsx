// The art of the site: mosaics, single folds and the logo, all from one fold alphabet.
import { useMemo, type ReactElement } from 'react'
import type { FamilyName } from '../theme/tokens.ts'
import folds from './folds.svg'
import * as styles from './Mosaic.css.ts'
import { CELL, foldLayers, logoLayers, mosaicLayers, type Layer, type MosaicPlan } from './mosaic.ts'

/** Layers of art as the paths of a picture. */
export const paths = (layers: readonly Layer[]) =>
  layers.map(({ fill, d }, index) => <path key={index} className={styles.fill[fill]} d={d} />)

export interface MosaicProps extends MosaicPlan {
  /** What the picture shows; without it the mosaic is decoration and hidden from assistive technology. See `Labeled`. */
  label?: string
  /** Fills the height of its box and crops the rest. See `Band`. */
  isCovering?: boolean
}

/** Art from a text: the same seed always gives the same picture. */
export function Mosaic({ label, isCovering = false, ...plan }: MosaicProps): ReactElement {
  const { seed, cols, rows, symmetry, families, rest, ground } = plan
  const palette = families?.join()
  const layers = useMemo(
    () =>
      mosaicLayers({
        seed,
        cols,
        rows,
        symmetry,
        families: palette?.split(',') as FamilyName[],
        rest,
        ground,
      }),
    [seed, cols, rows, symmetry, palette, rest, ground],
  )
  return (
    <svg
      className={isCovering ? `${styles.art} ${styles.covering}` : styles.art}
      viewBox={`0 0 ${cols * CELL} ${rows * CELL}`}
      preserveAspectRatio={isCovering ? 'xMinYMin slice' : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {paths(layers)}
    </svg>
  )
}

export interface AddressMarkProps {
  /** The address: the quilt is made from it. */
  address: string
}

/** The 4 × 4 quilt of an address, by which it is found again; decoration beside the address. */
export function AddressMark({ address }: AddressMarkProps): ReactElement {
  return <Mosaic seed={address} cols={4} rows={4} symmetry="fourfold" rest={0} ground="tint" />
}

export interface FoldTileProps {
  /** The family whose fold is drawn. See `EachFamily`. */
  family: FamilyName
  /** Side in px; without it the tile fills its box. */
  size?: number
}

/** A family's fold tile. */
export function FoldTile({ family, size }: FoldTileProps): ReactElement {
  return (
    <svg
      className={styles.fold}
      aria-hidden
      viewBox="0 0 48 48"
      width={size ?? '100%'}
      height={size ?? '100%'}
    >
      {paths(foldLayers(family, 48))}
    </svg>
  )
}

export interface FoldArtProps {
  /** The drawing: art composed from a family's fold, or `wide`, a band of Launch's. See `Art`. */
  art: FamilyName | 'wide'
}

/** Art from one family's fold: towers, a climbing diagonal, interlocking gates, or rings. Decoration; it covers its box. */
export function FoldArt({ art }: FoldArtProps): ReactElement {
  return (
    <svg className={styles.foldArt} aria-hidden>
      <use href={`${folds}#art-${art}`} width="100%" height="100%" />
    </svg>
  )
}

export interface FoldFigureProps {
  /** The family whose figure is folded. */
  family: FamilyName
  /** The number of folds, from 1 to 4. See `Figures`. */
  step: number
}

/** The figure of a family after one of its four folds: for an `svg` with a view box of 100 × 100. */
export const FoldFigure = ({ family, step }: FoldFigureProps): ReactElement => (
  <use href={`${folds}#${family}-${step}`} />
)

export interface LogoProps {
  /** Side in px. */
  size?: number
}

/** The logo: four colored tiles (Rules, Art). Decoration beside the company's name. */
export function Logo({ size = 34 }: LogoProps): ReactElement {
  return (
    <svg className={styles.mark} aria-hidden viewBox="0 0 32 32" width={size} height={size}>
      {paths(logoLayers())}
    </svg>
  )
}
