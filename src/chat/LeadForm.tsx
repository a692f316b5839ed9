// The contact form (Rules, Chat): three fields, all required by the browser, stored in the page only.
import { useEffect, useId, useRef, type ReactElement } from 'react'
import { row } from '../primitives/Button.css.ts'
import { Button } from '../primitives/Button.tsx'
import { TextField } from '../primitives/Field.tsx'
import type { Lead } from './handover.ts'
import * as styles from './LeadForm.css.ts'

export interface LeadFormProps {
  /** As typed. */
  details: Lead
  /** When the visitor last asked for the form, which takes the focus then; null when it opened automatically. */
  askedAt: number | null
  /** With every change, which field it is (`name`, `phone` or `email`) and its whole text, as typed. */
  onDetail: (field: keyof Lead, text: string) => void
  /** The browser found nothing missing. */
  onSave: () => void
  /** "Not now" was pressed. */
  onDismiss: () => void
}

/** Asks for name, phone and email; all three are required. */
export function LeadForm({ details, askedAt, onDetail, onSave, onDismiss }: LeadFormProps): ReactElement {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (askedAt !== null) form.current?.querySelector('input')?.focus()
  }, [askedAt])
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <h3 className={styles.title} id={id}>
        How can we reach you?
      </h3>
      <div className={styles.pair}>
        <TextField
          label="Name"
          value={details.name}
          onChange={(text) => onDetail('name', text)}
          autoComplete="name"
          name="name"
          isRequired
        />
        <TextField
          label="Phone"
          kind="tel"
          value={details.phone}
          onChange={(text) => onDetail('phone', text)}
          autoComplete="tel"
          name="tel"
          isRequired
        />
      </div>
      <TextField
        label="Email"
        kind="email"
        value={details.email}
        onChange={(text) => onDetail('email', text)}
        placeholder="you@company.example"
        autoComplete="email"
        name="email"
        isRequired
      />
      <p className={styles.note}>
        All three are required. They stay on this page until you reload or close it.
      </p>
      <div className={row}>
        <Button size="small" variant="primary" isSubmit>
          Save details
        </Button>
        <Button size="small" onClick={onDismiss}>
          Not now
        </Button>
      </div>
    </form>
  )
}
