// Whether a partner is online and verified, in words; display only (Rules, Sample data).
import type { ReactElement } from 'react'
import { StatusBadge } from '../../primitives/Badge.tsx'

export interface TrustBadgesProps {
  /** Whether they are online, in a word beside the mark. */
  isOnline: boolean
  /** Whether they were verified, also in a word. */
  isVerified: boolean
}

/** Two badges; the parent lays them out. */
export function TrustBadges({ isOnline, isVerified }: TrustBadgesProps): ReactElement {
  const badge = (isTrue: boolean, yes: string, no: string) => (
    <StatusBadge tone={isTrue ? 'good' : 'neutral'} mark={isTrue ? 'full' : 'hollow'}>
      {isTrue ? yes : no}
    </StatusBadge>
  )
  return (
    <>
      {badge(isOnline, 'Online', 'Offline')}
      {badge(isVerified, 'Verified', 'Not verified')}
    </>
  )
}
