// The launch form and the preview of the token; plain props and one callback.
import type { ReactElement } from 'react'
import { inQuotes } from '../../format/quoted.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { TextField } from '../../primitives/Field.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { MemeFace } from './MemeFace.tsx'
import { nameOfFace, shownSymbol, type MemeDraft } from './memeLauncher.ts'
import { LAUNCH_FEE_ETH, sampleDraft } from './sampleMemes.ts'
import * as styles from './MemeLauncher.css.ts'

/** The preview's text for an empty field. */
const UNNAMED: MemeDraft = {
  name: 'Your meme token',
  symbol: 'No symbol yet',
  description: 'Your description appears here.',
}

/** What the preview shows: a typed text in quotes, the example's until a letter draws a face, or what is missing. */
function previewOf(draft: MemeDraft) {
  const named = nameOfFace(draft)
  const shown = (field: keyof MemeDraft) => {
    const typed = field === 'symbol' ? shownSymbol(draft.symbol) : draft[field]
    return typed ? inQuotes(typed) : (named === null ? sampleDraft : UNNAMED)[field]
  }
  return {
    face: named ?? sampleDraft.name,
    isExample: named === null,
    tag: named === null ? sampleDraft.symbol : shownSymbol(draft.symbol),
    name: shown('name'),
    symbol: shown('symbol'),
    description: shown('description'),
  }
}

function MemePreview({ draft }: { draft: MemeDraft }): ReactElement {
  const { face, isExample, tag, name, symbol, description } = previewOf(draft)
  const muted = isExample ? ` ${styles.muted}` : ''
  return (
    <>
      <aside className={styles.preview} aria-label="Preview">
        <div className={styles.previewPicture}>
          {isExample && <p className={styles.exampleMark}>Example</p>}
          <MemeFace name={face} symbol={tag} isGhost={isExample} />
        </div>
        <div className={styles.previewText}>
          <p className={`${styles.previewName}${muted}`} dir="auto">
            {name}
          </p>
          <p className={styles.previewSymbol} dir="auto">
            {symbol}
          </p>
          <p className={`${styles.previewDescription}${muted}`} dir="auto">
            {description}
          </p>
        </div>
      </aside>
      {/* The preview has the same; this one stays while the form scrolls on a narrow screen. */}
      <div className={styles.compact} aria-hidden>
        <div className={styles.compactFace}>
          <MemeFace name={face} isSmall isGhost={isExample} />
        </div>
        <div>
          <p className={`${styles.compactName}${muted}`} dir="auto">
            {name}
          </p>
          <p className={styles.compactSymbol} dir="auto">
            {symbol}
          </p>
        </div>
      </div>
    </>
  )
}

export interface LaunchFormProps {
  /** Name, symbol and description, as typed. See `Filled`. */
  draft: MemeDraft
  /** With every change, which field it is and its whole text, as typed. */
  onText: (field: keyof MemeDraft, text: string) => void
}

/** Three fields and two sample controls beside the face that the name draws. See `Empty`, `Filled`. */
export function LaunchForm({ draft, onText }: LaunchFormProps): ReactElement {
  return (
    <section className={styles.columns}>
      <div className={styles.form}>
        <h3 className={panelHeading}>Launch a meme token</h3>
        <TextField
          label="Name"
          value={draft.name}
          onChange={(text) => onText('name', text)}
          placeholder={`For example ${sampleDraft.name}`}
          hint="Each letter draws or changes a part of the face."
        />
        <TextField
          label="Symbol"
          value={draft.symbol}
          onChange={(text) => onText('symbol', text)}
          placeholder={`For example ${sampleDraft.symbol}`}
        />
        <TextField
          label="Description"
          isMultiline
          value={draft.description}
          onChange={(text) => onText('description', text)}
          placeholder={`For example: ${sampleDraft.description}`}
        />
        <div className={styles.formActions}>
          <SampleButton
            explains="In your version this draws pictures from the name and description with an AI image model."
            outcome={async () => (await import('./outcomes.tsx')).picturesOutcome(draft)}
          >
            Generate AI Meme
          </SampleButton>
          <SampleButton
            variant="primary"
            explains="In your version this asks the wallet to sign, then deploys the token and opens its pool."
            outcome={async () => (await import('./outcomes.tsx')).launchOutcome(draft)}
          >
            Launch Meme Token ({LAUNCH_FEE_ETH} ETH)
          </SampleButton>
        </div>
      </div>
      <MemePreview draft={draft} />
    </section>
  )
}
