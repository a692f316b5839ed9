// Links to a policy, from search and chat: with scripts, a policy opens over the page, like by its button in the footer.
import { POLICIES_PAGE, policyNames, type PolicyId } from '#src/content/policyNames.ts'
import { pageHref } from '#src/content/site.ts'

const isFor = (link: HTMLAnchorElement | null | undefined, policy: PolicyId) =>
  link?.getAttribute('href') === pageHref(`${POLICIES_PAGE}#${policy}`)

function open(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  for (const [policy, name] of Object.entries(policyNames) as [PolicyId, string][]) {
    if (!isFor(link, policy)) continue
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('footer button')]
    const button = buttons.find(({ textContent }) => textContent === name)
    if (!button) return
    event.preventDefault()
    // What covers the screen, as the chat does on a phone, would cover the policy too.
    link?.closest('dialog:modal')?.dispatchEvent(new Event('cancel', { cancelable: true }))
    button.click()
  }
}

/** Starts to open policies from links; search or chat, whichever loads first, calls it. */
export function openPolicies(): void {
  document.addEventListener('click', open, true)
}
