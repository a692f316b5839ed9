// The address of a page to send, which has no router.
import { useSyncExternalStore } from 'react'
import type { Place } from '#src/address/address.ts'
import { keepMoment } from './keepMoment.ts'

/**
 * The address that the page was opened at, or that it was led to. Later changes are not read: when the visitor leaves, the
 * address gets the demo's moment, which must not reopen the demo.
 */
let cameTo: Place | null = null
function readAddress(): Place {
  const { search, hash } = window.location
  return (cameTo = { search, hash })
}

const listeners = new Set<() => void>()
function onCome() {
  readAddress()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onCome)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', onCome)
  }
}

/** Null until hydration. */
export const useAddress = (): Place | null =>
  useSyncExternalStore(
    subscribe,
    () => cameTo ?? readAddress(),
    () => null,
  )

/** Leads to another address of the page: a new entry of the history, with a state, or in the place of the last one. */
export function goTo(
  { search, hash }: Place,
  how: 'push' | 'replace',
  state = window.history.state as unknown,
) {
  const address = window.location.pathname + search + hash
  if (how === 'push') window.history.pushState(state, '', address)
  else window.history.replaceState(state, '', address)
  onCome()
}

/** When the visitor follows a link to an inquiry, the address keeps the demo's moment. */
export function keepMomentOnLeaving(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (link) keepMoment(new URL(link.href))
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
