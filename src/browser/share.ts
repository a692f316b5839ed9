// The device's share sheet, which not every browser has.

/** The data for another app. */
export interface Shared {
  /** The subject, if the app has one. */
  title: string
  /** The message, including the link. */
  text: string
}

/** Opens the share sheet. False when the visitor closed it or the browser refused; never rejects. */
export type Share = (shared: Shared) => Promise<boolean>

/** The share sheet of this device; null if there is none. */
export const deviceShare = (): Share | null =>
  typeof navigator.share === 'function'
    ? async (shared) => {
        try {
          await navigator.share(shared)
          return true
        } catch {
          return false
        }
      }
    : null
