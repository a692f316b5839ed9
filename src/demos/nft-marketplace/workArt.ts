// The pictures of the works by category (Rules, Art): faces, creatures, a waveform, a horizon, lanes. The same seed always
// gives the same picture, in the tones of its families.
import type { Fill, Layer } from '../../primitives/mosaic.ts'
import { hashText, randomStream } from '../../simulation/random.ts'
import type { FamilyName } from '../../theme/tokens.ts'
import type { Work } from './sampleWorks.ts'

/** Side of a picture, in units of its view box. */
export const PICTURE_SIDE = 48

export interface WorkArtPlan {
  /** Any text; the picture is a fixed function of it and of the category. */
  seed: string
  /** What the picture is of. */
  category: Work['category']
  /** Two or three, in the order of their weight. */
  families: readonly FamilyName[]
  /** Paint under everything: the tint of the first family, or a family's reverse. */
  ground: 'tint' | `${FamilyName}-r`
}

/** What a picture is drawn with. */
interface Palette {
  /** The first family: on the ground in any case. */
  main: FamilyName
  /** The darker side of the first family, or its tint where that side is the ground. */
  mainAside: Fill
  second: FamilyName
  /** The third family, or the first one again. */
  third: FamilyName
}
type Random = () => number
type Point = readonly [x: number, y: number]

const shape = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`
const diamond = (x: number, y: number, half: number) =>
  shape([
    [x, y - half],
    [x + half, y],
    [x, y + half],
    [x - half, y],
  ])
const layer = (fill: Fill, ...shapes: readonly string[]): Layer => ({ fill, d: shapes.join('') })
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))
/** A whole number between two others, both included. */
const between = (random: Random, min: number, max: number) => min + Math.floor(random() * (max - min + 1))
const pick = <T>(random: Random, from: readonly [T, ...T[]]): T =>
  from[between(random, 0, from.length - 1)] ?? from[0]

/** Art: a face in two halves, as cut from paper. */
function face(random: Random, { main, mainAside, second, third }: Palette): Layer[] {
  const chin = between(random, 36, 40)
  const jaw = between(random, 2, 6)
  const cheek = between(random, 10, 13)
  const far = PICTURE_SIDE - cheek
  const eyesAt = between(random, 20, 22)
  const brow = between(random, 13, 16)
  const eye = pick(random, [
    (x: number) => box(x - 2.5, eyesAt, 5, 4),
    (x: number) => diamond(x, eyesAt + 2, 3),
    (x: number) => shape([[x - 3, eyesAt], [x + 3, eyesAt], [x + 3, eyesAt + 4]]),
  ]) // oxfmt-ignore
  const winks = random() < 0.35
  const hair = pick(random, [
    [box(cheek - 3, 6, far - cheek + 6, brow - 6)],
    times(4, (at) => {
      const x = cheek - 2 + (at * (far - cheek + 4)) / 4
      return shape([
        [x, 7],
        [x + (far - cheek + 4) / 4, 7],
        [x, brow + 5],
      ])
    }),
    [
      shape([
        [cheek - 4, 6],
        [far, 6],
        [far, 10],
        [cheek + 4, brow + 2],
        [cheek, 28],
        [cheek - 4, 28],
      ]),
    ],
    [box(cheek + 2, 3, far - cheek - 4, brow - 3), box(cheek - 5, brow - 4, far - cheek + 10, 4)],
  ])
  const mouthAt = chin - 6
  const mouth = pick(random, [
    box(19, mouthAt, 10, 2),
    shape([
      [18, mouthAt],
      [30, mouthAt],
      [24, mouthAt + 4],
    ]),
    box(24, mouthAt, 7, 3),
  ])
  return [
    layer(mainAside, box(random() < 0.5 ? 0 : 30, 0, 18, PICTURE_SIDE)),
    layer(`${third}-r`, 'M4 48L14 41H34L44 48z'),
    layer(`${second}-r`, box(19, chin - 4, 10, 8)),
    layer(second, `M${cheek} ${brow - 4}H24V${chin}H${cheek + jaw}L${cheek} ${chin - jaw}z`),
    layer(`${second}-r`, `M24 ${brow - 4}H${far}V${chin - jaw}L${far - jaw} ${chin}H24z`),
    layer(main, ...hair),
    layer(`${second}-t`, eye(18), winks ? box(27, eyesAt + 1, 6, 2) : eye(30), mouth),
    layer(main, `M24 ${eyesAt + 1}L${28} ${mouthAt - 3}H24z`),
  ]
}

/** Gaming: a creature of squares, the same on both sides, over the ground it walks on. */
function creature(random: Random, { main, second, third }: Palette): Layer[] {
  const [SIDE, LEFT, TOP, ROWS, HALF] = [4, 8, 8, 7, 4]
  const square = (column: number, row: number) => box(LEFT + column * SIDE, TOP + row * SIDE, SIDE, SIDE)
  const eyes = between(random, 2, 3)
  // From the edge to the middle: the nearer to the middle, the fuller; the row of the eyes is full.
  const half = times(ROWS, (row) =>
    times(HALF, (column) => row === eyes || column === HALF - 1 || random() < 0.35 + column * 0.2),
  )
  const cells = half.flatMap((columns, row) =>
    columns.flatMap((isFull, column) => (isFull ? [[column, row] as const] : [])),
  )
  const feet = between(random, 0, 2)
  const coins = times(3, (at) => diamond(8 + at * 16 + between(random, -2, 2), 4, 1.75))
  return [
    layer(second, ...cells.map(([column, row]) => square(column, row)), square(feet, ROWS)),
    layer(`${second}-r`, ...cells.map(([column, row]) => square(7 - column, row)), square(7 - feet, ROWS)),
    layer(`${third === main ? second : third}-t`, square(2, eyes), square(5, eyes)),
    layer(third === main ? `${main}-t` : third, ...coins),
    layer(main, box(0, 42, PICTURE_SIDE, 6)),
    layer(`${main}-t`, ...times(6, (at) => box(at * 8 + between(random, 0, 3), 42, 4, 1))),
  ]
}

/** Music: a waveform, played up to its playhead. */
function waveform(random: Random, { main, mainAside, second }: Palette): Layer[] {
  const BARS = 15
  const [turns, from, beats] = [1 + random() * 2, random() * 6, 3 + random() * 5]
  const heights = times(BARS, (at) => {
    const swell = 0.55 + 0.45 * Math.sin(from + (turns * at * 2) / BARS)
    const beat = 0.5 + 0.5 * Math.abs(Math.sin((beats * at) / 4))
    return Math.round(2 + 17 * swell * beat * (0.7 + random() * 0.3))
  })
  const played = between(random, 4, 11)
  const up = (at: number) => box(2 + at * 3, 24 - (heights[at] ?? 0), 2, heights[at] ?? 0)
  const down = (at: number) => box(2 + at * 3, 24, 2, Math.ceil((heights[at] ?? 0) * 0.7))
  const bars = times(BARS, (at) => at)
  const [before, after] = [bars.slice(0, played), bars.slice(played)]
  return [
    layer(main, ...before.map(up)),
    layer(mainAside, ...before.map(down)),
    layer(second, ...after.map(up)),
    layer(`${second}-r`, ...after.map(down)),
    layer(mainAside, box(2, 44, 44, 1)),
    layer(main, box(2, 43, played * 3 - 1, 3), box(1 + played * 3, 3, 1, 43)),
  ]
}

/** Photography: a sun, a ridge and the water below the horizon. */
function horizon(random: Random, { main, mainAside, second, third }: Palette): Layer[] {
  const sun = third === main ? second : third
  const level = between(random, 27, 34)
  const [sunX, radius] = [between(random, 10, 38), between(random, 5, 8)]
  const sunY = between(random, 11, level - 4)
  const cut = radius * 0.42
  const peaks = times(between(random, 2, 4), (at) => {
    const half = between(random, 8, 15)
    return { x: 4 + at * 14 + between(random, -4, 6), half, top: level - between(random, 6, half) }
  })
  const ripples = times(6, (at) => {
    const width = between(random, 8, 22)
    return box(between(random, 0, PICTURE_SIDE - width), level + 2 + at * 3, width, 1)
  })
  const glitter = times(4, (at) =>
    box(sunX - radius + at * 1.5, level + 1 + at * 3, (radius - at * 1.5) * 2, 1.5),
  )
  return [
    layer(
      sun,
      `M${sunX - cut} ${sunY - radius}h${2 * cut}l${radius - cut} ${radius - cut}v${2 * cut}l${cut - radius} ${radius - cut}h${-2 * cut}l${cut - radius} ${cut - radius}v${-2 * cut}z`,
    ),
    layer(main, ...peaks.map(({ x, half, top }) => `M${x - half} ${level}L${x} ${top}V${level}z`)),
    layer(mainAside, ...peaks.map(({ x, half, top }) => `M${x} ${top}L${x + half} ${level}H${x}z`)),
    layer(`${second}-r`, box(0, level, PICTURE_SIDE, PICTURE_SIDE - level)),
    layer(second, ...ripples),
    layer(sun, ...glitter),
  ]
}

/** Sports: lanes that run to a finish, a runner in each. */
function lanes(random: Random, { main, mainAside, second }: Palette): Layer[] {
  const count = between(random, 4, 6)
  const away = between(random, 6, 26)
  const [TOP, FAR_WIDTH, NEAR_WIDTH] = [13, 16, 64]
  /** A point of the track: from 0 to 1 across it, and from 0 at the finish to 1 at the lower edge. */
  const at = (across: number, down: number): Point => {
    const left = away + (-8 - away) * down
    const width = FAR_WIDTH + (NEAR_WIDTH - FAR_WIDTH) * down
    return [
      Math.round((left + width * across) * 100) / 100,
      Math.round((TOP + (48 - TOP) * down) * 100) / 100,
    ]
  }
  const part = (from: number, to: number, start: number, end: number) =>
    shape([at(from, start), at(to, start), at(to, end), at(from, end)])
  const lane = (index: number, start: number, end: number, inset = 0) =>
    part((index + inset) / count, (index + 1 - inset) / count, start, end)
  const all = times(count, (index) => index)
  const ahead = all.map(() => 0.16 + random() * 0.66)
  const lead = ahead.indexOf(Math.min(...ahead))
  const runner = (index: number) => lane(index, ahead[index] ?? 0, (ahead[index] ?? 0) + 0.12, 0.28)
  return [
    layer(`${second}-r`, box(0, 6, PICTURE_SIDE, TOP - 6)),
    layer(
      second,
      ...times(12, (index) => box(index * 4 + (random() < 0.5 ? 0 : 1.5), 7 + between(random, 0, 2), 2, 2)),
    ),
    layer(main, ...all.filter((index) => index % 2 === 0).map((index) => lane(index, 0, 1))),
    layer(mainAside, ...all.filter((index) => index % 2 === 1).map((index) => lane(index, 0, 1))),
    layer(
      `${second}-t`,
      ...times(count * 2, (index) =>
        part(index / count / 2, (index + 1) / count / 2, (index % 2) * 0.04, (index % 2) * 0.04 + 0.04),
      ),
    ),
    layer(
      `${main}-t`,
      ...all.slice(1).map((index) => part((index - 0.03) / count, (index + 0.03) / count, 0.08, 1)),
    ),
    layer(`${second}-t`, ...all.filter((index) => index !== lead).map(runner)),
    layer(second, runner(lead)),
  ]
}

const draw = {
  art: face,
  gaming: creature,
  music: waveform,
  photography: horizon,
  sports: lanes,
} as const satisfies Record<Work['category'], (random: Random, palette: Palette) => Layer[]>

/** Plans and paints the picture of a work. */
export function workLayers({ seed, category, families, ground }: WorkArtPlan): Layer[] {
  const [main = 'build', second = main, third = main] = families
  const fill: Fill = ground === 'tint' ? `${main}-t` : ground
  const mainAside: Fill = fill === `${main}-r` ? `${main}-t` : `${main}-r`
  return [
    layer(fill, box(0, 0, PICTURE_SIDE, PICTURE_SIDE)),
    ...draw[category](randomStream(hashText(seed)), { main, mainAside, second, third }),
  ]
}
