// The clients of the links that were sent from this browser, to choose again.
import type { ReactElement } from 'react'
import { Select } from '../../primitives/Field.tsx'
import type { SentLink } from './sentLinks.ts'
import * as styles from './SendPanel.css.ts'

type Client = Pick<SentLink, 'client' | 'color'>

export interface ClientsProps {
  /** The latest first; without one there is no list. */
  clients: readonly Client[]
  /** One was chosen. */
  onChoose: (client: Client) => void
}

/** A list that fills in name and color. */
export const Clients = ({ clients, onChoose }: ClientsProps): ReactElement | null =>
  clients.length === 0 ? null : (
    <div className={styles.clients}>
      <Select
        label="A client from before"
        value=""
        options={[
          { value: '', label: 'Choose a client' },
          ...clients.map(({ client }) => ({ value: client, label: client })),
        ]}
        onChange={(name) => {
          const chosen = clients.find(({ client }) => client === name)
          if (chosen) onChoose(chosen)
        }}
      />
    </div>
  )
