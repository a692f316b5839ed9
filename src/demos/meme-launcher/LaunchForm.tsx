// The launch form and the preview of the token; plain props and one callback.
import type { ReactElement } from 'react'
import { inQuotes } from '../../format/quoted.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { TextField } from '../../primitives/Field.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { MemeFace } from './MemeFace.tsx'
import type { MemeDraft } from './memeLauncher.ts'
import { LAUNCH_FEE_ETH } from './sampleMemes.ts'
import * as styles from './MemeLauncher.css.ts'

/** The preview text for an empty field. */
const UNNAMED: MemeDraft = {
  name: 'Your meme token',
  symbol: 'No symbol yet',
  description: 'Your description appears here.',
}

function MemePreview({ draft }: { draft: MemeDraft }): ReactElement {
  const shown = (field: keyof MemeDraft) => (draft[field] ? inQuotes(draft[field]) : UNNAMED[field])
  return (
    <aside className={styles.preview} aria-label="Preview">
      <div>
        <MemeFace name={draft.name || draft.symbol} />
      </div>
      <div className={styles.previewText}>
        <p className={styles.previewName} dir="auto">
          {shown('name')}
        </p>
        <p className={styles.previewSymbol} dir="auto">
          {shown('symbol')}
        </p>
        <p className={styles.previewDescription} dir="auto">
          {shown('description')}
        </p>
      </div>
    </aside>
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
          placeholder="For example Paper Moth"
          hint="Each letter draws or changes a part of the face."
        />
        <TextField
          label="Symbol"
          value={draft.symbol}
          onChange={(text) => onText('symbol', text)}
          placeholder="For example MOTH"
        />
        <TextField
          label="Description"
          isMultiline
          value={draft.description}
          onChange={(text) => onText('description', text)}
          placeholder="For example: It likes the lamp more than the moon."
        />
        <div className={styles.formActions}>
          <SampleButton explains="In your version this draws pictures from the name and description with an AI image model.">
            Generate AI Meme
          </SampleButton>
          <SampleButton
            variant="primary"
            explains="In your version this asks the wallet to sign, then deploys the token and opens its pool."
          >
            Launch Meme Token ({LAUNCH_FEE_ETH} ETH)
          </SampleButton>
        </div>
      </div>
      <MemePreview draft={draft} />
    </section>
  )
}
