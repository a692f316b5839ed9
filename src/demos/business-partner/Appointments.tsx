// The third tab: a week with free and taken hours, and the sample appointments.
import { useId, useState, type KeyboardEvent, type ReactElement } from 'react'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { Table } from '../../primitives/Table.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { partnerColumn, statusColumn } from './agendaColumns.tsx'
import { clockOf, hourOn, inTime, timeOf } from './businessPartner.ts'
import { bookedAt, sampleHours, sampleWeeks, type Appointment, type SampleWeek } from './samplePartners.ts'
import * as styles from './Agenda.css.ts'

type Entry = ReturnType<typeof hourOn>

/** `Tuesday, April 14, 10:00 AM: Palm Exchange Desk, In person, Confirmed`; one of the visitor's ends with "yours". */
function wordsOf({ name, date }: SampleWeek['days'][number], hour: number, entry: Entry): string {
  const isKnown = typeof entry === 'object'
  const when = `${name}, ${date}, ${isKnown ? entry.time : clockOf(hour)}`
  if (isKnown)
    return `${when}: ${entry.partner}, ${entry.type}, ${entry.status}${entry.isYours ? ', yours' : ''}`
  return `${when}: ${entry}`
}

export interface AppointmentsProps {
  /** A row each, in this order; dates and times as displayed. */
  appointments: readonly Appointment[]
}

/** Meetings with partners: in their weeks, and as a table. See `AppointmentsListed`, `AnHourRead`. */
export function Appointments({ appointments: given }: AppointmentsProps): ReactElement {
  /** Local to the view: what is booked here is in no link. */
  const [booked, setBooked] = useState<readonly Appointment[]>([])
  const appointments = inTime([...given, ...booked])
  const book = (date: string, hour: number) => {
    const one = bookedAt(date, timeOf(hour))
    setBooked((before) =>
      before.some(({ id }) => id === one.id) ? before.filter(({ id }) => id !== one.id) : [...before, one],
    )
  }
  return (
    <>
      <Weeks appointments={appointments} onBook={book} />
      <Table
        label="Sample appointments"
        rows={appointments}
        rowKey={({ id }) => id}
        columns={[
          {
            ...partnerColumn,
            cell: ({ partner, isYours }: Appointment) => (
              <>
                <span className={styles.rowName}>{partner}</span>
                {isYours && <span className={styles.yours}> Yours</span>}
              </>
            ),
          },
          { key: 'date', head: 'Date', cell: ({ date }) => date },
          { key: 'time', head: 'Time', cell: ({ time }) => time },
          { key: 'type', head: 'Type', cell: ({ type }) => type },
          statusColumn,
        ]}
      />
    </>
  )
}

interface WeeksProps extends AppointmentsProps {
  /** A free hour was pressed, or one of the visitor's. */
  onBook: (date: string, hour: number) => void
}

/** The hours of a week as a choice; what is chosen is said below. Arrow keys read, a press or Enter books. */
function Weeks({ appointments, onBook }: WeeksProps): ReactElement {
  const group = useId()
  const [weekName, setWeek] = useState(sampleWeeks[0]!.name)
  const { days } = sampleWeeks.find(({ name }) => name === weekName)!
  const [read, setRead] = useState<{ date: string; hour: number } | null>(null)
  const firstMet = sampleHours
    .flatMap((hour) => days.map((day) => ({ date: day.date, hour, entry: hourOn(day, hour, appointments) })))
    .find(({ entry }) => typeof entry === 'object')
  // Of another week its first appointment is read.
  const shown = days.some(({ date }) => date === read?.date) ? read : firstMet
  const shownDay = days.find(({ date }) => date === shown?.date)
  const entryShown = shown && shownDay && hourOn(shownDay, shown.hour, appointments)
  /** Radio buttons go on in the order of the page: up and down would lead to the next day. */
  const goDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const rows = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const at = sampleHours.findIndex((hour) => hour === shown?.hour)
    if (!rows || !shown || at < 0) return
    event.preventDefault()
    const hour = sampleHours[(at + rows + sampleHours.length) % sampleHours.length]!
    setRead({ date: shown.date, hour })
    event.currentTarget
      .closest('table')
      ?.querySelector<HTMLInputElement>(`[value="${shown.date} ${hour}"]`)
      ?.focus()
  }
  return (
    <section className={styles.weeks} aria-label="Hours of the week">
      <SegmentedControl
        label="Week"
        isLabelHidden
        value={weekName}
        options={sampleWeeks.map(({ name }) => ({ value: name, label: name }))}
        onChange={setWeek}
      />
      <table className={styles.week}>
        <caption className={visuallyHidden}>{weekName}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.hour}>
              <span className={visuallyHidden}>Hour</span>
            </th>
            {days.map(({ name, date }) => (
              <th key={date} scope="col" className={styles.day}>
                <abbr className={styles.dayName} title={name}>
                  {name.slice(0, 3)}
                </abbr>{' '}
                <span>{date.replace('April ', '')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sampleHours.map((hour) => (
            <tr key={hour}>
              <th scope="row" className={styles.hour}>
                {clockOf(hour)}
              </th>
              {days.map((day) => {
                const entry = hourOn(day, hour, appointments)
                const isKnown = typeof entry === 'object'
                const isMine = isKnown && entry.isYours === true
                const isOpen = isMine || entry === 'free'
                const toggle = () => isOpen && onBook(day.date, hour)
                return (
                  <td key={day.date} className={styles.cell}>
                    <label className={styles.patch[isMine ? 'Yours' : isKnown ? entry.status : entry]}>
                      <input
                        className={styles.choice}
                        type="radio"
                        name={group}
                        value={`${day.date} ${hour}`}
                        aria-label={wordsOf(day, hour, entry)}
                        checked={shown?.date === day.date && shown.hour === hour}
                        onKeyDown={(event) => {
                          if (event.key === 'Enter') toggle()
                          else goDown(event)
                        }}
                        // Keys that choose have no detail.
                        onClick={({ detail }) => detail > 0 && toggle()}
                        onChange={() => setRead({ date: day.date, hour })}
                      />
                      {isKnown && (
                        <span aria-hidden>
                          <span>{isMine ? 'Yours' : entry.time.replace(/ [AP]M/, '')}</span>
                          {!isMine && <span className={styles.withPartner}>{` ${entry.partner}`}</span>}
                        </span>
                      )}
                    </label>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.happens} role="status">
        {shown && shownDay && entryShown !== undefined && entryShown !== null && (
          <span>
            {`${wordsOf(shownDay, shown.hour, entryShown)}.${entryShown === 'free' ? ' Press to book.' : typeof entryShown === 'object' && entryShown.isYours ? ' Press again to undo.' : ''}`}
          </span>
        )}
      </p>
      <p className={styles.key} aria-hidden>
        {(['Confirmed', 'Pending', 'Yours', 'taken', 'free'] as const).map((kind) => (
          <span key={kind} className={styles.keyEntry}>
            <span className={styles.patch[kind]} />
            <span>
              {
                { Yours: 'Yours', taken: 'Taken', free: 'Free', Confirmed: 'Confirmed', Pending: 'Pending' }[
                  kind
                ]
              }
            </span>
          </span>
        ))}
      </p>
    </section>
  )
}
