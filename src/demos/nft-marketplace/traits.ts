// The traits of a work, read from the rules of its picture: what it is of, its colors, and its ground.
import { sampleWorks, type Work } from './sampleWorks.ts'

const SUBJECTS: Readonly<Record<Work['category'], string>> = {
  art: 'Portrait',
  gaming: 'Creature',
  music: 'Waveform',
  photography: 'Horizon',
  sports: 'Lanes',
}
const COLORS = { build: 'Blue', launch: 'Orange', trade: 'Pink', secure: 'Green' } as const

/** "Subject: Portrait", "Colors: 3", "Main color: Pink", "Ground: Light". */
export const traitsOf = ({ category, image: { families, ground } }: Work): string[] => [
  `Subject: ${SUBJECTS[category]}`,
  `Colors: ${families.length}`,
  `Main color: ${COLORS[families[0]!]}`,
  `Ground: ${ground === 'tint' ? 'Light' : 'Dark'}`,
]

/** Every trait of a sample work. */
export const traits: readonly string[] = [...new Set(sampleWorks.flatMap(traitsOf))]

/** The number of works that share a trait. */
export const sharedBy = (trait: string, works: readonly Work[]): number =>
  works.filter((work) => traitsOf(work).includes(trait)).length
