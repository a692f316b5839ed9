// The two themes of this site: as designed, or with all families derived from the company's one color.
import { brandTones } from './brandTones.ts'
import { houseColor } from './houseColor.ts'
import { ink, paper } from './palettes.ts'

const tones = houseColor === null ? null : brandTones(houseColor, 'launch')

export const houseThemes = {
  paper: { ...paper, ...tones?.paper },
  ink: { ...ink, ...tones?.ink },
} as const
