import { primitive } from '../../theme/layered.ts'

export const columns = primitive.style({ flex: 'none' })
