// The two themes as this site shows them: as they were drawn, or with all families made from the house's one color.
import { brandTones } from './brandTones.ts'
import { houseColor } from './houseColor.ts'
import { ink, paper } from './palettes.ts'

const tones = houseColor === null ? null : brandTones(houseColor, 'launch')

export const houseThemes = {
  paper: { ...paper, ...tones?.paper },
  ink: { ...ink, ...tones?.ink },
} as const
