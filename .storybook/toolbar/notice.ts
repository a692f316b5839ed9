// An address that asks for an unknown value: a sentence beside the story, which is shown with its usual values.
import './notice.css'

let closed = ''

/** A sentence in the corner, until it is closed or another one takes its place. */
export function say(sentence: string, onClose = () => {}): void {
  document.querySelector('.toolbar-notice')?.remove()
  const notice = document.createElement('div')
  notice.className = 'toolbar-notice'
  notice.role = 'status'
  const words = document.createElement('p')
  words.textContent = sentence
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  close.addEventListener('click', () => {
    onClose()
    notice.remove()
  })
  notice.append(words, close)
  document.body.append(notice)
}

/** Says it, until it is closed or all is well. */
export function sayStrangers(strangers: readonly string[]): void {
  document.querySelector('.toolbar-notice')?.remove()
  const list = new Intl.ListFormat('en').format(strangers)
  if (list === '' || list === closed) return
  say(
    `The address asks for the ${list}, and there is no such thing here. The story is shown without.`,
    () => {
      closed = list
    },
  )
}
