import { primitive } from '../theme/layered.ts'

export const blank = primitive.style({ position: 'relative', display: 'inline-block', maxWidth: '100%' })
