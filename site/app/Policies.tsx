// The policies' buttons in the footer; a policy is loaded when it is opened.
import { useRef, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { policyNames, type PolicyId } from '#src/content/policyNames.ts'
import { LoadError } from '#src/parts/loading/LoadError.tsx'
import { PolicyButton } from '#src/parts/page/SiteFooter.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'

const loadDialog = async () => (await import('#src/parts/page/PolicyDialog.tsx')).PolicyDialog

const policies: readonly PolicyId[] = ['privacy', 'cookies']

/** The footer's buttons, and the policy that is open. */
export function Policies(): ReactElement {
  const [openPolicy, setOpenPolicy] = useState<PolicyId | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  // A navigation closes it. A policy that is still loading does not open over the visitor's next page.
  const { key: visit } = useLocation()
  const [shownVisit, setShownVisit] = useState(visit)
  if (shownVisit !== visit) {
    setShownVisit(visit)
    setOpenPolicy(null)
  }
  const { part: Dialog, failure, retry } = useLate(openPolicy && 'policies', loadDialog)
  const open = (policy: PolicyId, button: HTMLElement) => {
    opener.current = button
    setOpenPolicy(policy)
  }
  const close = () => {
    setOpenPolicy(null)
    opener.current?.focus()
  }
  return (
    <>
      {policies.map((policy) => (
        <PolicyButton key={policy} policy={policy} onOpen={(button) => open(policy, button)} />
      ))}
      {openPolicy && failure && (
        <LoadError what={`The ${policyNames[openPolicy]}`} kind={failure} onRetry={retry} onClose={close} />
      )}
      {openPolicy && Dialog && (
        <Dialog
          policy={openPolicy}
          onClose={() => setOpenPolicy(null)}
          returnFocusTo={() => opener.current}
        />
      )}
    </>
  )
}
