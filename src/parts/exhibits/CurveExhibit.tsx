// A curve over time with one input. Complete before the page's code runs: the input is offered only with scripts.
import { useState, type ReactElement } from 'react'
import type { CurveExhibit as Curve } from '../../content/copy/exhibit.ts'
import { plainNumber } from '../../format/number.ts'
import { Slider } from '../../primitives/Slider.tsx'
import { needsScripts } from '../../theme/global.css.ts'
import { courseOf, momentOf } from './curve.ts'
import { Concluded, ExhibitFrame, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './CurveExhibit.css.ts'

/** The picture is drawn on a square of this side, which is stretched to its place. */
const SIDE = 100
const rounded = (length: number) => Math.round(length * 100) / 100

/** One or two lines, the moment that they lead to, and the input that bends them. */
export function CurveExhibit({ exhibit, family }: ExhibitProps<Curve>): ReactElement {
  const { caption, unit, over, input, lines, happens, never } = exhibit
  const [at, setAt] = useState(input.at)
  const courses = lines.map((line) => courseOf(line, at, over.count))
  const highest = Math.max(1, ...courses.flat())
  const across = (step: number) => rounded((step / over.count) * SIDE)
  const down = (value: number) => rounded((1 - value / highest) * SIDE)
  const moment = momentOf(exhibit, at)
  const says = moment === undefined ? never.text : happens.text.replace('{at}', String(moment))
  const figure = (value = 0) => `${plainNumber(value, 0)}${unit}`
  const paths = courses.map(
    (course) => `M${course.map((value, step) => `${across(step)} ${down(value)}`).join('L')}`,
  )
  const words = lines
    .map(
      ({ name }, index) =>
        `${name}: ${figure(courses[index]?.[0])} at first, ${figure(courses[index]?.at(-1))} at the end`,
    )
    .join('. ')
  return (
    <ExhibitFrame caption={caption} family={family}>
      <div className={styles.body}>
        <p className={styles.key} aria-hidden>
          {lines.map(({ name }, index) => (
            <span key={name} className={styles.keys[index]}>
              {name}
            </span>
          ))}
        </p>
        <div>
          <svg
            className={styles.picture}
            viewBox={`0 0 ${SIDE} ${SIDE}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${words}. ${says}`}
          >
            {[0, SIDE / 2, SIDE].map((y) => (
              <line key={y} className={styles.gridLine} x2={SIDE} y1={y} y2={y} />
            ))}
            <path className={styles.area} d={`${paths[0]}V${SIDE}H0Z`} />
            {paths.map((path, index) => (
              <path key={lines[index]?.name} className={styles.lines[index]} d={path} />
            ))}
            {moment !== undefined && (
              <line className={styles.moment} x1={across(moment)} x2={across(moment)} y2={SIDE} />
            )}
          </svg>
          <p className={styles.ends} aria-hidden>
            <span>Today</span> <span>{`${over.name} ${over.count}`}</span>
          </p>
        </div>
        <div className={needsScripts}>
          <Slider
            label={input.name}
            min={input.from}
            max={input.to}
            step={input.step}
            value={at}
            text={`${at}${input.unit}`}
            valueText={`${at}${input.unit}. ${says}`}
            onChange={setAt}
          />
        </div>
        <Concluded mark={moment === undefined ? 'good' : 'bad'} text={says} />
      </div>
    </ExhibitFrame>
  )
}
