import { pattern } from '../theme/layered.ts'

export const body = pattern.style({ display: 'grid', gap: '24px', maxWidth: '44rem', justifyItems: 'start' })
