import { primitive } from '../theme/layered.ts'

export const unbroken = primitive.style({ whiteSpace: 'nowrap' })
