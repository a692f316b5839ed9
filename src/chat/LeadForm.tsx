// The contact form (Rules, Chat): three required fields, stored in the page only.
import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
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
  /** Called when nothing is missing. See `FormWithError`, `FormEmpty`. */
  onSave: () => void
  /** "Not now" was pressed. */
  onDismiss: () => void
}

/** The names of the fields for the browser's autofill. */
const NAMES: Readonly<Record<keyof Lead, string>> = { name: 'name', phone: 'tel', email: 'email' }

/** An email address as browsers read it, roughly: something, an at sign, and a domain. */
const EMAIL = /^[^\s@]+@[^\s@]+$/

/** What is wrong with each field, in the order of the form. */
function faultsOf({ name, phone, email }: Lead): Partial<Lead> {
  return {
    ...(!name.trim() && { name: 'Enter your name.' }),
    ...(!phone.trim() && { phone: 'Enter your phone number.' }),
    ...(!EMAIL.test(email.trim()) && {
      email: email.trim()
        ? 'Enter a whole address, such as you@company.example.'
        : 'Enter your email address.',
    }),
  }
}

/** Asks for name, phone and email; all three are required, and what is missing is said at its field. */
export function LeadForm({ details, askedAt, onDetail, onSave, onDismiss }: LeadFormProps): ReactElement {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  /** Nothing is wrong before the first "Save details". */
  const [isTried, setIsTried] = useState(false)
  const faults = faultsOf(details)
  const said = isTried ? faults : {}
  useEffect(() => {
    if (askedAt !== null) form.current?.querySelector('input')?.focus()
  }, [askedAt])
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={id}
      // The browser's bubble would be in another language and place.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = Object.keys(faults)
        if (first === undefined) return onSave()
        setIsTried(true)
        form.current?.querySelector<HTMLInputElement>(`[name="${NAMES[first as keyof Lead]}"]`)?.focus()
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
          name={NAMES.name}
          error={said.name}
          isRequired
        />
        <TextField
          label="Phone"
          kind="tel"
          value={details.phone}
          onChange={(text) => onDetail('phone', text)}
          autoComplete="tel"
          name={NAMES.phone}
          error={said.phone}
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
        name={NAMES.email}
        error={said.email}
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
