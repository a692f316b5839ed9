// The token generator for the gaming platform: a guild pays for its hero's items with the deployed gold.
import { useState, type ReactElement } from 'react'
import { NextPanel } from '../../patterns/figures/NextPanel.tsx'
import { toggled } from '../../simulation/visitorEvents.ts'
import { stamped } from '../../theme/motion.css.ts'
import { madeFor, type NextProps } from './forOffer.tsx'
import {
  guildItems,
  guildOf,
  GUILD_PERCENT,
  noSupply,
  supplyOf,
  tokens,
  type GuildItem,
} from './nextFigures.ts'
import * as styles from './NextPanels.css.ts'

const HEADING = 'Next: the guild equips its hero'
const NOTE = `Sample: a guild with ${GUILD_PERCENT}% of the supply, and four items.`
const FIRST_EQUIPPED: readonly string[] = ['shield']

/** Each item as a path on a square of 120, at its place on the hero; those behind the hero first. */
const pictures: readonly { id: GuildItem; d: string }[] = [
  { id: 'cloak', d: 'M46 40H74L94 110H26Z' },
  { id: 'sword', d: 'M88 66H92V22L96 14L100 22V66H104V72H98V84H94V72H88Z' },
  { id: 'shield', d: 'M14 50H42V74L28 92L14 74Z' },
  { id: 'lantern', d: 'M54 76H66V80H70V98H50V80H54Z' },
]

/** The hero with the equipped items; an outline is at the place of each other. */
function Hero({ equipped, pressed }: { equipped: readonly string[]; pressed: string | null }): ReactElement {
  const names = guildItems.filter(({ id }) => equipped.includes(id)).map(({ name }) => name)
  const drawn = ({ id, d }: (typeof pictures)[number]) =>
    equipped.includes(id) ? (
      <path key={`${id} on`} className={id === pressed ? `${styles.item} ${stamped}` : styles.item} d={d} />
    ) : (
      <path key={id} className={styles.slot} d={d} />
    )
  return (
    <svg
      className={styles.hero}
      viewBox="0 0 120 120"
      role="img"
      aria-label={`The hero, equipped with: ${names.join(', ') || 'nothing'}`}
    >
      <rect className={styles.ground} width="120" height="120" />
      {pictures.slice(0, 1).map(drawn)}
      <path
        className={styles.body}
        d="M42 43H78L90 66L80 70L75 60V84L78 114H64L61 90H59L56 114H42L45 84V60L40 70L30 66Z"
      />
      <path className={styles.body} d="M48 10H72V32L66 40H54L48 32Z" />
      <path className={styles.visor} d="M52 21H68V25H62V34H58V25H52Z" />
      {pictures.slice(1).map(drawn)}
    </svg>
  )
}

/** The guild's gold, its hero, and the items to equip. */
export function GuildInventory({ supply: typed, symbol }: NextProps): ReactElement {
  const [equipped, setEquipped] = useState(FIRST_EQUIPPED)
  const [pressed, setPressed] = useState<string | null>(null)
  const supply = supplyOf(typed)
  if (supply === null) return <NextPanel title={HEADING} note={NOTE} answer={noSupply(typed)} />
  const { gold, items, paid, left } = guildOf(supply, equipped)
  const amountOf = (value: number) => tokens(value, symbol)
  return (
    <NextPanel
      title={HEADING}
      note={NOTE}
      figures={[
        { name: 'The guild’s gold', text: amountOf(gold), value: gold },
        { name: 'Paid for items', text: amountOf(paid), value: paid },
        { name: 'In the chest', text: amountOf(left), value: left },
      ]}
      answer={`${equipped.length} of ${items.length} items equipped.`}
    >
      <div className={styles.guild}>
        <Hero equipped={equipped} pressed={pressed} />
        <div className={styles.choices} role="group" aria-label="Items">
          {items.map(({ id, name, price }) => (
            <button
              key={id}
              type="button"
              className={styles.choice}
              aria-pressed={equipped.includes(id)}
              onClick={() => {
                setEquipped(toggled(equipped, id))
                setPressed(id)
              }}
            >
              <span className={styles.choiceName}>{name}</span>{' '}
              <span className={styles.choicePrice}>{amountOf(price)}</span>
            </button>
          ))}
        </div>
      </div>
    </NextPanel>
  )
}

export default madeFor({
  token: { name: 'Guild Gold', symbol: 'GOLD', supply: '5000000' },
  Next: GuildInventory,
  heading: HEADING,
  caption: 'Players pay for the items of their hero with the guild’s gold.',
})
