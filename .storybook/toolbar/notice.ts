// What the address asks for and nobody has: a sentence beside the story, which stands there as if nobody had asked.
import './notice.css'

let closed = ''

/** Says it, until it is closed or all is well. */
export function sayStrangers(strangers: readonly string[]): void {
  document.querySelector('.toolbar-notice')?.remove()
  const list = new Intl.ListFormat('en').format(strangers)
  if (list === '' || list === closed) return
  const notice = document.createElement('div')
  notice.className = 'toolbar-notice'
  notice.role = 'status'
  const words = document.createElement('p')
  words.textContent = `The address asks for the ${list}, and there is no such thing here. The story is shown without.`
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  close.addEventListener('click', () => {
    closed = list
    notice.remove()
  })
  notice.append(words, close)
  document.body.append(notice)
}
