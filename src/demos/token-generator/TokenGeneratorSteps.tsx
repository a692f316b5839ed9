// The parts of the token generator: its form, its summary, its preview; plain props and named callbacks.
import { TriangleAlert } from 'lucide'
import type { ReactElement, ReactNode } from 'react'
import { inQuotes } from '../../format/quoted.ts'
import { parseTyped } from '../../format/typedNumber.ts'
import { CopyToClipboard } from '../../patterns/feedback/CopyToClipboard.tsx'
import { useBrandName } from '../../patterns/brand/brandName.ts'
import { TextField } from '../../primitives/Field.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { DescriptionList } from '../../primitives/DescriptionList.tsx'
import { labelOf } from '../../simulation/entries.ts'
import { useHolderShares } from './later.ts'
import {
  squaresOf,
  supplyText,
  type Copyable,
  type TextName,
  type TokenDraft,
  type CopyNotice,
} from './tokenGenerator.ts'
import {
  decimalsFault,
  decimalsHint,
  decimalsOptions,
  networkOptions,
  sampleDeployments,
  type Decimals,
  type Network,
} from './tokenOptions.ts'
import { TokenQuilt } from './TokenQuilt.tsx'
import { unfolding } from './TokenQuilt.css.ts'
import * as styles from './TokenGenerator.css.ts'

/** Symbol and network of a token: `“ORCH” on Polygon`. */
function kindOf({ symbol, network: key }: TokenDraft): string {
  const network = labelOf(networkOptions, key)
  return symbol ? `${inQuotes(symbol)} on ${network}` : `On ${network}`
}

interface TokenPreviewProps {
  draft: TokenDraft
  /** The deployment runs: the quilt is sewn square by square. */
  isSewn?: boolean
}

/** The token's quilt, name and network, updated while the visitor types. */
function TokenPreview({ draft, isSewn = false }: TokenPreviewProps): ReactElement {
  const squares = squaresOf(draft.supply)
  return (
    <aside className={styles.preview} aria-label="Preview">
      <TokenQuilt draft={draft} isSewn={isSewn} />
      <div className={styles.previewText}>
        <p className={styles.previewName} dir="auto">
          {draft.name ? inQuotes(draft.name) : 'Your token'}
        </p>
        <p className={styles.previewKind} dir="auto">
          {kindOf(draft)}
        </p>
        <p
          className={styles.previewMade}
        >{`${squares} by ${squares} squares, ${draft.decimals} stitches a side`}</p>
      </div>
    </aside>
  )
}

export interface ConfigurationProps {
  /** The entries so far, as typed. See `Filled`. */
  draft: TokenDraft
  /** With every change, which field it is (`name`, `symbol` or `supply`) and its whole text, as typed. */
  onText: (field: TextName, text: string) => void
  /** Other decimals were chosen: 18, 9 or 6. */
  onDecimals: (decimals: Decimals) => void
  /** Another network was chosen: `ethereum`, `bsc`, `polygon` or `solana`. */
  onNetwork: (network: Network) => void
}

const Fault = ({ text }: { text: string }): ReactElement => (
  <>
    <Icon icon={TriangleAlert} size={16} />
    <span>{text}</span>
  </>
)

/** Step 1: the token's configuration. See `Empty`, `Filled`, `HostileText`. */
export function Configuration({ draft, onText, onDecimals, onNetwork }: ConfigurationProps): ReactElement {
  const brandName = useBrandName()
  const supply = parseTyped(draft.supply)
  const fault = decimalsFault(draft.decimals, draft.network)
  const wholeSupply = 'The whole supply goes to your wallet at deployment.'
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <TextField
          label="Token name"
          value={draft.name}
          onChange={(text) => onText('name', text)}
          placeholder={`For example ${brandName || 'Orchard'}`}
        />
        <TextField
          label="Symbol"
          value={draft.symbol}
          onChange={(text) => onText('symbol', text)}
          placeholder="For example ORCH"
        />
        <div className={styles.whole}>
          <FigureField
            label="Total supply"
            isWhole
            value={draft.supply}
            onChange={(text) => onText('supply', text)}
            placeholder="For example 10000000"
            unit={draft.symbol}
            hint={
              supply > 0
                ? `${supplyText(draft.supply)} ${supply === 1 ? 'token' : 'tokens'}. ${wholeSupply}`
                : wholeSupply
            }
          />
        </div>
        <div className={styles.whole}>
          <SegmentedControl
            label="Decimals"
            value={draft.decimals}
            options={decimalsOptions}
            onChange={onDecimals}
          />
          <p className={fault ? styles.fault : styles.hint} role="status">
            {fault ? <Fault text={fault} /> : <span>{decimalsHint(draft.network)}</span>}
          </p>
        </div>
        <div className={styles.whole}>
          <SegmentedControl
            label="Network"
            value={draft.network}
            options={networkOptions}
            onChange={onNetwork}
          />
        </div>
      </div>
      <TokenPreview draft={draft} />
    </div>
  )
}

/** From this length a typed text scrolls in place, also by keyboard. */
const LONG_TEXT = 120

function Typed({ label, text }: { label: string; text: string }): ReactElement {
  return text.length > LONG_TEXT ? (
    <span className={styles.typedLong} dir="auto" tabIndex={0} role="group" aria-label={label}>
      {text}
    </span>
  ) : (
    <bdi>{text}</bdi>
  )
}

/** The supply as typed; digits alone in groups of three. */
function Supply({ text }: { text: string }): ReactElement {
  return <Typed label="Total supply" text={supplyText(text)} />
}

/** @param fault What does not fit the network, behind the decimals. */
function draftFacts(draft: TokenDraft, fault = '') {
  const decimals = decimalsOptions.find((option) => option.value === draft.decimals)
  return [
    { key: 'Token name', value: <Typed label="Token name" text={draft.name} /> },
    { key: 'Symbol', value: <Typed label="Symbol" text={draft.symbol} /> },
    { key: 'Total supply', value: <Supply text={draft.supply} /> },
    { key: 'Decimals', value: `${decimals?.label} (${decimals?.note})${fault}` },
    { key: 'Network', value: labelOf(networkOptions, draft.network) },
  ]
}

export interface ReviewProps {
  /** The token as entered; every text is shown as typed. */
  draft: TokenDraft
  /** The deployment runs: the token's quilt is sewn square by square. See `Deploying`. */
  isDeploying: boolean
}

/** Step 2: the review before the deployment. A fault is named, and blocks nothing. See `Review`, `ReviewWithFault`, `Deploying`. */
export function Review({ draft, isDeploying }: ReviewProps): ReactElement {
  const fault = decimalsFault(draft.decimals, draft.network)
  return (
    <div className={styles.columns}>
      <div>
        <h3 className={styles.review}>Check before you deploy</h3>
        {fault && (
          <p className={styles.reviewFault}>
            <Fault text={fault} />
          </p>
        )}
        <DescriptionList items={draftFacts(draft)} />
      </div>
      <TokenPreview draft={draft} isSewn={isDeploying} />
    </div>
  )
}

export interface SuccessProps {
  /** The token as entered. */
  draft: TokenDraft
  /** The last copied value and its result; null while there is no message. See `AddressCopied`. */
  copy: CopyNotice | null
  /** What a product does next with the token: it comes first. In the demo's own place there is none, and the last is who holds the token. */
  next?: ReactNode
  /** The visitor copies the `address`, or the `hash` of the transaction. */
  onCopy: (what: Copyable) => void
}

/** Step 3: the certificate of the simulated contract, with fixed sample address and hash; its quilt unfolds. Below it, who holds the token. See `Success`, `AddressCopied`. */
export function Success({ draft, copy, next, onCopy }: SuccessProps): ReactElement {
  const later = useHolderShares()
  const copyable = (what: Copyable, name: string) => (
    <CopyToClipboard
      text={sampleDeployments[draft.network][what]}
      name={name}
      result={copy?.what === what ? copy.result : undefined}
      onCopy={() => onCopy(what)}
    />
  )
  return (
    <>
      <h3 className={styles.done}>Your token is deployed.</h3>
      {next && <div className={styles.next}>{next}</div>}
      <section className={styles.certificate} aria-label="Certificate">
        <div className={`${styles.certificateQuilt} ${unfolding}`}>
          <TokenQuilt draft={draft} />
        </div>
        <div className={styles.certificateHead}>
          <p className={styles.certificateName} dir="auto">
            {inQuotes(draft.name)}
          </p>
          <p className={styles.previewKind} dir="auto">
            {kindOf(draft)}
          </p>
        </div>
        <div className={styles.certificateFacts}>
          <DescriptionList
            items={[
              ...draftFacts(draft, decimalsFault(draft.decimals, draft.network) && ', too many for Solana'),
              { key: 'Sample address', value: copyable('address', 'sample address') },
              { key: 'Sample transaction', value: copyable('hash', 'sample transaction hash') },
            ]}
          />
        </div>
      </section>
      <p
        className={styles.lead}
      >{`A simulated contract on ${labelOf(networkOptions, draft.network)}, ready for its first transfer. Your real contract can include vesting, a tax or a pause switch.`}</p>
      {/* The last of its step, so that nothing moves when it comes; where it does not load, there is none. */}
      {!next && later && (
        <div className={styles.holders}>
          <later.HolderShares supply={draft.supply} symbol={draft.symbol} />
        </div>
      )}
    </>
  )
}
