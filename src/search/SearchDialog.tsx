// The search over the page: one field, and what is found while it is typed into (Rules, Search). A dialog of the browser's own
// with a combobox and its list, as the ARIA practices describe them.
import {
  ArrowDown,
  ArrowUp,
  CircleHelp,
  FileText,
  Info,
  MessageSquareText,
  Play,
  Search,
  X,
  Mail,
} from 'lucide'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'
import { createPortal } from 'react-dom'
import { afterFrame } from '../browser/afterFrame.ts'
import { useBackdropPress } from '../browser/backdropPress.ts'
import { isComposing } from '../browser/composing.ts'
import { useLayer } from '../browser/layers.ts'
import { demoByKey, demoHref, type DemoId } from '../content/demos.ts'
import { offerAt } from '../content/offers.ts'
import { pageHref } from '../content/site.ts'
import { counted } from '../format/counted.ts'
import { DemoCard } from '../parts/sections/DemoCard.tsx'
import { OfferPicture } from '../parts/sections/OfferPicture.tsx'
import type { Library } from '../passages/library.ts'
import { EmptySheet } from '../patterns/feedback/EmptyState.tsx'
import { row } from '../primitives/Button.css.ts'
import { Button, IconButton } from '../primitives/Button.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { FamilyGlyph, DemoThumbnail } from '../primitives/Marks.tsx'
import { visuallyHidden } from '../theme/global.css.ts'
import { excerpt, marked, resultsFor, type MarkedPiece, type Result, type SearchResults } from './results.ts'
import * as styles from './SearchDialog.css.ts'

/** Most characters of a search. */
const LONGEST_QUERY = 200

/** Shown while the field is empty: one of each family. */
const POPULAR: readonly DemoId[] = ['token-generator', 'staking', 'smart-contracts', 'wallet']
const SUGGESTED = ['token launch', 'audit', 'loyalty points', 'NFT', 'wallet', 'handover'] as const

const hrefOf = (href: string) => (href.startsWith('/') ? pageHref(href) : href)

function Marked({ pieces }: { pieces: readonly MarkedPiece[] }): ReactElement {
  return (
    <>
      {pieces.map((piece, at) =>
        piece.isFound ? (
          <mark className={styles.found} key={at}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  )
}

function Sign({ result: { demo, family, title, href } }: { result: Result }): ReactElement {
  if (demo && family)
    return (
      <span className={styles.tile} data-family={family}>
        <DemoThumbnail demo={demo} />
      </span>
    )
  const isQuestion = title.endsWith('?')
  const offer = isQuestion ? undefined : offerAt(href)
  if (offer)
    return (
      <span className={styles.tile} data-family={offer.family}>
        <OfferPicture offer={offer} look="mark" />
      </span>
    )
  return (
    <span className={styles.sign}>
      {family && !isQuestion ? (
        <FamilyGlyph family={family} />
      ) : (
        <Icon icon={isQuestion ? CircleHelp : href.includes('#') ? FileText : Info} />
      )}
    </span>
  )
}

interface HitProps {
  result: Result
  words: readonly string[]
  isSelected: boolean
  onPoint: () => void
}

function Hit({ result, words, isSelected, onPoint }: HitProps): ReactElement {
  const { id, title, text, href, aside, family, demo } = result
  // With other marks it is another element: a translator may have taken the texts in it away.
  const marks = words.join(' ')
  const name = marked(title, words)
  // Where the name has none of the words, the text shows why it was found.
  const isNamed = name.some(({ isFound }) => isFound)
  return (
    <a
      id={id}
      className={isSelected ? `${styles.hit} ${styles.selected}` : styles.hit}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      href={hrefOf(href)}
      data-family={family ?? undefined}
      onPointerMove={onPoint}
    >
      <Sign result={result} />
      <span className={styles.words}>
        <span className={styles.title} dir="auto" key={`${title} ${marks}`}>
          <Marked pieces={name} />
        </span>
        <span className={styles.text} dir="auto" key={`${text} ${marks}`}>
          <Marked pieces={isNamed ? marked(text, words) : excerpt(text, words)} />
        </span>
      </span>
      <span className={styles.aside}>{demo ? 'Open demo' : aside}</span>
    </a>
  )
}

/** What is said aloud of what was found. */
function announced({ count, near }: SearchResults, query: string): string {
  if (count > 0) return counted(count, 'result')
  return [`Nothing matches ${query}.`, near.length > 0 && `${counted(near.length, 'result')} close to it.`]
    .filter(Boolean)
    .join(' ')
}

export interface SearchDialogProps {
  /** What the site says; null until it has come. See `Loading`. */
  library: Library | null
  /** It did not come; another attempt is a button. See `Failed`. */
  hasFailed?: boolean
  /** "Try again" was pressed. */
  onRetry: () => void
  /** What is typed, as typed. See `Results`, `Mistyped`, `NothingFound`. */
  query: string
  /** With every change the whole text. */
  onQuery: (query: string) => void
  /** Escape, the cross, the backdrop, and whatever leads on. */
  onClose: () => void
  /** "Ask in the chat" was pressed, with what was typed; null while a demo covers the chat. See `NothingFoundOverADemo`. */
  onAsk: ((question: string) => void) | null
}

/** Finds services, products, demos, questions and policies; nothing that is typed leaves the browser. */
export function SearchDialog({
  library,
  hasFailed = false,
  onRetry,
  query,
  onQuery,
  onClose,
  onAsk,
}: SearchDialogProps): ReactElement {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isEmpty = query.trim() === ''
  const results = useMemo(
    () => (library && !isEmpty ? resultsFor(library, query) : null),
    [library, query, isEmpty],
  )
  const list = results ? [...results.groups.flatMap((group) => group.results), ...results.near] : []
  const [chosen, setChosen] = useState({ query: '', at: 0 })
  // The first is selected again with each change of what is typed.
  const at = chosen.query === query ? Math.min(chosen.at, list.length - 1) : 0
  const selected = list[at]
  const choose = (next: number) => setChosen({ query, at: (next + list.length) % list.length })

  useLayer(true, { onEscape: onClose })
  // The backdrop is the dialog itself: what is inside fills it.
  const backdrop = useBackdropPress(onClose)
  const presses = {
    ...backdrop,
    onClick: (event: MouseEvent) => {
      backdrop.onClick(event)
      // Whatever leads on closes it, too.
      if (event.target instanceof Element && event.target.closest('a[href]')) onClose()
    },
  }
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const show = () => {
      if (!element.isConnected) return
      element.showModal()
      field.current?.focus()
    }
    const opener = document.activeElement
    if (opener instanceof HTMLElement && opener !== document.body) {
      // Everything beside a modal dialog disappears from Orca. It says nothing of the dialog if it takes the focused element away.
      opener.blur()
      afterFrame(show)
    } else show()
    return () => {
      element.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (selected) document.getElementById(selected.id)?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || !selected) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      choose(at + (event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      document.getElementById(selected.id)?.click()
    }
  }
  /** The pressed button goes away: the focus moves before that. */
  const replaceQuery = (next: string) => {
    field.current?.focus()
    onQuery(next)
  }
  const optionsOf = (some: readonly Result[]) =>
    some.map((result) => (
      <Hit
        key={result.id}
        result={result}
        words={results?.words ?? []}
        isSelected={result === selected}
        onPoint={() => selected !== result && choose(list.indexOf(result))}
      />
    ))
  const isNothing = results !== null && results.count === 0

  // Beside the page's elements: a demo hides those from screen readers.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search this site"
      // The browser's other ways to dismiss it, a back gesture for instance.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...presses}
    >
      <div className={styles.panel}>
        <div className={styles.field}>
          <Icon icon={Search} size={22} />
          <input
            ref={field}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label="Search this site"
            aria-expanded={list.length > 0}
            aria-controls={list.length > 0 ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={selected?.id}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            dir="auto"
            maxLength={LONGEST_QUERY}
            placeholder="Search this site"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton className={styles.close} icon={X} label="Close search" onClick={onClose} />
        </div>
        <p className={visuallyHidden} role="status">
          {results && announced(results, query.trim())}
        </p>
        {/* Scrolls by keyboard too. */}
        <div className={styles.body} tabIndex={0} role="group" aria-label="What was found">
          {hasFailed ? (
            <div className={styles.message}>
              <p role="alert">The search could not be loaded. Check the connection, then try again.</p>
              <Button size="small" variant="primary" onClick={onRetry}>
                Try again
              </Button>
            </div>
          ) : isEmpty ? (
            <Beginning onQuery={replaceQuery} />
          ) : library === null ? (
            <p className={styles.message} role="status">
              Loading the search
            </p>
          ) : (
            <>
              {isNothing && (
                <Nothing
                  query={query.trim()}
                  onAsk={onAsk && (() => onAsk(query.trim()))}
                  onClear={() => replaceQuery('')}
                />
              )}
              {results && results.instead !== '' && (
                <p className={styles.instead}>
                  {'Nothing is spelled like that. Found for '}
                  <b className={styles.insteadWords}>{results.instead}</b>
                  {':'}
                </p>
              )}
              {results && list.length > 0 && (
                <div id={`${id}-list`} role="listbox" aria-label="Results">
                  {results.groups.map(({ name, results: some }) => (
                    <div role="group" aria-labelledby={`${id}-${name}`} key={name}>
                      <div className={styles.group} id={`${id}-${name}`}>
                        {name}
                      </div>
                      {optionsOf(some)}
                    </div>
                  ))}
                  {results.near.length > 0 && (
                    <div role="group" aria-labelledby={`${id}-near`}>
                      <div className={styles.group} id={`${id}-near`}>
                        Close to it
                      </div>
                      {optionsOf(results.near)}
                    </div>
                  )}
                </div>
              )}
            </>
          )}
        </div>
        <div className={styles.foot} aria-hidden>
          <span className={styles.hint}>
            <kbd className={styles.key}>
              <Icon icon={ArrowUp} size={16} />
            </kbd>
            <kbd className={styles.key}>
              <Icon icon={ArrowDown} size={16} />
            </kbd>
            to move
          </span>
          <span className={styles.hint}>
            <kbd className={styles.key}>Enter</kbd>
            to open
          </span>
          <span className={styles.hint}>
            <kbd className={styles.key}>Esc</kbd>
            to close
          </span>
          {results && results.count > 0 && (
            <span className={styles.count}>{counted(results.count, 'result')}</span>
          )}
        </div>
      </div>
    </dialog>,
    document.body,
  )
}

/** Shown while the field is empty. */
function Beginning({ onQuery }: { onQuery: (query: string) => void }): ReactElement {
  return (
    <>
      <h2 className={styles.group}>Popular demos</h2>
      <ul className={styles.demos}>
        {POPULAR.map((key) => (
          <li className={styles.demo} key={key}>
            <DemoCard demo={demoByKey(key)} href={demoHref(key)} />
          </li>
        ))}
      </ul>
      <h2 className={styles.group}>Try</h2>
      <ul className={styles.chips}>
        {SUGGESTED.map((words) => (
          <li key={words}>
            <button className={styles.chip} type="button" onClick={() => onQuery(words)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      <h2 className={styles.group}>Or go to</h2>
      <ul>
        <li>
          <a className={styles.hit} href={pageHref('/')}>
            <span className={styles.sign}>
              <Icon icon={Play} />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>All demos</span>
              <span className={styles.text}>On the wall of the home page</span>
            </span>
          </a>
        </li>
        <li>
          <a className={styles.hit} href={pageHref('/contact')}>
            <span className={styles.sign}>
              <Icon icon={Mail} />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>Contact</span>
              <span className={styles.text}>By email, by phone or on WhatsApp</span>
            </span>
          </a>
        </li>
      </ul>
    </>
  )
}

interface NothingProps {
  query: string
  onAsk: (() => void) | null
  onClear: () => void
}

function Nothing({ query, onAsk, onClear }: NothingProps): ReactElement {
  return (
    <div className={styles.nothing}>
      <div className={styles.art}>
        <EmptySheet />
      </div>
      <div>
        <h2 className={styles.nothingTitle}>{`Nothing matches “${query}”`}</h2>
        <p className={styles.nothingText}>
          {onAsk ? 'Try a shorter word, or ask in the chat.' : 'Try a shorter word.'}
        </p>
        <div className={row}>
          {onAsk && (
            <Button variant="primary" icon={MessageSquareText} onClick={onAsk}>
              Ask in the chat
            </Button>
          )}
          <Button onClick={onClear}>Clear search</Button>
        </div>
      </div>
    </div>
  )
}
