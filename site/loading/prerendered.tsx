// Parts without controls, which the server renders: hydration keeps their markup, so the page where a visit begins never loads
// their code.
import { lazy, useState, type ComponentType, type ReactElement } from 'react'
import { useIsHydrated } from '#src/browser/externalStores.ts'
import { PlaceFailure } from '#src/parts/loading/PlaceFailure.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'

/**
 * A component for such a part. After a navigation in the browser its code is loaded; if that fails, a message with a retry is
 * in its place.
 */
export function prerendered<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (import.meta.env.SSR) {
    const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
    return function OnServer(props) {
      return (
        <div>
          <Part {...props} />
        </div>
      )
    }
  }
  return function InBrowser(props): ReactElement {
    const isHydrated = useIsHydrated()
    const [isFromServer] = useState(!isHydrated)
    const { part: Part, failure, retry } = useLate(isFromServer ? null : true, load)
    // React does not touch the content of an element with a suppressed warning and a text.
    if (isFromServer) return <div suppressHydrationWarning>{''}</div>
    return (
      <div>
        {Part && <Part {...props} />}
        {failure && <PlaceFailure what="This part" kind={failure} onRetry={retry} />}
      </div>
    )
  }
}
