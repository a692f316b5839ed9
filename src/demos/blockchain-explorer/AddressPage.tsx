// The page of an address, in place of the tabs: what came in and went out, and its transactions, each leading to the other side.
import { X } from 'lucide'
import { useEffect, useRef, type ReactElement } from 'react'
import { shortAddress } from '../../format/address.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { Button } from '../../primitives/Button.tsx'
import { DescriptionList } from '../../primitives/DescriptionList.tsx'
import { AddressMark } from '../../primitives/Mosaic.tsx'
import { code } from '../../theme/global.css.ts'
import { flowOf } from './blockchainExplorer.ts'
import { Transactions, type TransactionsProps } from './ChainTables.tsx'
import { sampleAddresses } from './sampleChain.ts'
import * as styles from './BlockchainExplorer.css.ts'

export interface AddressPageProps extends Omit<TransactionsProps, 'address'> {
  /** Its place in `sampleAddresses`. */
  address: number
  /** Whether its heading takes the focus: it came by a press. */
  takesFocus: boolean
}

/** The page of one address. See `AddressLit`. */
export function AddressPage({ address, takesFocus, ...rows }: AddressPageProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  const text = sampleAddresses[address] ?? ''
  // What was pressed is gone, or shows another address now.
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [address, takesFocus])
  const { received, sent } = flowOf(rows.transactions, address)
  return (
    <section className={styles.addressPage}>
      <div className={styles.addressHead}>
        <AddressMark address={text} />
        <h3 ref={heading} className={`${panelHeading} ${styles.addressName}`} tabIndex={-1}>
          Address <span className={code}>{shortAddress(text)}</span>
        </h3>
        <Button size="small" icon={X} onClick={() => rows.onAddress(null)}>
          Back to all
        </Button>
      </div>
      <DescriptionList
        items={[
          { key: 'Received', value: received || 'Nothing' },
          { key: 'Sent', value: sent || 'Nothing' },
        ]}
      />
      <Transactions {...rows} address={address} />
    </section>
  )
}
