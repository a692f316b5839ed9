// A field for an amount, which a preview reads (format/typedNumber.ts).
import type { ReactElement } from 'react'
import { TextField, type TextFieldProps } from './Field.tsx'

/** What a comma means differs by country, so no preview reads one. */
const WITH_COMMA = /\d,\d|^\s*,\d/
/** Several commas, or one in a whole number: they group its digits. */
const GROUPED = /^\s*\d{1,3}(?:,\d{3}){2,}(?:\.\d*)?\s*$/
const WHOLE_GROUPED = /^\s*\d{1,3}(?:,\d{3})+\s*$/

function commaNotice(typed: string, isWhole: boolean): string | null {
  if (!WITH_COMMA.test(typed)) return null
  return (isWhole ? WHOLE_GROUPED : GROUPED).test(typed)
    ? 'Type it without commas; a comma is not read.'
    : 'Use a point for decimals; a comma is not read.'
}

export interface FigureFieldProps extends Omit<TextFieldProps, 'kind' | 'isMultiline'> {
  /** Without decimals, for the keyboard of a phone. */
  isWhole?: boolean
}

/** A `TextField` for a number. It accepts any text, and says so where a comma would be read as 0. See `WithAComma`. */
export const FigureField = ({ isWhole = false, notice = '', ...field }: FigureFieldProps): ReactElement => (
  <TextField
    {...field}
    kind={isWhole ? 'number' : 'decimal'}
    notice={commaNotice(field.value, isWhole) ?? notice}
  />
)
