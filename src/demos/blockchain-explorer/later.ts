// Loads what a press opens: the third tab, and the page of an address.
import { latePart } from '../../browser/latePart.ts'

export const { load: loadLater, usePart: useLater } = latePart(async () => {
  const [{ NetworkAnalytics }, { AddressPage }] = await Promise.all([
    import('./NetworkAnalytics.tsx'),
    import('./AddressPage.tsx'),
  ])
  return { NetworkAnalytics, AddressPage }
})
