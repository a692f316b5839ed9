// A field for an amount, which a preview reads (format/typedNumber.ts).
import type { ReactElement } from 'react'
import { TextField, type TextFieldProps } from './Field.tsx'

/** What a comma means differs by country, so no preview reads one. */
const WITH_COMMA = /\d,\d|^\s*,\d/

export interface FigureFieldProps extends Omit<TextFieldProps, 'kind' | 'isMultiline'> {
  /** Without decimals, for the keyboard of a phone. */
  isWhole?: boolean
}

/** A `TextField` for a number. It accepts any text, and says so where a comma would be read as 0. See `WithAComma`. */
export const FigureField = ({ isWhole = false, notice = '', ...field }: FigureFieldProps): ReactElement => (
  <TextField
    {...field}
    kind={isWhole ? 'number' : 'decimal'}
    notice={WITH_COMMA.test(field.value) ? 'Use a point for decimals; a comma is not read.' : notice}
  />
)
