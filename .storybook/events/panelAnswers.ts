// What the panel shows of a demo at work, and what becomes of what it asks for.
import { NO_SITE } from '../links/siteLinks.ts'
import { durationOf, isSame, type Moment } from '#src/simulation/moment.ts'
import type { TooLong } from '#src/simulation/momentLink.ts'
import type { DemoAtWork } from './atWork.ts'
import { eventFrom, formsOf } from './eventForms.ts'
import { fixtureLines } from './fixtureLines.ts'
import type { CopyKind, CopyText, EventsView, Listed, PanelRequest, TimelineView } from './messages.ts'
import { cutAfter, cutAt, timelineOf, wordsOf } from './timeline.ts'

/** Most of what happened that is listed, so that a demo may be open for a day. */
const MOST_LISTED = 200

/** A demo at work, as the panel sees it. */
export interface PanelAnswers {
  view: () => EventsView
  /** Does what the request says. Returns the text, if there is one. */
  answer: (request: PanelRequest) => CopyText | null
}

const TOO_LONG: Record<TooLong, string> = {
  text: 'A text is too long for a link',
  events: 'More happened than a link can tell',
  age: 'It has lasted too long for a link',
  link: 'What was done is too much for a link',
}

export function createPanelAnswers({
  storyId,
  demo,
  simulation,
  opened,
  clock,
  linksTo,
}: DemoAtWork): PanelAnswers {
  const schema = simulation.visitorEvents
  const forms = formsOf(schema)
  /** All that had happened when dragging began. */
  let whole: Moment<unknown> | null = null
  let said: EventsView['answer'] = null

  /** What the timeline goes over; null when its beginning is forgotten. */
  const wholeNow = (): Moment<unknown> | null => {
    // The demo continues: by a press in it, or here.
    if (!opened.getStatus().isShown) whole = null
    return whole ?? opened.getMoment()
  }
  const timelineNow = (): TimelineView | null => {
    const moment = wholeNow()
    if (!moment) return null
    const { happened, next } = timelineOf(simulation, moment)
    const shown = whole ? (opened.getMoment() ?? moment) : moment
    const reached = whole ? timelineOf(simulation, shown).happened.length : happened.length
    const earlier = Math.max(0, happened.length - MOST_LISTED)
    const listed = (event: unknown, ms: number, isDue: boolean): Listed => ({
      ms,
      words: wordsOf(event),
      isDue,
    })
    return {
      listed: happened.slice(earlier).map(({ event, ms, isDue }) => listed(event, ms, isDue)),
      earlier,
      reached: reached - earlier,
      next: next && listed(next.event, next.ms, true),
      endMs: durationOf(moment.log),
      atMs: durationOf(shown.log),
    }
  }
  const show = (cut: (moment: Moment<unknown>) => Moment<unknown>['log']) => {
    const moment = wholeNow()
    if (!moment) return
    said = null
    whole = moment
    opened.show(cut(moment))
  }
  const send = (type: string, texts: Readonly<Record<string, string>>) => {
    const form = forms.find((one) => one.type === type)
    if (!schema || !form) return
    const { event, sentence } = { event: undefined, ...eventFrom(schema, form, texts) }
    if (sentence !== undefined) {
      said = { type, sentence }
      return
    }
    opened.goOn()
    const before = opened.getState()
    opened.send(event)
    const isNothing = isSame(before, opened.getState())
    said = { type, sentence: isNothing ? 'Sent. Here it changes nothing.' : 'Sent.' }
  }
  const textOf = (of: CopyKind): CopyText => {
    if (of === 'fixture') {
      const moment = opened.getMoment()
      if (!moment) return { of, text: '', remark: `${TOO_LONG.events}.` }
      return { of, text: fixtureLines(demo.key, simulation, moment), remark: '' }
    }
    const link = opened.linkTo('')
    const code = link.kind === 'moment' ? link.code : null
    const remark = link.kind === 'tooLong' ? `${TOO_LONG[link.why]}: it leads to the start.` : ''
    const text = linksTo(code)[of]
    return text === null ? { of, text: '', remark: NO_SITE } : { of, text, remark }
  }

  return {
    view: () => {
      const timeline = timelineNow()
      const isTour = opened.getStatus().isShown && !whole
      return {
        storyId,
        demo: demo.name,
        forms,
        timeline,
        time: whole ? 'stopped' : isTour ? 'tour' : clock,
        answer: said,
      }
    },
    answer(request) {
      switch (request.kind) {
        case 'send':
          send(request.type, request.texts)
          return null
        case 'showAt':
          show(({ log }) => cutAt(log, request.ms))
          return null
        case 'showAfter':
          show((moment) => {
            const { happened } = timelineOf(simulation, moment)
            const chosen = happened[Math.max(0, happened.length - MOST_LISTED) + request.index]
            return chosen ? cutAfter(moment.log, chosen.at) : moment.log
          })
          return null
        case 'goOn':
          opened.goOn()
          return null
        case 'text':
          return textOf(request.of)
      }
    },
  }
}
