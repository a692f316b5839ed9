import { feature } from '#src/theme/layered.ts'

export const small = feature.style({ width: '200px' })
