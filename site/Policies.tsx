// The policies' buttons in the footer; a policy is loaded when somebody wants to read it.
import { Suspense, useRef, useState, type ComponentType, type ReactElement } from 'react'
import { useIsHydrated } from '#src/browser/externalStores.ts'
import { policyNames, type PolicyId } from '#src/content/policyNames.ts'
import { PartFailure, type FailureKind } from '#src/patterns/PartFailure.tsx'
import type { PolicyDialogProps } from '#src/patterns/PolicyDialog.tsx'
import { PolicyButton } from '#src/patterns/SiteFooter.tsx'
import { tryAgain, whyFailed } from './failure.ts'
import { policyTexts } from './lazyParts.ts'

const policies: readonly PolicyId[] = ['privacy', 'cookies']

/** Without scripts the texts stand in place, as the server drew them; hydration puts the buttons there at once. */
export function Policies(): ReactElement {
  if (useIsHydrated()) return <PolicyButtons />
  return (
    <Suspense fallback={null}>
      <policyTexts.Component />
    </Suspense>
  )
}

function PolicyButtons(): ReactElement {
  const [openPolicy, setOpenPolicy] = useState<PolicyId | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<PolicyDialogProps> | null>(null)
  const [failure, setFailure] = useState<FailureKind | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const load = () =>
    import('#src/patterns/PolicyDialog.tsx').then((module) => setDialog(() => module.PolicyDialog))
  const open = (policy: PolicyId, button: HTMLElement) => {
    opener.current = button
    setOpenPolicy(policy)
    setFailure(null)
    load().catch(() => void whyFailed().then(setFailure))
  }
  const close = () => {
    setOpenPolicy(null)
    setFailure(null)
    opener.current?.focus()
  }
  const retry = () => {
    if (failure === 'updated') window.location.reload()
    else void tryAgain(load).then((result) => setFailure(result === 'loaded' ? null : result))
  }
  return (
    <>
      {policies.map((policy) => (
        <PolicyButton key={policy} policy={policy} onOpen={(button) => open(policy, button)} />
      ))}
      {openPolicy && failure && (
        <PartFailure what={`The ${policyNames[openPolicy]}`} kind={failure} onRetry={retry} onClose={close} />
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
